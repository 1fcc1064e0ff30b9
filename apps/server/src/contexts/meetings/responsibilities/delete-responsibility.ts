import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Handler } from '#platform/handle';

/** Also deletes its places in the ledger (ATTEND-C3). */
export async function deleteResponsibility(
  call: Handler<typeof operations.deleteResponsibility>,
): Promise<{ ok: true }> {
  return (await responsibilities.remove(call.tenant, call.params.id)) ? { ok: true } : call.missing();
}
