/** Form with the attendance of a meeting. */
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import type { Meeting } from './meetings.queries.ts';

interface AttendanceSheetProps {
  meeting: Meeting;
  counted: number | null;
  onClose: () => void;
}

export function AttendanceSheet({ meeting, counted, onClose }: AttendanceSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'meetings.saveAttendance',
    row: null,
    valuesOf: () => ({ attendance: counted }),
    bodyOf: ({ attendance }) => (attendance === null ? null : { meeting_id: meeting.id, attendance }),
    onTold: ({ attendance: people }) => {
      if (people !== null) toasts.show(t('meetings:attendance.saved', { people }));
    },
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('meetings:attendance.title')} onClose={onClose}>
      <NumberField {...form.field('attendance')} label={t('meetings:attendance.people')} />
    </RecordSheet>
  );
}
