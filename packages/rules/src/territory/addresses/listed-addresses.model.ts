/** Test model of the address counts that the database selects with a map. */
import type { ListedAddress } from './listed-addresses.ts';

export const countAddresses = (addresses: readonly Pick<ListedAddress, 'kept' | 'phone'>[]) => ({
  all: addresses.length,
  withPhone: addresses.filter(({ phone }) => phone !== null).length,
  free: addresses.filter(({ kept }) => kept === null).length,
});
