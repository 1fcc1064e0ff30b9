/** Sheet that adds, edits or deletes a person's report for a month (REPORTS-S5, REPORTS-M1). */
import { Button } from '@mantine/core';
import { decideDelete } from '@sheaf/rules/reports/decide-report';
import { type PioneerFlags, shownFigures } from '@sheaf/rules/reports/report-fields';
import { useState } from 'react';
import { monthName, today } from '#platform/dates.ts';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Report, ReportValues } from './own-reports.ts';
import { ReportFields } from './report-fields.tsx';

interface ReportSheetProps {
  row: PioneerFlags & { id: number; name: string; report: Report | null };
  month: string;
  onClose: () => void;
}

const valuesOf = (report: Report | null): ReportValues => ({
  active: report?.active ?? true,
  aux: report?.aux ?? false,
  hours: report?.hours ?? null,
  studies: report?.studies ?? null,
  special_hours: report?.special_hours ?? null,
  comments: report?.comments ?? '',
});

/** Outside the sheet, because its form must not submit the sheet's form. */
function DeleteReport({
  report,
  onClose,
  onDeleted,
}: {
  report: Report;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useTexts();
  const removal = useWrite('reports.deleteReport', { success: onDeleted });
  return (
    <DeleteQuestion
      title={t('reports:form.delete')}
      text={t('reports:form.deleteText')}
      removal={removal}
      given={{ params: { id: report.id } }}
      onClose={onClose}
    />
  );
}

export function ReportSheet({ row, month, onClose }: ReportSheetProps) {
  const { t } = useTexts();
  const { id, report } = row;
  const person = report ?? row;
  const [values, setValues] = useState(() => valuesOf(report));
  const [changed, setChanged] = useState(false);
  const [asking, setAsking] = useState(false);
  const saving = useWrite('reports.saveReport');
  const save = (): void => {
    saving.mutate(
      {
        body: {
          id: report?.id ?? 0,
          user_id: id,
          report_month: month,
          ...values,
          ...shownFigures(person, values, month),
          // 0 if no report is known, so that a report of another person is not replaced.
          version: report?.version ?? 0,
        },
      },
      { onSuccess: onClose },
    );
  };
  if (report && asking)
    return <DeleteReport report={report} onClose={() => setAsking(false)} onDeleted={onClose} />;
  return (
    <Sheet
      opened
      title={t('reports:form.of', { name: row.name, month: monthName(month.slice(0, 7), 'long') })}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      changed={changed}
      onClose={onClose}
      onSubmit={save}
      footer={
        <>
          <FailureNotice error={saving.error} />
          {report && decideDelete(report.report_month, today()).allowed && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('reports:form.delete')}
            </Button>
          )}
          <Button type="submit" loading={saving.isPending}>
            {t('reports:form.save')}
          </Button>
        </>
      }
    >
      <ReportFields
        own={false}
        person={person}
        month={month}
        values={values}
        set={(change) => {
          setChanged(true);
          setValues((before) => ({ ...before, ...change }));
        }}
      />
    </Sheet>
  );
}
