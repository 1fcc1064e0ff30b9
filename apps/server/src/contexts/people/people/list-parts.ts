import type { people } from '@sheaf/contract/people/people/people';
import { listedParts } from '@sheaf/rules/people/people/qualification';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** USERS-D4: ordered by number. */
export async function listParts({ actor }: Handler<typeof people.listParts>) {
  return listedParts
    .toSorted((one, other) => one - other)
    .map((id) => ({ id, name: say(actor.lang, `people:parts.name.${id}`) }));
}
