import type { addresses } from '@sheaf/contract/addresses';
import { preloaded } from '#domains/addresses/preloaded.store';
import type { Handler } from '#platform/handle';

/** ADDR-C6. */
export async function deletePreloadedAddress(
  call: Handler<typeof addresses.deletePreloadedAddress>,
): Promise<{ ok: true }> {
  return (await preloaded.remove(call.tenant, call.params.id)) ? { ok: true } : call.missing();
}
