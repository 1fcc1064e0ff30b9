/** FAMILY-R1, FAMILY-R2: refuses a family that cannot be. Its people are locked from here on. */
import type { families } from '@sheaf/contract/families/families';
import { inAnotherFamily, wrongInFamily } from '@sheaf/rules/families/family';
import { ties } from '#domains/families/families.store';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof families.addFamily> | Handler<typeof families.editFamily>;

/** @param family the one that is changed; null for a new one. */
export async function checkFamily(call: Call, family: number | null): Promise<void> {
  const { tenant, body } = call;
  const wrong = wrongInFamily(body.members);
  if (wrong) call.invalid({ members: [wrong] });
  const found = await ties.lockPeople(
    tenant,
    body.members.map(({ id }) => id),
  );
  if (found.length < body.members.length) call.invalid({ members: ['no-such-person'] });
  const familyOf = new Map(
    found.flatMap(({ id, family_id }) => (family_id === null ? [] : [[id, family_id] as const])),
  );
  if (inAnotherFamily(body.members, familyOf, family).length > 0) call.refuse('in-another-family');
}
