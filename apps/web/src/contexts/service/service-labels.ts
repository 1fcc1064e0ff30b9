import { groupBy } from '@sheaf/rules/group-by';
import type { Rotation } from '@sheaf/rules/schedules/rotation-dates';
import { rotationOf } from '@sheaf/rules/service/frequency';
import type { Reply } from '#platform/api.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import { clockTime, fullDay, weekdayOf } from '#ui/schedule/schedule-dates.ts';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';

export type FieldMeeting = Reply<'service.listFieldMeetings'>[number];
export type FieldGroup = Reply<'service.listFieldGroups'>[number];
export type SpecialGroup = Reply<'service.listSpecialGroups'>[number];
export type RotationGroup = Reply<'service.listRotationGroups'>[number];

/** @param day 0 is Sunday. */
export const dayName = (day: number): string => weekdayOf(day === 0 ? 7 : day, 'long');

/** `Tuesday 9:30 am`. */
export const weeklyTime = (day: number, time: string): string => `${dayName(day)} ${clockTime(time)}`;

/** Short form of the place: a link is not shown. */
export const placeOf = (t: Translate, { online, location }: { online: boolean; location: string }): string =>
  online ? t('service:online') : location;

export const leaderOf = (t: Translate, { overseer }: FieldMeeting): string =>
  overseer ? t('service:leads', { name: overseer.full_name }) : t('service:nobodyLeads');

/** Week as a text for sharing (X-SHARE), by day; without telephone numbers, links and replaced meetings. */
export function weekAsText(t: Translate, meetings: readonly FieldMeeting[], start: string): string {
  const held = meetings.filter(({ replaced_by: instead }) => instead === null);
  const days = [...groupBy(held, ({ start: at }) => at.slice(0, 10))].map(([day, rows]) =>
    [
      fullDay(day),
      ...rows.map((meeting) =>
        joinTexts([wallClock(meeting.start), meeting.label, placeOf(t, meeting), leaderOf(t, meeting)]),
      ),
    ].join('\n'),
  );
  // Non-breaking spaces force Unicode encoding and shorten the segments of an SMS.
  return [t('service:shareWeek.title', { week: weekTitle(t, start) }), ...days]
    .join('\n\n')
    .replaceAll('\u00A0', ' ');
}

/** `Every week, Saturday 9:30 am`, `First Sunday of the month, 1:30 pm`. */
export const rotationTime = (
  t: Translate,
  { frequency, week_of_month: week, day_of_week: day, time_of_day: time }: RotationGroup,
): string =>
  joinTexts(
    frequency === 'month'
      ? [
          t(`schedule:rotation.dayOfMonth.${week as 0 | 1 | 2 | 3 | 4}`, { day: dayName(day) }),
          clockTime(time),
        ]
      : [t(`service:frequency.${frequency}`), weeklyTime(day, time)],
  );

type RepeatRule = Pick<RotationGroup, 'frequency' | 'day_of_week' | 'week_of_month' | 'anchor'>;

export const rotationOfGroup = ({
  frequency,
  day_of_week: dayOfWeek,
  week_of_month: weekOfMonth,
  anchor,
}: RepeatRule): Rotation => rotationOf({ frequency, dayOfWeek, weekOfMonth, anchor });
