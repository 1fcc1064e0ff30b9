/** The open week, and from 1440 px on the following week next to it, with the meeting of the same type (MEET-S10). */
import { useMediaQuery } from '@mantine/hooks';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { type ReactNode, useId, useRef } from 'react';
import { today } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { QueryState } from '#ui/query-state.tsx';
import { weekAway, weekTitle } from '#ui/schedule/schedule-spans.ts';
import { MeetingBody, NoMeeting } from './meeting-body.tsx';
import { type MeetingsQuery, useOtherWeek } from './meetings.queries.ts';
import type { ScheduleAddress } from './schedule-address.ts';
import { useMeetingIndex, useOpenMeeting } from './use-open-meeting.ts';
import classes from './week-pair.module.css';

interface WeekPairProps {
  address: ScheduleAddress;
  kept: MeetingsQuery;
  spareHall: boolean;
  /** The open week. */
  children: ReactNode;
}

function Week({ week, children }: { week: string; children: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className={classes.week} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {joinTexts([weekTitle(t, week), weekAway(t, week, today(), 1)], ' · ')}
      </h2>
      {children}
    </section>
  );
}

/** Reads a week that is not stored when it is shown. */
function FollowingWeek({ address, kept, spareHall }: Omit<WeekPairProps, 'children'>) {
  const week = addDays(address.week, 7);
  const shown = useOtherWeek(week) ?? kept;
  const index = useMeetingIndex(shown.data, address.group);
  const open = useOpenMeeting(index, { week, type: address.type }, spareHall);
  // Only the open week scrolls to the reader's own part.
  const opened = useRef(true);
  return (
    <Week week={week}>
      <QueryState query={shown} skeleton={{ height: 120, count: 4 }}>
        {() => (open ? <MeetingBody view={open.view} opened={opened} /> : <NoMeeting />)}
      </QueryState>
    </Week>
  );
}

export function WeekPair({ children, ...following }: WeekPairProps) {
  const isPair = useMediaQuery('(min-width: 1440px)', false, { getInitialValueInEffect: false });
  if (!isPair) return children;
  return (
    <div className={classes.pair}>
      <Week week={following.address.week}>{children}</Week>
      <FollowingWeek {...following} />
    </div>
  );
}
