/** How much a file of another program may hold. Counted while it is read, so that a small file that unfolds into a large one is refused early. */

export const tableLimits = {
  rows: 60_000,
  columns: 300,
  /** Rows times columns, as they are once the table is filled up. */
  cells: 1_000_000,
  /** Characters of one cell; a border may be longer. */
  cell: 100_000,
  border: 1_000_000,
  /** Characters of all cells together: a text that is written once may stand in many. */
  text: 40_000_000,
  /** Lists in lists, elements in elements. */
  depth: 40,
  /** Elements of an XML file, and attributes of one of them. */
  elements: 4_000_000,
  attributes: 100,
  /** Bytes that a zip unfolds to, and the files it names. */
  inflated: 64 * 1024 * 1024,
  entries: 5000,
} as const;

/** Why a file is not read; each is a refusal with a sentence of its own. */
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

/** Whether lists and objects of a JSON text lie deeper in one another than may be; told before anything is parsed. */
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
