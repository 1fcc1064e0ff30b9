/** Pure functions on the selection of a list, identified by row ids. Each returns the next selection. */
export interface Selection {
  /** Selection mode, even without selected rows. */
  on: boolean;
  ids: ReadonlySet<number>;
  /** Start of a range: the last row pressed without Shift. */
  anchor: number | null;
}

export const nothingSelected: Selection = { on: false, ids: new Set(), anchor: null };

export const toggle = ({ ids }: Selection, id: number): Selection => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { on: true, ids: next, anchor: id };
};

/** Adds the rows from the anchor to this one in the shown order; without an anchor only this row. */
export function extendTo(selection: Selection, shown: readonly number[], id: number): Selection {
  const [from, to] = [shown.indexOf(selection.anchor ?? id), shown.indexOf(id)];
  if (to < 0) return selection;
  const start = from < 0 ? to : from;
  const range = shown.slice(Math.min(start, to), Math.max(start, to) + 1);
  return {
    on: true,
    ids: new Set([...selection.ids, ...range]),
    anchor: from < 0 ? id : (selection.anchor ?? id),
  };
}

export const selectAll = ({ anchor }: Selection, shown: readonly number[]): Selection => ({
  on: true,
  ids: new Set(shown),
  anchor,
});

/**
 * Deselects rows that left the list through a filter or another person's change. Returns the same object if
 * none did.
 */
export function keepShown(selection: Selection, shown: readonly number[]): Selection {
  if (selection.ids.size === 0 && selection.anchor === null) return selection;
  const there = new Set(shown);
  const anchor = selection.anchor !== null && there.has(selection.anchor) ? selection.anchor : null;
  const ids = [...selection.ids].filter((id) => there.has(id));
  if (ids.length === selection.ids.size && anchor === selection.anchor) return selection;
  return { on: selection.on, ids: new Set(ids), anchor };
}
