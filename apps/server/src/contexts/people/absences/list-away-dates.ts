import type { absences } from '@sheaf/contract/people/absences/absences';
import { compareAway, listedSince } from '@sheaf/rules/people/absences/away';
import { away } from '#contexts/people/absences/absences.store';
import { presentAway } from '#contexts/people/absences/present-away';
import { readToday } from '#contexts/people/congregations/congregations.api';
import type { Handler } from '#platform/handle';

/** USERS-R19. */
export async function listAwayDates({ tenant, actor, now }: Handler<typeof absences.listAwayDates>) {
  const today = await readToday(tenant, now);
  const everyone = actor.permissions.has('settings.away.admin');
  const rows = await away.list(tenant, listedSince(today), everyone ? undefined : actor.personId);
  return rows.map(presentAway).sort(compareAway(today));
}
