import { expect, it } from 'vitest';
import { known, nws, plan, reasons } from './testing/planning.ts';
import { headings } from './testing/table.ts';

it('TERR-R13 lists no address under a do-not-call, and a new do-not-call removes its available address', () => {
  const planned = plan(
    headings.nwsAddresses,
    [
      nws({ Number: '18', ApartmentNumber: '3' }),
      nws({ Number: '20' }),
      nws({ Number: '20', Status: 'DoNotCall', Date1: '2025-01-01' }),
      nws({ Number: '16', Status: 'DoNotCall', Date1: '2025-01-01' }),
    ],
    known,
  );
  expect(planned.doNotCalls.map(({ house, date }) => [house, date])).toEqual([
    ['20', '2025-01-01'],
    ['16', '2025-01-01'],
  ]);
  expect(planned.takenOff).toEqual([7]);
  expect(reasons(planned)).toEqual([
    [2, 'do-not-call'],
    [3, 'do-not-call'],
  ]);
});

it('TERR-R13 a do-not-call covers ranges, units as written, and its street on every map', () => {
  const here = {
    ...known,
    doors: [
      ...known.doors,
      {
        table: 'available' as const,
        id: 9,
        street_id: 5,
        house: '31',
        suffix: null,
        unit: 'Unit 2',
        name: null,
      },
      {
        table: 'do-not-call' as const,
        id: 10,
        street_id: 5,
        house: '40',
        suffix: '-44',
        unit: null,
        name: null,
      },
    ],
  };
  const planned = plan(
    headings.nwsAddresses,
    [
      nws({ Number: '42' }),
      nws({ Number: '46' }),
      nws({ TerritoryNumber: '13', Street: 'Mount St', Number: '18' }),
      nws({ TerritoryNumber: '14', Street: 'Mount St', Suburb: 'Ridgley', Number: '18' }),
      nws({ Number: '31', ApartmentNumber: '2', Status: 'DoNotCall', Date1: '2025-01-01' }),
    ],
    here,
  );
  expect(planned.takenOff).toEqual([9]);
  expect(planned.preloaded.map(({ map, house }) => [map, house])).toEqual([
    ['12', '46'],
    ['14', '18'],
  ]);
  expect(reasons(planned)).toEqual([
    [2, 'do-not-call'],
    [4, 'do-not-call'],
  ]);
});
