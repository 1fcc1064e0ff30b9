import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { usualTime } from '@sheaf/rules/meetings/week-meetings';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { attendance } from '#domains/meetings/attendance.store';
import { groupOf, readHoldingGroups } from '#domains/meetings/language-groups/holding-groups';
import { meetings } from '#domains/meetings/meetings.store';
import { startOf } from '#domains/meetings/present-meeting';
import type { Handler } from '#platform/handle';

/** REPORTS-C8: a number outlasts its meeting; then it is told by the usual day and hour. */
export async function listAttendance({ tenant, query }: Handler<typeof operations.listAttendance>) {
  const rows = await attendance.list(tenant, query);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const held = await meetings.list(tenant, { from: first.week, to: addDays(last.week, 6) });
  const groups = await readHoldingGroups(tenant);
  const { zone } = await readLetterhead(tenant);
  return rows.map(({ id, type, week, language_group_id, people }) => {
    const meeting = held.find(
      (one) => one.type === type && one.week === week && one.language_group_id === language_group_id,
    );
    const time = meeting ?? usualTime({ week, type }, groupOf(groups, { language_group_id }));
    return {
      ...{ id, type, week, language_group_id },
      meeting_id: meeting?.id ?? null,
      attendance: people,
      start_date: startOf(time, zone),
      service_year: serviceYearOf(time.held_on),
    };
  });
}
