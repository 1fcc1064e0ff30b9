import type { people as operations } from '@sheaf/contract/people/people/people';
import { unfitParts } from '@sheaf/rules/people/people/qualification';
import { people } from '#contexts/people/people/people.store';
import { presentPerson } from '#contexts/people/people/present-person';
import { qualifications } from '#contexts/people/people/qualifications.store';
import type { Handler } from '#platform/handle';

/** USERS-R25. */
export async function removeUnfitQualifications(call: Handler<typeof operations.removeUnfitQualifications>) {
  const { tenant, params } = call;
  const [row] = await qualifications.lock(tenant, [params.id]);
  if (!row) return call.missing();
  await qualifications.detach(tenant, row.id, unfitParts(row));
  const [now] = await people.list(tenant, [row.id]);
  return presentPerson(now!);
}
