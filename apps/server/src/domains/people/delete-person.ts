import type { people } from '@sheaf/contract/people';
import { signOutEverywhere } from '#domains/access/access.door';
import { away } from '#domains/people/away.store';
import { decideRights } from '#domains/people/decide-rights';
import { leaveFamily } from '#domains/people/leave-family';
import { leaving } from '#domains/people/leaving.store';
import { person } from '#domains/people/person.store';
import { lockGrants } from '#domains/roles/roles.door';
import type { Handler } from '#platform/handle';

/** USERS-R23: a map is handed in first, because somebody has it in his hands; addresses are only numbers and are freed. */
export async function deletePerson(call: Handler<typeof people.deletePerson>): Promise<{ ok: true }> {
  const { tenant, actor, params, now } = call;
  const grants = await lockGrants(tenant);
  const row = await person.lock(tenant, params.id);
  if (!row) return call.missing();
  if (row.id === actor.personId) return call.refuse('own-profile');
  if (await leaving.holdsMap(tenant, row.id)) return call.refuse('person-holds-map');
  const decision = decideRights(actor, grants, row.id, null);
  if (!decision.allowed) return call.refuse(decision.reason);
  await signOutEverywhere(tenant, row.id, now);
  await leaveFamily(tenant, row.id);
  await leaving.release(tenant, row.id);
  await away.removeAllOf(tenant, row.id);
  await leaving.hide(tenant, row.id, now);
  return { ok: true };
}
