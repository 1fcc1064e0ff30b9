import type { absences } from '@sheaf/contract/absences/absences';
import { compareAway, listedSince } from '@sheaf/rules/absences/away';
import { away } from '#domains/absences/absences.store';
import { presentAway } from '#domains/absences/present-away';
import { readToday } from '#domains/congregations/congregations.public-api';
import type { Handler } from '#platform/handle';

/** USERS-R19. */
export async function listAwayDates({ tenant, actor, now }: Handler<typeof absences.listAwayDates>) {
  const today = await readToday(tenant, now);
  const everyone = actor.permissions.has('settings.away.admin');
  const rows = await away.list(tenant, listedSince(today), everyone ? undefined : actor.personId);
  return rows.map(presentAway).sort(compareAway(today));
}
