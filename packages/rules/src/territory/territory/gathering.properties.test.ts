import { expect, it } from 'vitest';
import { type GatheringMap, mapOfLanguage, placeOfLanguage } from './gathering.model.ts';

const map = (id: number, change: Partial<GatheringMap> = {}): GatheringMap => ({
  id,
  order: 1,
  type: 'foreign',
  lang: 'ne',
  deleted: false,
  ...change,
});

it('ADDR-R48 a language belongs to the first of its maps that are not deleted', () => {
  const maps = [
    map(1, { deleted: true }),
    map(2, { type: 'high-density' }),
    map(3, { lang: 'hi' }),
    map(5),
    map(4),
  ];
  expect([mapOfLanguage(maps, 'ne'), mapOfLanguage(maps, 'hi'), mapOfLanguage(maps, 'zh')]).toEqual([
    4,
    3,
    null,
  ]);
  expect(mapOfLanguage([...maps, map(9, { order: 0 })], 'ne')).toBe(9);
});

it('ADDR-R48 an address stays on its map while that map gathers its language', () => {
  const maps = [map(1), map(2), map(3, { lang: 'hi' })];
  expect(placeOfLanguage(maps, 2, 'ne')).toBe(2);
  expect(placeOfLanguage(maps, 3, 'ne')).toBe(1);
  expect(placeOfLanguage(maps, null, 'ne')).toBe(1);
  expect(placeOfLanguage(maps, 1, 'zh')).toBeNull();
});
