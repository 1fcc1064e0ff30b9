import { expect, it } from 'vitest';
import { countAddresses } from './listed-addresses.model.ts';
import { tellsOfAddress } from './listed-addresses.ts';

const [ruth, joel, holder] = [1, 2, 3];
const address = { kept: null, phone: '0400', contact: 'Anna' };

it('ADDR-R46 shows the phone to the person who reserved the address, or to the holder of the map if it is not reserved', () => {
  const kept = { ...address, kept: { personId: ruth, lentBy: joel } };
  expect(tellsOfAddress(kept, ruth, holder)).toEqual({ phone: '0400', contact: 'Anna', lentBy: joel });
  const nothing = { phone: null, contact: null, lentBy: null };
  expect(tellsOfAddress(kept, joel, holder)).toEqual(nothing);
  expect(tellsOfAddress(kept, holder, holder)).toEqual(nothing);
  expect(tellsOfAddress(address, holder, holder)).toEqual({ ...nothing, phone: '0400' });
  expect(tellsOfAddress(address, ruth, holder)).toEqual(nothing);
  expect(tellsOfAddress(address, ruth, null)).toEqual(nothing);
});

it('MAPS-R7 a map counts its addresses, those with a phone, and the unreserved ones', () => {
  const kept = { personId: ruth, lentBy: null };
  expect(countAddresses([address, { kept, phone: null }, { kept, phone: '0400' }])).toEqual({
    all: 3,
    withPhone: 2,
    free: 1,
  });
});
