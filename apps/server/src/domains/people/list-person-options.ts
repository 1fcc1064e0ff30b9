import type { people } from '@sheaf/contract/people';
import { person } from '#domains/people/person.store';
import type { Handler } from '#platform/handle';

/** USERS-S2. */
export async function listPersonOptions({ tenant }: Handler<typeof people.listPersonOptions>) {
  return { groups: await person.groups(tenant) };
}
