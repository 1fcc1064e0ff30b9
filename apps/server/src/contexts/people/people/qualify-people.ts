import type { people } from '@sheaf/contract/people/people/people';
import { mayBeQualified } from '@sheaf/rules/people/people/qualification';
import { presentPart } from '#contexts/people/people/present-part';
import { qualifications } from '#contexts/people/people/qualifications.store';
import type { Handler } from '#platform/handle';

/** USERS-C8: people who have the part keep it; one ineligible person stops the whole request. */
export async function qualifyPeople(call: Handler<typeof people.qualifyPeople>) {
  const { tenant, body } = call;
  const ids = [...new Set(body.users)];
  if (ids.length === 0) return presentPart(tenant, body.id);
  const rows = await qualifications.lock(tenant, ids);
  if (rows.length < ids.length) return call.invalid({ users: ['no-such-person'] });
  const lacking = rows.filter((row) => !row.qualified_parts.includes(body.id));
  if (!lacking.every((row) => mayBeQualified(row, body.id))) return call.refuse('not-qualifiable');
  await qualifications.attach(
    tenant,
    lacking.map(({ id }) => id),
    body.id,
  );
  return presentPart(tenant, body.id);
}
