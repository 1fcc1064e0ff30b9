/** MEET-S1 to S3: the midweek and the weekend meeting of a week, from what the phone keeps. */
import { useMemo } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { monthTitle } from '../../ui/schedule/schedule-dates.ts';
import { MeetingBody, NoMeeting } from './meeting-body.tsx';
import { indexMeetings, type MeetingIndex, viewMeeting } from './meeting-view.ts';
import {
  type Meeting,
  type MeetingRows,
  useKeptMeetings,
  useNames,
  useOtherWeek,
} from './meetings.queries.ts';
import classes from './meetings-screen.module.css';
import { type ScheduleAddress, useScheduleAddress } from './schedule-address.ts';
import { ScheduleProvider } from './schedule-context.ts';
import { WeekBar } from './week-bar.tsx';

const noMeetings: readonly Meeting[] = [];

const useIndex = (rows: MeetingRows | undefined): MeetingIndex | null =>
  useMemo(() => rows && indexMeetings(rows), [rows]) ?? null;

function OpenMeeting({ index, address }: { index: MeetingIndex; address: ScheduleAddress }) {
  const { week, type } = address;
  const view = useMemo(() => {
    const meeting = index.meetings.find((one) => one.week === week && one.type === type);
    if (!meeting) return null;
    const { id } = meeting;
    return viewMeeting(meeting, index.parts.get(id) ?? [], index.assignments.get(id) ?? [], false);
  }, [index, week, type]);
  return view ? <MeetingBody view={view} /> : <NoMeeting />;
}

export function MeetingsScreen() {
  const { t } = useTexts();
  const names = useNames();
  const kept = useKeptMeetings();
  const address = useScheduleAddress(kept.data?.meetings ?? noMeetings);
  const shown = useOtherWeek(address.week) ?? kept;
  const keptIndex = useIndex(kept.data);
  const index = useIndex(shown.data);
  const context = useMemo(
    () => ({ nameOf: (id: number) => names.get(id) ?? t('meetings:formerPerson'), assign: null }),
    [names, t],
  );
  return (
    <Page title={t('meetings:title')} line={monthTitle(address.week.slice(0, 7))} back wide>
      <ScheduleProvider value={context}>
        <div className={classes.schedule}>
          <WeekBar index={keptIndex} address={address} />
          <QueryState query={{ ...shown, data: index ?? undefined }} skeleton={{ height: 120, count: 4 }}>
            {(rows) => <OpenMeeting index={rows} address={address} />}
          </QueryState>
        </div>
      </ScheduleProvider>
    </Page>
  );
}
