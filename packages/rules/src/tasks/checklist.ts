/** Items of a checklist, which is stored as a text with one item a line. */
export const mostItems = 30;
export const longestItem = 120;

/** Without blank lines. */
export const itemsOf = (checklist: string | null): string[] =>
  (checklist ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export type ChecklistFault = 'too-many-items' | 'item-too-long';

export function checklistFault(checklist: string | null): ChecklistFault | null {
  const items = itemsOf(checklist);
  if (items.length > mostItems) return 'too-many-items';
  return items.some((item) => item.length > longestItem) ? 'item-too-long' : null;
}

/** Positions of the list, each once, ascending; null if one is outside of the list. */
export function tickedItems(checklist: string | null, ticked: readonly number[]): number[] | null {
  const { length } = itemsOf(checklist);
  const items = [...new Set(ticked)].sort((one, other) => one - other);
  return items.every((item) => item < length) ? items : null;
}
