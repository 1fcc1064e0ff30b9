/** PRINT-P7, PRINT-P11, PRINT-P13: records of publishers, a month of the congregation, and its totals as a spreadsheet. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { monthName, today } from '../../platform/dates.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import classes from './printing.module.css';

/** PRINT-K1. */
const pollMilliseconds = 3000;
const monthsBack = 24;

/** PRINT-R1. */
async function saveRecords(): Promise<void> {
  for (;;) {
    const { total, completed } = await call('reports.readRecordsProgress', {});
    if (completed >= total) break;
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  }
  await saveFile({ location: '/reports/publisher-reports/download', name: 's-21.pdf' });
}

export function Records() {
  const { t } = useTexts();
  return (
    <Section title={t('reports:papers.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('reports:papers.text')}</p>
          <SaveButton
            label={t('reports:papers.all')}
            busyLabel={t('printing:preparing')}
            onSave={saveRecords}
          />
        </div>
      </Card>
    </Section>
  );
}

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
