/** MEET-S1, MEET-O9: turns the weeks over, by arrows or by their days, and chooses between the two meetings of a week. */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useMemo } from 'react';
import { today } from '../../platform/dates.ts';
import { useSignedIn } from '../../platform/session.ts';
import { type Translate, useTexts } from '../../platform/texts.ts';
import { weekdayName } from '../../ui/schedule/schedule-dates.ts';
import { Segments } from '../../ui/schedule/segments.tsx';
import { WeekNavigator } from '../../ui/schedule/span-navigator.tsx';
import { type WeekChip, WeekChips } from '../../ui/schedule/week-chips.tsx';
import type { MeetingIndex } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import type { ScheduleAddress } from './schedule-address.ts';
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

interface WeekBarProps {
  /** Of the weeks that the phone keeps. */
  index: MeetingIndex | null;
  address: ScheduleAddress;
}

const types: readonly MeetingType[] = ['clam', 'public'];

export function WeekBar({ index, address }: WeekBarProps) {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  const { week, type, open } = address;
  const meetings = useMemo(
    () => index?.meetings.filter((meeting) => meeting.type === type) ?? [],
    [index, type],
  );
  const chips = useMemo(
    () => (index ? meetings.map((meeting) => chipOf(t, meeting, index, me)) : []),
    [t, meetings, index, me],
  );
  const chosen = meetings.find((meeting) => meeting.week === week)?.local_date ?? '';
  return (
    <div className={classes.bar}>
      <div className={classes.navigator}>
        <WeekNavigator date={week} today={today()} firstDay={1} onWeek={(start) => open({ week: start })} />
      </div>
      {chips.length > 0 && (
        <div className={classes.weeks}>
          <WeekChips weeks={chips} chosen={chosen} onChoose={(date) => open({ week: mondayOf(date) })} />
        </div>
      )}
      <div className={classes.types}>
        <Segments
          label={t('meetings:which')}
          options={types.map((value) => ({ value, label: t(`meetings:short.${value}`) }))}
          value={type}
          onChange={(next) => open({ type: next })}
        />
      </div>
    </div>
  );
}
