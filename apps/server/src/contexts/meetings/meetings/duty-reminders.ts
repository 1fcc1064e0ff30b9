/**
 * Reminds people of duties at meetings, the evening before and a week before; rules decide the times
 * (MSG-R22).
 */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import {
  countDutyReminders,
  type DutyAhead,
  type DutyReminderKind,
  daysAhead,
  dueDutyReminders,
  dutyReminders,
} from '@sheaf/rules/duties/reminders';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import type { NamedDuty } from '#contexts/duties/duties.api';
import { roleOf, whatOf } from '#contexts/meetings/meetings/describe-meeting-duty';
import { type MeetingWindow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { hoursOfDuty } from '#contexts/meetings/meetings/plan-of-meeting';
import { type PrintedMeeting, printMeetings } from '#contexts/meetings/meetings/printed-meetings';
import {
  type SpecialsAhead,
  specialsAhead,
} from '#contexts/meetings/meetings/special-meetings/specials-ahead';
import { readLetterhead, readSettings } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import {
  fromLastOrNextMonth,
  type Reminder,
  type ReminderSource,
  reminderState,
} from '#platform/reminder-source';
import { spokenDay } from '#platform/spoken-day';
import { sayPlain } from '#platform/texts';

/** Empty while the congregation has the schedule switched off. */
async function meetingsBetween(tenant: Tenant, window: MeetingWindow): Promise<PrintedMeeting[]> {
  if (!(await readSettings(tenant, meetingSchedule)).on) return [];
  const { lang } = await readLetterhead(tenant);
  return printMeetings(tenant, await meetings.list(tenant, window), lang);
}

const dutiesAhead = (found: readonly PrintedMeeting[]): DutyAhead[] =>
  found.flatMap(({ meeting, instead, duties }) =>
    duties.map(({ id, person_id: personId }) => ({
      id,
      personId,
      meetingId: meeting.id,
      date: meeting.held_on,
      startsAt: meeting.starts_at,
      cancelled: instead !== null,
    })),
  );

const beginsAt = (duty: NamedDuty, { meeting, parts }: PrintedMeeting): string =>
  hoursOfDuty(
    duty,
    meeting,
    parts.map(({ row }) => row),
  ).from;

function tell(lang: string, duty: NamedDuty, meeting: PrintedMeeting, timeFormat: number): string {
  const part = whatOf(lang, duty, meeting, sayPlain);
  const role = roleOf(duty, meeting);
  const what = role === null ? part : sayPlain(lang, `duties:${role}Of`, { part });
  return sayPlain(lang, 'duties:atTime', {
    what,
    time: clockText(lang, beginsAt(duty, meeting), timeFormat),
  });
}

const tellAll = (lang: string, dutyIds: readonly number[], meeting: PrintedMeeting, timeFormat: number) =>
  meeting.duties
    .filter(({ id }) => dutyIds.includes(id))
    .toSorted((one, other) => beginsAt(one, meeting).localeCompare(beginsAt(other, meeting)))
    .map((duty) => tell(lang, duty, meeting, timeFormat))
    .join(sayPlain(lang, 'shell:comma'));

/** Nothing while the congregation has the schedule switched off. */
const specialsBetween = async (
  tenant: Tenant,
  window: { from: string; to: string },
): Promise<SpecialsAhead> =>
  (await readSettings(tenant, meetingSchedule)).on
    ? specialsAhead(tenant, window)
    : { ahead: [], told: new Map() };

const tellSpecials = (
  lang: string,
  dutyIds: readonly number[],
  { told }: SpecialsAhead,
  timeFormat: number,
): string =>
  dutyIds
    .flatMap((id) => told.get(id) ?? [])
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, what }) =>
      sayPlain(lang, 'duties:atTime', { what: what(lang), time: clockText(lang, from, timeFormat) }),
    )
    .join(sayPlain(lang, 'shell:comma'));

const dutyKinds = Object.keys(dutyReminders) as DutyReminderKind[];

const reminderSource = (kind: DutyReminderKind): ReminderSource => ({
  kind,

  async due(tenant, time) {
    const { now, zone } = time;
    const today = todayIn(zone, now.getTime());
    const window = { from: today, to: addDays(today, daysAhead[kind].most) };
    const found = new Map(
      (await meetingsBetween(tenant, window)).map((printed) => [printed.meeting.id, printed]),
    );
    const specials = await specialsBetween(tenant, window);
    const duties = [...dutiesAhead([...found.values()]), ...specials.ahead];
    const people = [...new Set(duties.flatMap(({ personId }) => personId ?? []))];
    const told = await Promise.all(dutyKinds.map((one) => sentMessages.effectsOf(tenant, one, people)));
    const { time_format: timeFormat } = await readLetterhead(tenant);
    return dueDutyReminders(kind, duties, { ...reminderState(time), zone, told: told.flat() }).map(
      ({ personId, effect, lastDay, today: isToday, over, meetingId, date, dutyIds }): Reminder => ({
        personId,
        effect,
        lastDay,
        over,
        ...(isToday && { phrase: 'duty-today' }),
        values: (lang) => ({
          date: spokenDay(lang, date),
          duties: found.has(meetingId)
            ? tellAll(lang, dutyIds, found.get(meetingId)!, timeFormat)
            : tellSpecials(lang, dutyIds, specials, timeFormat),
        }),
      }),
    );
  },

  async causesSince(tenant, since, { now, zone }) {
    return fromLastOrNextMonth(since, { now, zone }, async (window) =>
      countDutyReminders([
        ...dutiesAhead(await meetingsBetween(tenant, window)),
        ...(await specialsBetween(tenant, window)).ahead,
      ]),
    );
  },
});

export const dutiesInTheEvening = reminderSource('duty-evening');
export const dutiesInAWeek = reminderSource('duty-week');
