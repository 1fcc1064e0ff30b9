/**
 * Navigates weeks by arrows or by their days, and chooses between the two meetings of a week (MEET-S1,
 * MEET-O9).
 */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconCalendarSearch from '@tabler/icons-react/dist/esm/icons/IconCalendarSearch.mjs';
import { useCallback, useMemo } from 'react';
import { today } from '#platform/dates.ts';
import { useSignedIn } from '#platform/session.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { shortDay, weekdayName } from '#ui/schedule/schedule-dates.ts';
import { Segments } from '#ui/schedule/segments.tsx';
import { WeekNavigator } from '#ui/schedule/span-navigator.tsx';
import { type WeekChip, WeekChips } from '#ui/schedule/week-chips.tsx';
import { indexMeetings, type MeetingIndex } from './meeting-view.ts';
import { isKeptWeek, type Meeting, weekInHand } from './meetings.queries.ts';
import type { ScheduleAddress } from './schedule-address.ts';
import type { SpecialMeeting } from './special-meetings/use-specials.ts';
import classes from './week-bar.module.css';

function chipOf(t: Translate, meeting: Meeting, index: MeetingIndex, me: number): WeekChip {
  const date = meeting.local_date;
  if (meeting.canceled) return { date, state: 'cancelled' };
  const mine = index.assignments
    .get(meeting.id)
    ?.some(({ user_id, helper_id }) => user_id === me || helper_id === me);
  if (mine) return { date, state: 'mine' };
  return { date, label: date === today() ? t('meetings:today') : weekdayName(date) };
}

export interface WeekChipsSource {
  /** Index of the cached weeks. */
  index: MeetingIndex | null;
  /** Index of the open week. */
  shown: MeetingIndex | null;
  address: ScheduleAddress;
}

interface WeekBarProps extends WeekChipsSource {
  /** Special meetings of the open week, each with a chip of its own. */
  specials: readonly SpecialMeeting[];
  /** Opens the sheet with all weeks; on a phone the row has no room for them. */
  onJump: () => void;
}

const types: readonly MeetingType[] = ['clam', 'public'];

/** Letters of an event's name that fit next to two other chips on a phone. */
const longestChip = 12;

/** Number of weeks before and after a week that is not cached. */
const around = 4;

const weeksAround = (week: string): string[] =>
  Array.from({ length: 2 * around + 1 }, (_, place) => addDays(week, (place - around) * 7));

/** The cached weeks; outside them the weeks around the open one, as far as loaded. */
export function useWeekChips({ index, shown, address: { week, type, group } }: WeekChipsSource): WeekChip[] {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  const chipsOf = useCallback(
    (one: MeetingIndex): WeekChip[] =>
      one.meetings.filter((meeting) => meeting.type === type).map((meeting) => chipOf(t, meeting, one, me)),
    [t, type, me],
  );
  const kept = useMemo(() => (index ? chipsOf(index) : []), [index, chipsOf]);
  const isKept = isKeptWeek(week);
  const others = useMemo(() => {
    if (isKept) return null;
    return weeksAround(week).flatMap((monday) => {
      if (isKeptWeek(monday)) return kept.filter(({ date }) => mondayOf(date) === monday);
      const rows = weekInHand(monday);
      const read = monday === week ? shown : rows && indexMeetings(rows, group);
      return read ? chipsOf(read) : [{ date: monday, label: t('meetings:unread'), unread: true }];
    });
  }, [isKept, week, kept, shown, group, chipsOf, t]);
  return others ?? kept;
}

export function WeekBar(props: WeekBarProps) {
  const { t } = useTexts();
  const { week, type, special, open } = props.address;
  const isSpecial = props.specials.some(({ event }) => event === special);
  const chips = useWeekChips(props);
  const dateOf = (one: MeetingType): string | undefined =>
    props.shown?.meetings.find((meeting) => meeting.week === week && meeting.type === one)?.local_date;
  const chosen = chips.find(({ date }) => mondayOf(date) === week)?.date ?? '';
  return (
    <div className={classes.bar} data-special={props.specials.length > 0 || undefined}>
      <div className={classes.navigator}>
        <WeekNavigator date={week} today={today()} firstDay={1} onWeek={(start) => open({ week: start })} />
      </div>
      {(chips.length > 0 || props.shown === null) && (
        <div className={classes.weeks}>
          <WeekChips weeks={chips} chosen={chosen} onChoose={(date) => open({ week: mondayOf(date) })} />
        </div>
      )}
      <div className={classes.jump}>
        <IconButton label={t('meetings:jump.title')} onClick={props.onJump}>
          <IconCalendarSearch aria-hidden="true" />
        </IconButton>
      </div>
      <div className={classes.types}>
        <Segments
          label={t('meetings:which')}
          options={[
            ...types.map((value) => {
              const date = dateOf(value);
              return {
                value: value as string,
                label: t(`meetings:short.${value}`),
                line: date ? shortDay(date) : '\u00a0',
              };
            }),
            ...props.specials.map(({ event, label, date }) => ({
              value: String(event),
              label: label.length > longestChip ? t('meetings:special.chip') : label,
              line: shortDay(date),
            })),
          ]}
          value={isSpecial ? String(special) : type}
          onChange={(next) =>
            open(next === 'clam' || next === 'public' ? { type: next } : { special: Number(next) })
          }
        />
      </div>
    </div>
  );
}
