/**
 * Monthly and yearly papers of the congregation, and its totals as a spreadsheet (PRINT-P7, PRINT-P13, X-S1).
 */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { useState } from 'react';
import { monthName, today } from '#platform/dates.ts';
import { saveFile } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import classes from './printing.module.css';

const monthsBack = 24;

export function MonthlyReport() {
  const { t } = useTexts();
  const newest = lastMonth(today());
  const [month, setMonth] = useState(newest);
  const [year, number] = [month.slice(0, 4), Number(month.slice(5, 7))];
  return (
    <Section title={t('reports:papers.monthMenu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('reports:papers.monthText')}</p>
          <NativeSelect
            label={t('reports:papers.choose')}
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            data={Array.from({ length: monthsBack }, (_, back) => addMonths(newest, -back)).map((value) => ({
              value,
              label: monthName(value.slice(0, 7), 'long'),
            }))}
          />
          <SaveButton
            label={t('printing:pdf')}
            busyLabel={t('printing:preparing')}
            onSave={() =>
              saveFile({
                location: `/reports/field-service-reports/${year}/${number}`,
                name: `reports-${month.slice(0, 7)}.pdf`,
              })
            }
          />
        </div>
      </Card>
    </Section>
  );
}

const yearsBack = 4;

interface YearPaperProps {
  paper: 'analysis' | 'attendancePaper';
  form: 's10' | 's88';
}

/** Paper of a service year, such as the S-1 report (X-S1). */
export function YearPaper({ paper, form }: YearPaperProps) {
  const { t } = useTexts();
  const present = serviceYearOf(today());
  const [year, setYear] = useState(present);
  return (
    <Section title={t(`reports:${paper}.menu`)}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t(`reports:${paper}.text`)}</p>
          <NativeSelect
            label={t('printing:record.choose')}
            value={String(year)}
            onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
            data={Array.from({ length: yearsBack + 1 }, (_, back) => present - back).map((one) => ({
              value: String(one),
              label: t('printing:record.option', { year: one, before: one - 1 }),
            }))}
          />
          <SaveButton
            label={t('printing:pdf')}
            busyLabel={t('printing:preparing')}
            onSave={() => saveFile({ location: `/reports/${form}/${year}`, name: `${form}-${year}.pdf` })}
          />
        </div>
      </Card>
    </Section>
  );
}

export function CongregationReport() {
  const { t } = useTexts();
  return (
    <Section title={t('reports:papers.sheet')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('reports:papers.sheetText')}</p>
          <SaveButton
            label={t('reports:papers.csv')}
            busyLabel={t('printing:preparing')}
            onSave={() => saveFile({ location: '/reports/cong-report', name: 'congregation-report.csv' })}
          />
        </div>
      </Card>
    </Section>
  );
}
