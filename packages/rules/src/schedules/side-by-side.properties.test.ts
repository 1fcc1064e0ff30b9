import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeSideBySide, type Span } from './side-by-side.ts';

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 240 }))
    .map(([from, minutes]): Span => ({ from, to: from + minutes })),
  { maxLength: 20 },
);

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

it('overlapping entries have different columns, and the same number of columns', () => {
  fc.assert(
    fc.property(spans, (entries) => {
      const places = placeSideBySide(entries);
      entries.forEach((one, i) => {
        entries.forEach((other, k) => {
          if (i >= k || !overlap(one, other)) return;
          expect(places[i]!.column).not.toBe(places[k]!.column);
          expect(places[i]!.columns).toBe(places[k]!.columns);
        });
      });
      for (const { column, columns } of places) expect(column).toBeLessThan(columns);
    }),
  );
});

it('uses no more columns than the maximum number of simultaneous entries', () => {
  fc.assert(
    fc.property(spans, (entries) => {
      const places = placeSideBySide(entries);
      const most = Math.max(
        0,
        ...entries.map(({ from }) => entries.filter((other) => other.from <= from && from < other.to).length),
      );
      for (const { columns } of places) expect(columns).toBeLessThanOrEqual(most);
      expect(Math.max(0, ...places.map(({ columns }) => columns))).toBe(most);
    }),
  );
});

it('an entry without overlap has the full width, also if another begins at its end', () => {
  expect(
    placeSideBySide([
      { from: 60, to: 120 },
      { from: 120, to: 180 },
    ]),
  ).toEqual([
    { column: 0, columns: 1 },
    { column: 0, columns: 1 },
  ]);
});

const placed = (...spans: [from: number, to: number][]) =>
  placeSideBySide(spans.map(([from, to]) => ({ from, to }))).map(({ column, columns }) => [column, columns]);

it('the shorter of two entries with equal start is first', () => {
  expect(placed([0, 10], [0, 5], [0, 7])).toEqual([
    [2, 3],
    [0, 3],
    [1, 3],
  ]);
});

it('a group ends where the next begins, and a column is reused after its entry ends', () => {
  expect(placed([0, 10], [0, 10], [10, 20], [30, 40])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
    [0, 1],
  ]);
  expect(placed([0, 10], [5, 20], [10, 15], [12, 18])).toEqual([
    [0, 3],
    [1, 3],
    [0, 3],
    [2, 3],
  ]);
});
