import type { people } from '@sheaf/contract/people/people/people';
import { groupNames } from '#contexts/people/groups/groups.api';
import type { Handler } from '#platform/handle';

/** USERS-S2. */
export async function listPersonOptions({ tenant }: Handler<typeof people.listPersonOptions>) {
  return { groups: await groupNames(tenant) };
}
