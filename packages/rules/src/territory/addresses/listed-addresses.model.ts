/** Model for tests: the counts of addresses that the database selects with a map. */
import type { ListedAddress } from './listed-addresses.ts';

/** The counts that stand with a map. */
export const countAddresses = (addresses: readonly Pick<ListedAddress, 'kept' | 'phone'>[]) => ({
  all: addresses.length,
  withPhone: addresses.filter(({ phone }) => phone !== null).length,
  free: addresses.filter(({ kept }) => kept === null).length,
});
