/**
 * Sheet that moves a meeting to another day of its week or another time, in steps of five minutes (MEET-R26).
 */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { type Translate, useTexts } from '#platform/texts.ts';
import { wallClock, wallDay } from '#platform/wall-times.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import type { Meeting } from './meetings.queries.ts';

const valuesOf = (meeting: Meeting | null) => ({
  local_date: meeting?.local_date ?? '',
  time: meeting?.time ?? '',
});
type MoveValues = ReturnType<typeof valuesOf>;

const tellMove = (t: Translate, { local_date, time }: MoveValues): ToldValue[] => [
  { label: t('meetings:move.day'), value: wallDay(`${local_date}T${time}`) },
  { label: t('meetings:move.time'), value: wallClock(`${local_date}T${time}`) },
];

export function MoveSheet({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'meetings.moveMeeting',
    params: { id: meeting.id },
    row: meeting,
    valuesOf,
    bodyOf: (values: MoveValues) => values,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('meetings:move.title')}
      tell={(values) => tellMove(t, values)}
      onClose={onClose}
    >
      <DateField
        {...form.field('local_date')}
        label={t('meetings:move.day')}
        min={meeting.week}
        max={addDays(meeting.week, 6)}
      />
      <TimeField {...form.field('time')} label={t('meetings:move.time')} />
      <Hint small>{t('meetings:move.hint')}</Hint>
    </RecordSheet>
  );
}
