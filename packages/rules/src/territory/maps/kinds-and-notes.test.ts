import { expect, it } from 'vitest';
import { isOldNote } from './map-figures.model.ts';
import { codesOfTypes, hasBorder, hasPicture, mapTypes, mayCancelStarted } from './map-type.ts';

it('MAPS-D2 a map of foreign addresses has neither a picture nor a border, every other one has both', () => {
  for (const type of mapTypes.names)
    expect([type, hasPicture(type), hasBorder(type)]).toEqual([type, type !== 'foreign', type !== 'foreign']);
});

it('ASSIGN-R5 what was begun may be cancelled on rural maps and on those that nobody holds, found by their numbers', () => {
  expect(codesOfTypes(mayCancelStarted)).toEqual([3, 4, 5]);
  expect(codesOfTypes(() => false)).toEqual([]);
});

it('X-RETAIN a note is old once its assignment ended before the day; one without a note, or still out, has none', () => {
  const old = (note: string | null, returnedAt: number | null) => isOldNote({ note, returnedAt }, 1000);
  expect([old('x', 999), old('x', 1000), old('x', 1001)]).toEqual([true, false, false]);
  expect([old(null, 999), old('x', null), old(null, null)]).toEqual([false, false, false]);
});
