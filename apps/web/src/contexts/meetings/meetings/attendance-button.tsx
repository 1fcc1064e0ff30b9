/** Button to enter the attendance of a meeting once it has begun, with permission (MEET-R25). */
import { useState } from 'react';
import { useCountsAttendance } from '#contexts/people/congregations/congregations.api.ts';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useMoments } from './meeting-clock.ts';
import type { Meeting } from './meetings.queries.ts';

const AttendanceSheet = lazyPart(async () => (await import('./attendance-sheet.tsx')).AttendanceSheet);

/** Waits for the earlier attendance, which is the form's initial value. */
function CountButton({ meeting }: { meeting: Meeting }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const query = { from: meeting.week, to: meeting.week };
  const { data, isPending } = useRead('meetings.listAttendance', { query });
  const counted = data?.find(({ meeting_id }) => meeting_id === meeting.id)?.attendance ?? null;
  return (
    <>
      <ActionButton variant="light" disabled={isPending} onClick={() => setOpen(true)}>
        {counted === null
          ? t('meetings:attendance.button')
          : t('meetings:attendance.counted', { people: counted })}
      </ActionButton>
      {open && <AttendanceSheet meeting={meeting} counted={counted} onClose={() => setOpen(false)} />}
    </>
  );
}

export function AttendanceButton({ meeting }: { meeting: Meeting }) {
  const counts = usePermits().has('settings.meetings.attendance');
  const isOn = useCountsAttendance();
  const online = useOnline();
  const startsAt = Date.parse(meeting.start_date);
  useMoments(startsAt > Date.now() ? [startsAt] : []);
  if (!counts || !isOn || !online || meeting.canceled || startsAt > Date.now()) return null;
  return <CountButton meeting={meeting} />;
}
