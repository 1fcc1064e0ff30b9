import type { people as operations } from '@sheaf/contract/people/people/people';
import { reachablePeople } from '#contexts/people/people/reachable-people.store';
import type { Handler } from '#platform/handle';

/** USERS-X30. */
export const listTelephones = async ({ tenant }: Handler<typeof operations.listTelephones>) =>
  (await reachablePeople.withPhone(tenant)).flatMap(({ id, phone }) => (phone === null ? [] : { id, phone }));
