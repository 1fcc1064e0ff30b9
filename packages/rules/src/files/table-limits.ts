/**
 * Limits for uploaded files. Checked while reading, so that a small file that expands to a large one is
 * refused early.
 */

export const tableLimits = {
  rows: 60_000,
  columns: 300,
  /** Rows times columns of the filled table. */
  cells: 1_000_000,
  /** Characters of one cell; a border may be longer. */
  cell: 100_000,
  border: 1_000_000,
  /** Characters of all cells together: one shared string can occur in many cells. */
  text: 40_000_000,
  /** Nesting of lists or elements. */
  depth: 40,
  /** Elements of an XML file, and attributes of one element. */
  elements: 4_000_000,
  attributes: 100,
  /** Inflated bytes of a zip, and number of its files. */
  inflated: 64 * 1024 * 1024,
  entries: 5000,
} as const;

/** Reasons for refusing a file; each has its own phrase. */
export const tableFaults = [
  'import-unreadable',
  'import-too-long',
  'import-too-wide',
  'import-too-many-cells',
  'import-cell-too-long',
  'import-too-deep',
  'import-too-much-text',
  'import-too-demanding',
] as const;
export type TableFault = (typeof tableFaults)[number];

/** Checks the nesting depth of JSON text before it is parsed. */
export function isJsonTooDeep(text: string, deepest: number = tableLimits.depth): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) inText = false;
    } else if (code === 0x22) inText = true;
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
