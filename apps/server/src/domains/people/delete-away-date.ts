import type { people } from '@sheaf/contract/people';
import { away } from '#domains/people/away.store';
import type { Handler } from '#platform/handle';

/** USERS-C11: somebody else's days are as good as missing to whoever may not see them (USERS-R19). */
export async function deleteAwayDate(call: Handler<typeof people.deleteAwayDate>): Promise<{ ok: true }> {
  const { tenant, actor, params } = call;
  const row = await away.lock(tenant, params.id);
  const mayTouch = row?.person_id === actor.personId || actor.permissions.has('settings.away.admin');
  if (!row || !mayTouch) return call.missing();
  await away.remove(tenant, params.id);
  return { ok: true };
}
