/** Keys in the table of a draft: arrows move among the places, L locks the chosen one. */

type DraftKey = { type: 'move'; place: number } | { type: 'lock' };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

type Rows = readonly (readonly (number | null)[])[];

/** The next place in a direction, beyond weeks without one. */
function placeFrom(rows: Rows, chosen: number, down: number, right: number): number | null {
  let row = rows.findIndex((places) => places.includes(chosen));
  if (row < 0) return null;
  let column = rows[row]!.indexOf(chosen);
  for (;;) {
    row += down;
    column += right;
    const place = rows[row]?.[column];
    if (place === undefined) return null;
    if (place !== null) return place;
  }
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * @param rows ids of the places by week and column; null for a week without one.
 * @param isMirrored the table is read from right to left.
 */
export function draftKeyOf(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  rows: Rows,
  chosen: number,
  isMirrored = document.documentElement.dir === 'rtl',
): DraftKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key.toLowerCase() === 'l') return { type: 'lock' };
  const step = steps[key];
  if (!step) return null;
  const place = placeFrom(rows, chosen, step[0], isMirrored ? -step[1] : step[1]);
  return place === null ? null : { type: 'move', place };
}
