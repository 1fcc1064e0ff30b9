/** FAMILY-R1, FAMILY-R2: refuses an invalid family and locks its people. */

import type { families } from '@sheaf/contract/people/families/families';
import { inAnotherFamily, wrongInFamily } from '@sheaf/rules/people/families/family';
import { ties } from '#contexts/people/families/families.store';
import { lockPeople } from '#contexts/people/people/held-people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof families.addFamily> | Handler<typeof families.editFamily>;

/** @param family the changed one; null for a new one. */
export async function checkFamily(call: Call, family: number | null): Promise<void> {
  const { tenant, body } = call;
  const wrong = wrongInFamily(body.members);
  if (wrong) call.invalid({ members: [wrong] });
  const ids = body.members.map(({ id }) => id);
  // Concurrent families with the same person wait for each other.
  if ((await lockPeople(tenant, ids)).length < ids.length) call.invalid({ members: ['no-such-person'] });
  const familyOf = await ties.familiesOf(tenant, ids);
  if (inAnotherFamily(body.members, familyOf, family).length > 0) call.refuse('in-another-family');
}
