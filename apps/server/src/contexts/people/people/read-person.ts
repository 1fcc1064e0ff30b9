import type { people } from '@sheaf/contract/people/people/people';
import { person } from '#contexts/people/people/person.store';
import { presentDetail } from '#contexts/people/people/present-person';
import type { Handler } from '#platform/handle';

/** USERS-C1, USERS-O6. */
export async function readPerson(call: Handler<typeof people.readPerson>) {
  const row = await person.read(call.tenant, call.params.id);
  return row ? presentDetail(row) : call.missing();
}
