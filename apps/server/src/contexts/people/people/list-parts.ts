import type { people } from '@sheaf/contract/people/people/people';
import { listedParts } from '@sheaf/rules/people/people/qualification';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** USERS-D4: in the order of their numbers. */
export async function listParts({ actor }: Handler<typeof people.listParts>) {
  return listedParts
    .toSorted((one, other) => one - other)
    .map((id) => ({ id, name: say(actor.lang, `people:parts.name.${id}`) }));
}
