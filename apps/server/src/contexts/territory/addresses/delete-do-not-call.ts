import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import { mayChange } from '#contexts/territory/addresses/own-do-not-calls';
import type { Handler } from '#platform/handle';

/** ADDR-C8. */
export async function deleteDoNotCall(
  call: Handler<typeof addresses.deleteDoNotCall>,
): Promise<{ ok: true }> {
  const { tenant, actor, params } = call;
  if (!(await doNotCalls.mapOf(tenant, params.id))) return call.missing();
  if (!(await mayChange(tenant, actor, 'maps.dnc.delete', params.id))) return call.refuse('dnc-not-yours');
  return (await doNotCalls.remove(tenant, params.id)) ? { ok: true } : call.missing();
}
