/** Reminds people of responsibilities by message (ATTEND-R6, ATTEND-O4). */
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { dueMoment, momentsOf, responsibilityEffect } from '@sheaf/rules/meetings/responsibilities/reminders';
import { reminderTimings } from '@sheaf/rules/meetings/responsibilities/settings';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { responsibilityDutiesOfPeople } from '#contexts/duties/duties.api';
import { cancellingEvents } from '#contexts/events/events.api';
import { meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { readLetterhead, readSettings } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';
import { fromLastOrNextMonth, type ReminderSource, reminderState } from '#platform/reminder-source';
import { spokenDay } from '#platform/spoken-day';

/** Upper limit in days for a reminder before its meeting. */
const daysAhead = 4;

/** Responsibilities at meetings that are held; empty while the schedule is switched off. */
async function dutiesBetween(tenant: Tenant, from: string, to: string) {
  const settings = await readSettings(tenant, responsibilitiesSchedule);
  if (!settings.on) return { duties: [], timing: settings.reminder_timing };
  const duties = await responsibilityDutiesOfPeople(tenant, from, to);
  const events = await cancellingEvents(tenant);
  const ids = [...new Set(duties.map(({ meeting_id }) => meeting_id))];
  const held = new Set(
    (await meetingsOfIds(tenant, ids))
      .filter(({ week, type }) => !isMeetingCancelled(events, week, type))
      .map(({ id }) => id),
  );
  return {
    duties: duties.filter(({ meeting_id }) => held.has(meeting_id)),
    timing: settings.reminder_timing,
  };
}

export const responsibilitiesReminded: ReminderSource = {
  kind: 'attendant-duty',

  async due(tenant, time) {
    const { now, zone } = time;
    const today = todayIn(zone, now.getTime());
    const { duties, timing } = await dutiesBetween(tenant, today, addDays(today, daysAhead));
    const labels = new Map((await responsibilities.list(tenant)).map(({ id, label }) => [id, label]));
    const { time_format: timeFormat } = await readLetterhead(tenant);
    const moments = momentsOf(reminderTimings.decode(timing));
    return duties.flatMap((duty) => {
      const { on_date: date, starts_at: startsAt, person_id: personId } = duty;
      const moment = dueMoment(moments, { date, startsAt }, zone, reminderState(time));
      const label = labels.get(duty.responsibility_id);
      if (!moment || label === undefined) return [];
      return {
        personId,
        effect: responsibilityEffect(moment, duty.id, personId),
        lastDay: date === today,
        over: instantOfWallTime(date, startsAt, zone),
        values: (lang: string) => ({
          duty: label,
          date: spokenDay(lang, date),
          time: clockText(lang, startsAt, timeFormat),
        }),
      };
    });
  },

  async causesSince(tenant, since, { now, zone }) {
    return fromLastOrNextMonth(since, { now, zone }, async ({ from, to }) => {
      const { duties, timing } = await dutiesBetween(tenant, from, to);
      return duties.length * momentsOf(reminderTimings.decode(timing)).length;
    });
  },
};
