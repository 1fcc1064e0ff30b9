/** Makes times whose week has begun the times of the settings (MEET-O5.3). */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { timesInForce, timesOf } from '@sheaf/rules/meetings/meetings/times-from-date';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { meetingTimes } from '#contexts/meetings/meetings/meeting-times/meeting-times.store';
import { changeSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Idempotent. */
export async function takeOverTimes(tenant: Tenant, now: Date): Promise<void> {
  const today = await readToday(tenant, now);
  const begun = (await meetingTimes.list(tenant)).filter(({ from_week }) => from_week <= mondayOf(today));
  for (const [group, rows] of Map.groupBy(begun, ({ language_group_id }) => language_group_id)) {
    const times = timesOf(timesInForce(rows, today)!);
    if (group === null) await changeSettings(tenant, meetingSchedule, times);
    else await languageGroups.setTimes(tenant, group, times);
  }
  await meetingTimes.remove(
    tenant,
    begun.map(({ id }) => id),
  );
}
