import type { people } from '@sheaf/contract/people/people/people';
import { hasTalks } from '@sheaf/rules/people/people/profile';
import { person } from '#contexts/people/people/person.store';
import { presentProfile } from '#contexts/people/people/present-profile';
import { profile } from '#contexts/people/people/profile.store';
import type { Handler } from '#platform/handle';

/** USERS-C4, USERS-R17. */
export async function editPreparedTalks(call: Handler<typeof people.editPreparedTalks>) {
  const { tenant, actor, body } = call;
  const row = await person.lock(tenant, actor.personId);
  if (!row) return call.missing();
  if (!hasTalks(row.appointment)) return call.refuse('not-appointed');
  await profile.setOutlines(
    tenant,
    row.id,
    [...new Set(body.outlines)].sort((a, b) => a - b),
  );
  return (await presentProfile(call, row.id))!;
}
