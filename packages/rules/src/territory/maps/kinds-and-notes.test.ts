import { expect, it } from 'vitest';
import { isOldNote } from './map-figures.model.ts';
import { codesOfTypes, hasBorder, hasPicture, mapTypes, mayCancelStarted } from './map-type.ts';

it('MAPS-D2 every map type but foreign has a picture and a border', () => {
  for (const type of mapTypes.names)
    expect([type, hasPicture(type), hasBorder(type)]).toEqual([type, type !== 'foreign', type !== 'foreign']);
});

it('ASSIGN-R5 only rural and open map types allow cancelling a started assignment, matched by their codes', () => {
  expect(codesOfTypes(mayCancelStarted)).toEqual([3, 4, 5]);
  expect(codesOfTypes(() => false)).toEqual([]);
});

it('X-RETAIN a note is old if its assignment ended before the day; a missing note or an open assignment is not', () => {
  const old = (note: string | null, returnedAt: number | null) => isOldNote({ note, returnedAt }, 1000);
  expect([old('x', 999), old('x', 1000), old('x', 1001)]).toEqual([true, false, false]);
  expect([old(null, 999), old('x', null), old(null, null)]).toEqual([false, false, false]);
});
