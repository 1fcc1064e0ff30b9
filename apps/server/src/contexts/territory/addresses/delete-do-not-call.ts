import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import type { Handler } from '#platform/handle';

/** ADDR-C8. */
export async function deleteDoNotCall(
  call: Handler<typeof addresses.deleteDoNotCall>,
): Promise<{ ok: true }> {
  return (await doNotCalls.remove(call.tenant, call.params.id)) ? { ok: true } : call.missing();
}
