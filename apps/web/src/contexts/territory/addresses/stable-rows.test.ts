import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepPlaces, type StableRow } from './stable-rows.ts';

interface Row {
  id: number;
  house: string;
}

const row = (id: number, house = String(id)): Row => ({ id, house });
const isSame = (a: Row, b: Row): boolean => a.house === b.house;
const keep = (shown: readonly StableRow<Row>[], rows: readonly Row[]) => keepPlaces(shown, rows, isSame);

it('ADDR-R35 no update changes the order of the rows shown', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(fc.array(ids, { minLength: 1, maxLength: 8 }), (answers) => {
      let shown: StableRow<Row>[] = [];
      for (const answer of answers) {
        const next = keep(
          shown,
          answer.map((id) => row(id)),
        );
        const places = next.map((kept) => kept.row.id);
        expect(places.slice(0, shown.length)).toEqual(shown.map((kept) => kept.row.id));
        expect(new Set(places).size).toBe(places.length);
        expect(next.filter(({ gone }) => !gone).map((kept) => kept.row.id)).toHaveLength(answer.length);
        shown = next;
      }
    }),
  );
});

it('ADDR-R35 an address recorded on the phone comes first, and the server’s row replaces it in place', () => {
  const before = keep([], [row(1), row(2)]);
  const noted = keep(before, [row(-5, '31'), row(1), row(2)]);
  expect(noted.map((kept) => kept.row.id)).toEqual([-5, 1, 2]);
  const known = keep(noted, [row(1), row(2), row(9, '31')]);
  expect(known.map((kept) => [kept.row.id, kept.gone])).toEqual([
    [9, false],
    [1, false],
    [2, false],
  ]);
});

it('ADDR-R35 shows a recorded address once, even while the server lists it already', () => {
  const noted = keep(keep([], [row(1)]), [row(-5, '31'), row(1)]);
  const both = keep(noted, [row(-5, '31'), row(1), row(9, '31')]);
  expect(both.map((kept) => [kept.row.id, kept.gone])).toEqual([
    [-5, false],
    [1, false],
  ]);
  const known = keep(both, [row(1), row(9, '31')]);
  expect(known.map((kept) => [kept.row.id, kept.gone])).toEqual([
    [9, false],
    [1, false],
  ]);
});

it('ADDR-R35 the rows of an entry of several units replace it in place', () => {
  const isOf = (noted: Row, made: Row): boolean => noted.house.split(',').includes(made.house);
  const several = (shown: readonly StableRow<Row>[], rows: readonly Row[]) => keepPlaces(shown, rows, isOf);
  const noted = several(several([], [row(1), row(2)]), [row(-5, '31,32'), row(1), row(2)]);
  const both = several(noted, [row(-5, '31,32'), row(1), row(2), row(8, '31'), row(9, '32')]);
  expect(both.map((kept) => kept.row.id)).toEqual([-5, 1, 2]);
  const known = several(both, [row(1), row(2), row(8, '31'), row(9, '32')]);
  expect(known.map((kept) => [kept.row.id, kept.gone])).toEqual([
    [8, false],
    [9, false],
    [1, false],
    [2, false],
  ]);
});
