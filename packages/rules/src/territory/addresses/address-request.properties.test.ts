import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapTypes } from '../maps/map-type.ts';
import { chooseAddresses, chooseAddressMaps, type KeepableAddress } from './address-request.model.ts';
import { type AddressMap, decideAddressesKept, decideAddressRequest } from './address-request.ts';

const map = fc.record<AddressMap>({
  id: fc.nat(20),
  order: fc.nat(3),
  type: fc.constantFrom(...mapTypes.names),
  locked: fc.boolean(),
  deleted: fc.boolean(),
  assignment: fc.option(fc.record({ personal: fc.boolean() })),
  freeAddresses: fc.nat(4),
});
const plainMap: AddressMap = {
  id: 1,
  order: 1,
  type: 'residential',
  locked: false,
  deleted: false,
  assignment: null,
  freeAddresses: 1,
};

it('ADDR-O5 ASSIGN-O6 does not offer locked, deleted, personal or empty maps', () => {
  const gone: Partial<AddressMap>[] = [
    { locked: true },
    { deleted: true },
    { assignment: { personal: true } },
    { freeAddresses: 0 },
  ];
  for (const change of gone) expect(chooseAddressMaps([{ ...plainMap, ...change }], 5)).toEqual([]);
  const somebodys = { ...plainMap, assignment: { personal: false } };
  expect(chooseAddressMaps([plainMap, somebodys], 5)).toEqual([plainMap, somebodys]);
});

it('ADDR-O5 orders maps open to everybody first, then maps with more addresses, then by their own order', () => {
  const full = { ...plainMap, id: 2, freeAddresses: 9 };
  const open = { ...plainMap, id: 3, type: 'high-density' as const, assignment: { personal: false } };
  const notOut = { ...open, id: 4, assignment: null, order: 0 };
  expect(chooseAddressMaps([plainMap, full, notOut, open], 9).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

it("ADDR-O4 offers no more maps than the congregation's limit", () => {
  fc.assert(
    fc.property(fc.array(map), fc.nat(6), (maps, most) => {
      const all = chooseAddressMaps(maps, maps.length);
      expect(chooseAddressMaps(maps, most)).toEqual(all.slice(0, most));
    }),
  );
});

const address: KeepableAddress = {
  id: 1,
  street: 'Bay Street',
  house: '4',
  phone: null,
  attempt: 0,
  adjustedAt: 50,
  free: true,
  expired: false,
  doNotCall: false,
};
const chosen = (addresses: KeepableAddress[], kind: 'any' | 'phone' | 'non_phone' = 'any', count = 99) =>
  chooseAddresses(addresses, { count, kind }).map(({ id }) => id);

it('ADDR-R20 ADDR-R21 does not hand out reserved, expired or do-not-call addresses', () => {
  for (const change of [{ free: false }, { expired: true }, { doNotCall: true }])
    expect(chosen([{ ...address, ...change }])).toEqual([]);
});

it('ADDR-O6 orders by fewest attempts, then oldest attempt, then street and house, with or without a phone number', () => {
  const rows = [
    { ...address, id: 1, attempt: 1, adjustedAt: 1 },
    { ...address, id: 2, adjustedAt: 60 },
    { ...address, id: 3, house: '10' },
    { ...address, id: 4, house: 'Lot' },
    { ...address, id: 5, street: 'Ash Street', house: '90', phone: '0400' },
    { ...address, id: 6 },
    { ...address, id: 7 },
  ];
  expect(chosen(rows)).toEqual([5, 6, 7, 3, 4, 2, 1]);
  expect(chosen(rows, 'any', 2)).toEqual([5, 6]);
  expect(chosen(rows, 'phone')).toEqual([5]);
  expect(chosen(rows, 'non_phone')).toEqual([6, 7, 3, 4, 2, 1]);
});

it('ADDR-R14 refuses addresses of a locked map to everybody and those of a personal map to all but its holder; MAPS-O9 a request by the holder marks the map as in use', () => {
  const refused = (reason: string) => ({ allowed: false, reason });
  const personal = { holderId: 1, personal: true };
  expect(decideAddressRequest({ locked: true, assignment: personal }, 2)).toEqual(refused('map-locked'));
  expect(decideAddressRequest({ locked: false, assignment: personal }, 2)).toEqual(refused('map-not-yours'));
  for (const assignment of [null, { holderId: 2, personal: false }, { ...personal, holderId: 2 }])
    expect(decideAddressRequest({ locked: false, assignment }, 2).allowed).toBe(true);
  expect(decideAddressesKept(personal, 1, [])).toEqual(refused('no-addresses-left'));
  const used = (assignment: typeof personal | { holderId: null; personal: false } | null, personId: number) =>
    decideAddressesKept(assignment, personId, [7]);
  expect(used(null, 1)).toEqual({ allowed: true, value: { mapUsed: false } });
  expect(used(personal, 1)).toEqual({ allowed: true, value: { mapUsed: true } });
  expect(used(personal, 2)).toEqual({ allowed: true, value: { mapUsed: false } });
  expect(used({ holderId: null, personal: false }, 2)).toEqual({ allowed: true, value: { mapUsed: true } });
});
