import type { people as operations } from '@sheaf/contract/people/people/people';
import { mayBeQualified, mayTouchQualifications } from '@sheaf/rules/people/people/qualification';
import { people } from '#contexts/people/people/people.store';
import { presentPerson } from '#contexts/people/people/present-person';
import { qualifications } from '#contexts/people/people/qualifications.store';
import type { Handler } from '#platform/handle';

/** USERS-C6, USERS-O9: the same rules for oneself and for others. */
export async function attachQualification(call: Handler<typeof operations.attachQualification>) {
  const { tenant, actor, params } = call;
  if (!mayTouchQualifications(actor, params.id)) return call.refuse('qualification-not-yours');
  const [row] = await qualifications.lock(tenant, [params.id]);
  if (!row) return call.missing();
  if (!row.qualified_parts.includes(params.part)) {
    if (!mayBeQualified(row, params.part)) return call.refuse('not-qualifiable');
    await qualifications.attach(tenant, [row.id], params.part);
  }
  const [now] = await people.list(tenant, [row.id]);
  return presentPerson(now!);
}
