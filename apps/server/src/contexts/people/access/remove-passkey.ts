import type { access } from '@sheaf/contract/people/access/access';
import { passkeys } from '#contexts/people/access/passkeys.store';
import { recordAct } from '#contexts/people/access/sessions.store';
import type { Handler } from '#platform/handle';

/** AUTH-R15: its sessions continue; each can be ended in the list of devices. */
export async function removePasskey(call: Handler<typeof access.removePasskey>): Promise<{ ok: true }> {
  const { tenant, actor, params } = call;
  if (!(await passkeys.remove(tenant, actor.personId, params.id))) return call.missing();
  await recordAct(tenant, 'passkeys', params.id, { removed: true });
  return { ok: true };
}
