import type { people } from '@sheaf/contract/people/people';
import { compareAway, listedSince } from '@sheaf/rules/people/away';
import { away } from '#domains/people/away.store';
import { person } from '#domains/people/person.store';
import { presentAway } from '#domains/people/present-away';
import type { Handler } from '#platform/handle';

/** USERS-R19. */
export async function listAwayDates({ tenant, actor, now }: Handler<typeof people.listAwayDates>) {
  const today = await person.today(tenant, now);
  const everyone = actor.permissions.has('settings.away.admin');
  const rows = await away.list(tenant, listedSince(today), everyone ? undefined : actor.personId);
  return rows.map(presentAway).sort(compareAway(today));
}
