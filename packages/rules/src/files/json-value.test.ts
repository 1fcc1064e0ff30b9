import { expect, it } from 'vitest';
import { dayIn, listIn, objectIn, objectsIn, textIn, valueIn } from './json-value.ts';

it('IMPORT-R2 reads a missing value or another type as empty', () => {
  for (const value of [undefined, null, 7, 'x', true, [1]]) expect(objectIn(value)).toEqual({});
  for (const value of [undefined, null, 7, 'x', true, { length: 1 }]) expect(listIn(value)).toEqual([]);
  for (const value of [undefined, null, true, {}, []]) expect(textIn(value)).toBe('');
  expect(objectsIn([{ a: 1 }, null, 7, [], { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
  expect([textIn(' x '), textIn(7), valueIn({ value: 7 }), valueIn(7), valueIn({})]).toEqual([
    'x',
    '7',
    7,
    7,
    undefined,
  ]);
});

it('IMPORT-R2 reads a day as the written date, or as the date of the midnight nearest to an instant', () => {
  const days = {
    '1985-12-30': '1985-12-30',
    '1985/12/30': '1985-12-30',
    '1985-12-29T13:00:00.000Z': '1985-12-30',
    '1985-12-30T11:59:00.000Z': '1985-12-30',
    '1985-12-30T12:00:00.000Z': '1985-12-31',
    '1985/12/30T13:00': '1985-12-30',
    'x1985-12-29T13:00:00.000Z': 'x1985-12-2',
    '1985-12-40T13:00:00.000Z': '1985-12-40',
    '': '',
  };
  for (const [written, day] of Object.entries(days))
    expect([written, dayIn(written)]).toEqual([written, day]);
});
