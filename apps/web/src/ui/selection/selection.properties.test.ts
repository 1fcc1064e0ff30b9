import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendTo, keepShown, nothingSelected, type Selection, selectAll, toggle } from './selection.ts';

const id = fc.integer({ min: 1, max: 12 });
const shownRows = fc.uniqueArray(id, { minLength: 1 });
const selections = fc
  .tuple(fc.uniqueArray(id), fc.option(id))
  .map(([ids, anchor]): Selection => ({ on: true, ids: new Set(ids), anchor }));

it('X-SELECT-2 a range extends from the last pressed row to this one in the shown order, and deselects nothing', () => {
  fc.assert(
    fc.property(shownRows, selections, fc.nat(), fc.nat(), (shown, selection, one, other) => {
      const [from, to] = [one % shown.length, other % shown.length].sort((a, b) => a - b) as [number, number];
      const anchored = toggle({ ...selection, ids: new Set() }, shown[one % shown.length]!);
      const { ids } = extendTo(anchored, shown, shown[other % shown.length]!);
      expect([...ids].sort()).toEqual(shown.slice(from, to + 1).sort());
      const more = extendTo({ ...selection, anchor: shown[from]! }, shown, shown[to]!);
      expect([...selection.ids].every((kept) => more.ids.has(kept))).toBe(true);
    }),
  );
});

it('X-SELECT-2 a range whose anchor is hidden contains one row', () => {
  const selection = { on: true, ids: new Set<number>(), anchor: 9 };
  expect(extendTo(selection, [1, 2, 3], 2)).toEqual({ on: true, ids: new Set([2]), anchor: 2 });
});

it('X-SELECT-3 rows hidden by the filter are deselected, all others stay selected', () => {
  fc.assert(
    fc.property(selections, fc.uniqueArray(id), (selection, shown) => {
      const kept = keepShown(selection, shown);
      expect([...kept.ids].sort()).toEqual([...selection.ids].filter((one) => shown.includes(one)).sort());
      expect(kept.anchor === null || shown.includes(kept.anchor)).toBe(true);
      expect(keepShown(kept, shown)).toBe(kept);
      expect(kept.on).toBe(true);
    }),
  );
});

it('X-SELECT-2 toggling a row twice restores the selection, and select all contains all shown rows', () => {
  fc.assert(
    fc.property(selections, shownRows, id, (selection, shown, one) => {
      expect(toggle(toggle(selection, one), one).ids).toEqual(selection.ids);
      expect(selectAll(selection, shown).ids).toEqual(new Set(shown));
    }),
  );
  expect(nothingSelected.ids.size).toBe(0);
});
