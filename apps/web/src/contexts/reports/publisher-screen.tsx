/** Service years of a publisher, with averages, a chart and the months (REPORTS-S2). */

import { monthsOfYear } from '@sheaf/rules/reports/months';
import { monthlyGoal } from '@sheaf/rules/reports/pioneer-year';
import { publisherYear, yearsOf } from '@sheaf/rules/reports/publisher-year';
import { columnsOf } from '@sheaf/rules/reports/totals';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePeople } from '#platform/collections/use-people.ts';
import { monthName, today } from '#platform/dates.ts';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { StatTiles } from '#ui/schedule/stat-tiles.tsx';
import { TotalsChart } from '#ui/schedule/totals-chart.tsx';
import { TotalsTable } from '#ui/schedule/totals-table.tsx';
import type { Report } from './own-reports.ts';
import { PioneerProgress } from './pioneer-progress.tsx';
import { ServiceYears } from './service-years.tsx';

function YearChart({ reports, year }: { reports: readonly Report[]; year: number }) {
  const { t } = useTexts();
  const byMonth = new Map(reports.map((report) => [report.report_month, report]));
  const months = monthsOfYear(year);
  const isPioneer = months.some((month) => byMonth.get(month)?.pioneer);
  const figure = months.some((month) => byMonth.get(month)?.hours) ? 'hours' : 'studies';
  return (
    <Section
      title={t(`reports:figure.${figure}`)}
      aside={isPioneer && figure === 'hours' ? t('reports:year.goal', { goal: monthlyGoal }) : undefined}
    >
      <Card padded>
        <TotalsChart
          title={t(`reports:figure.${figure}`)}
          bars={months.map((month) => ({
            key: month,
            label: monthName(month.slice(0, 7), 'narrow'),
            value: byMonth.get(month)?.[figure] ?? (month > today() ? null : 0),
          }))}
          {...(isPioneer && figure === 'hours' && { goal: monthlyGoal })}
        />
      </Card>
    </Section>
  );
}

const noteOf = (...notes: (string | false | null)[]) => {
  const note = joinTexts(notes, ' · ');
  return note ? { note } : {};
};

function Year({ reports, year }: { reports: readonly Report[]; year: number }) {
  const { t } = useTexts();
  const columns = columnsOf(year);
  // With six figures a phone has room only for the short month name; the year is shown above.
  const many = columns.length > 4;
  const { sums, averages, reported, shared } = publisherYear(reports, year);
  const own = reports.filter(({ report_month }) => serviceYearOf(report_month) === year);
  const values = (figures: Record<(typeof columns)[number], number | null>) =>
    columns.map((name) => figures[name] ?? 0);
  return (
    <>
      <StatTiles
        tiles={[
          // Most publishers report no hours.
          ...(sums.hours > 0
            ? [
                { label: t('reports:year.average'), value: averages.hours },
                { label: t('reports:year.sum'), value: sums.hours },
              ]
            : [{ label: t('reports:year.shared'), value: shared }]),
          { label: t('reports:year.studies'), value: sums.studies },
        ]}
      />
      <YearChart reports={reports} year={year} />
      <Section title={t('reports:year.months')} aside={t('reports:year.reported', { count: reported })}>
        <Card>
          <TotalsTable
            dense={many}
            title={t('reports:year.months')}
            notCounted={t('reports:year.none')}
            rowTitle={t('reports:year.month')}
            columns={columns.map((key) => ({ key, label: t(`reports:figure.${key}`) }))}
            rows={own.map((report) => ({
              key: report.report_month,
              label: monthName(report.report_month.slice(0, 7), many ? 'short' : 'long'),
              ...noteOf(
                !report.active && t('reports:year.none'),
                report.late && t('reports:month.isLate'),
                report.comments,
              ),
              values: report.active ? values(report) : columns.map(() => null),
            }))}
            total={{ label: t('reports:year.total'), values: values(sums) }}
          />
          <TotalsTable
            dense={many}
            title={t('reports:year.averages')}
            rowTitle={t('reports:year.averages')}
            columns={columns.map((key) => ({ key, label: t(`reports:figure.${key}`) }))}
            rows={[{ key: 'average', label: t('reports:year.aMonth'), values: values(averages) }]}
          />
        </Card>
      </Section>
    </>
  );
}

/** Line below the name: kind of pioneer and group. */
function useLineOf(id: number) {
  const { t } = useTexts();
  const person = usePeople().data?.find((one) => one.id === id);
  const groups = useRead('groups.listGroups');
  const line = joinTexts(
    [
      person?.special_pioneer && t('reports:year.specialPioneer'),
      person?.pioneer && t('reports:year.pioneer'),
      groups.data?.find((group) => group.id === person?.group_id)?.name,
    ],
    ' · ',
  );
  return { person, line };
}

export function PublisherScreen() {
  const { t } = useTexts();
  const id = Number(useParams()['id']);
  const { person, line } = useLineOf(id);
  const reports = useRead('reports.listReportsOf', { params: { userId: id } });
  const prints = usePermits().has('settings.print.s_21');
  const [wanted, setWanted] = useState<number | null>(null);
  const now = serviceYearOf(today());
  return (
    <Page
      title={person?.full_name ?? t('reports:year.title')}
      {...(line && { line })}
      tab={t('reports:year.title')}
      back
    >
      <QueryState query={reports} skeleton={{ height: 82, count: 5 }}>
        {(rows) => {
          const years = [...new Set([now, ...yearsOf(rows.map(({ report_month }) => report_month))])];
          const year = wanted ?? years[0]!;
          return (
            <>
              <ServiceYears years={years} year={year} onYear={setWanted} />
              {person?.pioneer && year === now && <PioneerProgress reports={rows} />}
              <Year reports={rows} year={year} />
              {prints && (
                <SaveButton
                  label={t('reports:papers.one')}
                  busyLabel={t('printing:preparing')}
                  onSave={() => saveFile({ location: `/reports/s21/${id}`, name: `s-21-${id}.pdf` })}
                />
              )}
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}
