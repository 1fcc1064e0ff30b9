import type { people } from '@sheaf/contract/people/people/people';
import { person } from '#contexts/people/people/person.store';
import { presentRecord } from '#contexts/people/people/present-person';
import type { Handler } from '#platform/handle';

/** USERS-C1, USERS-O6. */
export async function readPerson(call: Handler<typeof people.readPerson>) {
  const row = await person.read(call.tenant, call.params.id);
  return row ? presentRecord(call, row) : call.missing();
}
