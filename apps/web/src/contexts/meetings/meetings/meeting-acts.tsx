/** Join and attendance above a meeting; on the day of the meeting they have their space from the morning. */
import { joinableFrom } from '@sheaf/rules/dashboard/dashboard/joinable';
import { useCountsAttendance, useMeetingLinks } from '#contexts/people/congregations/congregations.api.ts';
import { timeOf, today } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { AttendanceButton } from './attendance-button.tsx';
import { JoinLink } from './join-link.tsx';
import classes from './meeting-acts.module.css';
import { useMoments } from './meeting-clock.ts';
import type { Meeting } from './meetings.queries.ts';

export function MeetingActs({ meeting }: { meeting: Meeting }) {
  const { t } = useTexts();
  const isOnline = Boolean(useMeetingLinks()[meeting.type]);
  const isCounted = useCountsAttendance();
  const counts = usePermits().has('settings.meetings.attendance') && isCounted;
  const startsAt = Date.parse(meeting.start_date);
  const opensAt = joinableFrom(startsAt);
  const isDay = meeting.local_date === today() && (isOnline || counts);
  useMoments(isDay ? [opensAt, startsAt] : []);
  const timed = (moment: number) => ({ time: timeOf(new Date(moment).toISOString()) });
  const later = joinTexts(
    [
      isOnline && Date.now() < opensAt && t('meetings:joinLater', timed(opensAt)),
      counts && Date.now() < startsAt && t('meetings:attendance.later', timed(startsAt)),
    ],
    ' · ',
  );
  return (
    <div className={classes.acts} data-day={isDay || undefined}>
      <JoinLink meeting={meeting} />
      <AttendanceButton meeting={meeting} />
      {isDay && later !== '' && <p className={classes.later}>{later}</p>}
    </div>
  );
}
