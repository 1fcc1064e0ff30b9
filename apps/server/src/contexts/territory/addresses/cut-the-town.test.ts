import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutIntoMaps } from '@sheaf/rules/territory/addresses/cut-into-maps';
import { metresBetween, type Place } from '@sheaf/rules/territory/addresses/import/near';
import { expect, it } from 'vitest';
import { readAddresses } from '#contexts/territory/addresses/read-address-file';

const town = join(import.meta.dirname, '../../../../../../database/demo/burnie-addresses.csv');

/** Whether all houses are connected by steps of at most 200 m. */
function hangsTogether(places: readonly Place[]): boolean {
  const left = new Set(places);
  const open = places.slice(0, 1);
  left.delete(open[0]!);
  for (let from = open.pop(); from; from = open.pop())
    for (const to of [...left])
      if (metresBetween(from, to) <= 200.5) {
        left.delete(to);
        open.push(to);
      }
  return left.size === 0;
}

it('ADDR-R30 connects 40 of the 46 maps of the town at 200 m, and makes none far too small or large', async () => {
  const read = await readAddresses({
    bytes: readFileSync(town),
    sameNumber: 'units',
    encoding: undefined,
    matched: undefined,
    today: '2026-01-01',
    hyphen: 'range',
  });
  if (typeof read === 'string') throw new Error(read);
  const maps = cutIntoMaps(read.taken.addresses, 140).map(({ addresses }) => addresses);
  const sizes = maps.map(({ length }) => length);
  expect({
    maps: maps.length,
    together: maps.filter(hangsTogether).length,
    smallest: Math.min(...sizes),
    largest: Math.max(...sizes),
  }).toEqual({ maps: 46, together: 40, smallest: 102, largest: 170 });
});
