import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { readAddressSearch } from '@sheaf/rules/territory/addresses/address-search';
import { addressSearch } from '#contexts/territory/addresses/address-search.store';
import type { Handler } from '#platform/handle';

export async function searchAddresses({ tenant, query }: Handler<typeof addresses.searchAddresses>) {
  const search = readAddressSearch(query.text);
  return { streets: search ? await addressSearch.find(tenant, search) : [] };
}
