import type { people } from '@sheaf/contract/people/people/people';
import { currentChange } from '#contexts/journal/journal.api';
import { clearCommitments } from '#contexts/people/people/clear-commitments';
import { decideRights } from '#contexts/people/people/decide-rights';
import { leaving } from '#contexts/people/people/leaving.store';
import { person } from '#contexts/people/people/person.store';
import { lockGrants } from '#contexts/people/roles/roles.api';
import type { Handler } from '#platform/handle';

/** USERS-R23: a held map must be handed in first, because the person has it; lent addresses are freed. */
export async function deletePerson(call: Handler<typeof people.deletePerson>) {
  const { tenant, actor, params, now, platform } = call;
  const grants = await lockGrants(tenant);
  const row = await person.lock(tenant, params.id);
  if (!row) return call.missing();
  const was = (await person.read(tenant, row.id))!;
  if (row.id === actor.personId) return call.refuse('own-profile');
  for (const obstacle of platform.registry.personStays) {
    const refusal = await obstacle(tenant, row.id);
    if (refusal) return call.refuse(refusal);
  }
  const decision = decideRights(actor, grants, row.id, null);
  if (!decision.allowed) return call.refuse(decision.reason);
  await clearCommitments({ tenant, grants, now, platform }, was, 'delete');
  await leaving.hide(tenant, row.id, now);
  return { ok: true as const, change_id: await currentChange(tenant) };
}
