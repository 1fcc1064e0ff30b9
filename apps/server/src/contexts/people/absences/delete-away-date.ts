import type { absences } from '@sheaf/contract/people/absences/absences';
import { away } from '#contexts/people/absences/absences.store';
import { readPeople } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** USERS-C11: 404 for another person's absence without the permission (USERS-R19). */
export async function deleteAwayDate(call: Handler<typeof absences.deleteAwayDate>) {
  const { tenant, actor, params } = call;
  const row = await away.lock(tenant, params.id);
  const mayTouch = row?.person_id === actor.personId || actor.permissions.has('settings.away.admin');
  if (!row || !mayTouch) return call.missing();
  await away.remove(tenant, params.id);
  const users = await readPeople(tenant, [row.person_id]);
  return { ok: true as const, users };
}
