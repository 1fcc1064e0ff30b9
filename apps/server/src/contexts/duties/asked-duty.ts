/** A duty as shown to the person who is asked by a link. */
import { laterClock } from '@sheaf/rules/time/clock-time';
import { describeDuty } from '#contexts/duties/describe-duty';
import type { DutyRow } from '#contexts/duties/duties.store';
import { readMeetingPlace } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

export async function presentAskedDuty(
  tenant: Tenant,
  platform: Pick<Platform, 'registry'>,
  row: DutyRow,
  lang: string,
) {
  const { role, ...told } = await describeDuty(tenant, platform, row, lang);
  return {
    ...told,
    place: row.meeting_id === null ? null : await readMeetingPlace(tenant),
    id: row.id,
    helps: row.kind === 'helper',
    reads: role === 'reader',
    date: row.on_date,
    // The duty of the last part ends with the meeting, after song and prayer.
    until: told.minutes === null ? row.ends_at : laterClock(told.from, told.minutes),
  };
}
