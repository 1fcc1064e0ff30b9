import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHouse } from './house.ts';
import { everySecond, previewDoors, previewHouse } from './preview-doors.ts';

const preview = (house: string, unit = '', suffix = '') => previewDoors({ house, suffix, unit });

it.each([
  ['30+36', '', '', 4, ['30', '32', '34', '36'], 0],
  ['10,12', '', '', 2, ['10', '12'], 0],
  ['1-100', '', '', 100, ['1', '2', '3', '4', '5', '6'], 94],
  ['30-36', '', '', 7, ['30', '31', '32', '33', '34', '35', '36'], 0],
  ['30-37', '', '', 8, ['30', '31', '32', '33', '34', '35'], 2],
  ['8', '1-3', '', 3, ['1/8', '2/8', '3/8'], 0],
  ['8', '1,2', 'A', 2, ['1/8A', '2/8A'], 0],
  ['8', '1,2', 'a', 2, ['1/8A', '2/8A'], 0],
  ['8', '1,2', '10', 2, ['1/8-10', '2/8-10'], 0],
  ['8,10', '1,2', 'A', 4, ['1/8', '2/8', '1/10', '2/10'], 0],
  ['30', '', '36', 1, ['30-36'], 0],
])('ADDR-R51 %s with unit %j and suffix %j makes %d addresses', (house, unit, suffix, count, named, more) => {
  expect(preview(house, unit, suffix)).toEqual({ count, named, more });
});

it.each([
  ['30-36', '30+36', true],
  [' 7 - 19', '7+19', false],
  ['1-3', '1+3', false],
])('ADDR-R51 %j suggests the entry for one side of the street', (entry, second, even) => {
  expect(everySecond(entry)).toEqual({ entry: second, even });
});

it.each([['30-37'], ['30'], ['30-30'], ['30+36'], ['30-36,40'], ['36-30'], ['2-99998'], ['0-4'], ['x']])(
  'ADDR-R51 %j suggests no entry for one side of the street',
  (entry) => expect(everySecond(entry)).toBeNull(),
);

it.each([[''], ['8'], ['abc'], ['14-10'], ['10 12'], ['1-9999']])(
  'ADDR-R51 %j has no preview, as a single address or an unreadable entry',
  (house) => expect(preview(house)).toBeNull(),
);

it.each([
  ['30', '', '36', 1, ['30-36']],
  ['30', '', '-36', 1, ['30-36']],
  ['8', '1,2', 'a', 2, ['1/8A', '2/8A']],
  ['8', '1,2', '10', 2, ['1/8-10', '2/8-10']],
])(
  'ADDR-R51 one house %s with unit %j and suffix %j makes %d addresses',
  (house, unit, suffix, count, named) => {
    expect(previewHouse({ house, suffix, unit })).toEqual({ count, named, more: 0 });
  },
);

it.each([
  ['30-36', ''],
  ['30+36', ''],
  ['10,12', ''],
  ['8', ''],
  ['8', 'a'],
  ['8', 'xx'],
  ['36', '30'],
])('ADDR-R51 one house %s with suffix %j has no preview, as an obvious or a refused entry', (house, suffix) =>
  expect(previewHouse({ house, suffix, unit: '' })).toBeNull(),
);

it('ADDR-R51 previews for one house exactly the entries its form accepts (ADDR-R15)', () => {
  const entry = fc.record({
    house: fc.stringMatching(/^\d{1,3}([-+,]\d{1,3})?$/),
    suffix: fc.stringMatching(/^-?[\da-c]{0,3}$/),
    unit: fc.stringMatching(/^(\d{1,2}(,\d{1,2}){0,3})?$/),
  });
  fc.assert(
    fc.property(entry, (given) => {
      if (previewHouse(given)) expect(readHouse(given.house, given.suffix).allowed).toBe(true);
    }),
  );
});
