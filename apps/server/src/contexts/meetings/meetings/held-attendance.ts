/**
 * Attendance with day and time of its meetings; counts of deleted meetings get the usual ones (REPORTS-C8).
 */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { attendance } from '#contexts/meetings/meetings/attendance.store';
import { readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { readUsualTimes } from '#contexts/meetings/meetings/usual-times';
import type { Tenant } from '#platform/database/tenant';

interface Week {
  type: MeetingType;
  week: string;
  language_group_id: number | null;
}

/** Day and time of the meetings between two weeks. */
export async function readHeldTimes(tenant: Tenant, first: string, last: string) {
  const rows = await meetings.list(tenant, { from: first, to: addDays(last, 6) });
  const known = new Map(rows.map((row) => [`${row.type} ${row.week} ${row.language_group_id}`, row]));
  const usualTimeOf = await readUsualTimes(tenant, await readHoldingGroups(tenant));
  return ({ type, week, language_group_id }: Week) => {
    const meeting = known.get(`${type} ${week} ${language_group_id}`);
    const { held_on, starts_at } = meeting ?? usualTimeOf({ week, type, language_group_id });
    return { meeting_id: meeting?.id ?? null, held_on, starts_at };
  };
}

/** Counts of weeks that begin in this span; either end may be omitted. */
export async function heldAttendance(
  tenant: Tenant,
  span: { from?: string | undefined; to?: string | undefined },
) {
  const rows = await attendance.list(tenant, span);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const timeOf = await readHeldTimes(tenant, first.week, last.week);
  return rows.map((row) => ({ ...row, ...timeOf(row) }));
}

/** Counts of the whole congregation, for meetings held in this span. */
export async function countedAttendance(tenant: Tenant, { from, to }: { from?: string; to?: string }) {
  const rows = await heldAttendance(tenant, { ...(from && { from: mondayOf(from) }), ...(to && { to }) });
  return rows.flatMap(({ type, week, held_on, people, language_group_id: group }) =>
    group === null && held_on >= (from ?? held_on) && held_on <= (to ?? held_on)
      ? [{ type, week, held_on, attendance: people }]
      : [],
  );
}
