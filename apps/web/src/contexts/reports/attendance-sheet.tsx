/** Sheet with the attendance of a week's meetings (REPORTS-O8, REPORTS-C7). */
import type { AttendanceWeek } from '@sheaf/rules/reports/attendance-year';
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';

export function AttendanceSheet({ counted, onClose }: { counted: AttendanceWeek; onClose: () => void }) {
  const { t } = useTexts();
  const day = shortDate(counted.week);
  const form = useRecordForm({
    operation: 'meetings.saveWeekAttendance',
    params: { week: counted.week },
    row: null,
    valuesOf: () => ({ clam: counted.clam, public: counted.public }),
    bodyOf: (values) => values,
    sendsBlank: true,
    onTold: () => toasts.show(t('reports:attendance.saved', { day })),
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('reports:attendance.enter', { day })} onClose={onClose}>
      <NumberField {...form.field('clam')} required={false} label={t('reports:attendance.midweek')} />
      <NumberField {...form.field('public')} required={false} label={t('reports:attendance.weekend')} />
      <Hint small>{t('reports:attendance.hint')}</Hint>
    </RecordSheet>
  );
}
