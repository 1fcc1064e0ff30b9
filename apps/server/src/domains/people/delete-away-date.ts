import type { people as operations } from '@sheaf/contract/people/people';
import { away } from '#domains/people/away.store';
import { people } from '#domains/people/people.store';
import { presentPerson } from '#domains/people/present-person';
import type { Handler } from '#platform/handle';

/** USERS-C11: somebody else's days are as good as missing to whoever may not see them (USERS-R19). */
export async function deleteAwayDate(call: Handler<typeof operations.deleteAwayDate>) {
  const { tenant, actor, params } = call;
  const row = await away.lock(tenant, params.id);
  const mayTouch = row?.person_id === actor.personId || actor.permissions.has('settings.away.admin');
  if (!row || !mayTouch) return call.missing();
  await away.remove(tenant, params.id);
  const users = (await people.list(tenant, [row.person_id])).map(presentPerson);
  return { ok: true as const, users };
}
