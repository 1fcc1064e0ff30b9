import type { territory } from '@sheaf/contract/territory/territory/territory';
import { foreignAddresses } from '#contexts/territory/territory/foreign.store';
import type { Handler } from '#platform/handle';

/** ADDR-C7. */
export async function deleteForeignAddress(
  call: Handler<typeof territory.deleteForeignAddress>,
): Promise<{ ok: true }> {
  return (await foreignAddresses.remove(call.tenant, call.params.id)) ? { ok: true } : call.missing();
}
