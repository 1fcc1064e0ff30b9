import type { people as operations } from '@sheaf/contract/people/people/people';
import { mayTouchQualifications } from '@sheaf/rules/people/people/qualification';
import { people } from '#contexts/people/people/people.store';
import { presentPerson } from '#contexts/people/people/present-person';
import { qualifications } from '#contexts/people/people/qualifications.store';
import type { Handler } from '#platform/handle';

/** USERS-C9: removal is always permitted, also after a change of the appointment. */
export async function detachQualification(call: Handler<typeof operations.detachQualification>) {
  const { tenant, actor, params } = call;
  if (!mayTouchQualifications(actor, params.id)) return call.refuse('qualification-not-yours');
  const [row] = await qualifications.lock(tenant, [params.id]);
  if (!row) return call.missing();
  await qualifications.detach(tenant, row.id, [params.part]);
  const [now] = await people.list(tenant, [row.id]);
  return presentPerson(now!);
}
