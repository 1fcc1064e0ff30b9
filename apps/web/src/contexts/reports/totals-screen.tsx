/** Composition of the congregation, and the months of a service year by group (REPORTS-S3). */

import { Button } from '@mantine/core';
import {
  allGroups,
  columnsOf,
  type FigureName,
  monthOfTotals,
  reportGroups,
} from '@sheaf/rules/reports/totals';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { monthName, today } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { TotalsChart } from '#ui/schedule/totals-chart.tsx';
import { TotalsTable } from '#ui/schedule/totals-table.tsx';
import { CarriedSection } from './carried-section.tsx';
import { Composition } from './composition.tsx';
import { ServiceYears } from './service-years.tsx';
import classes from './totals-screen.module.css';

type MonthTotals = Reply<'reports.readTotals'>[number];

interface MonthTableProps {
  totals: MonthTotals;
  name: string;
  columns: readonly FigureName[];
}

/** Months shown before "show all" (REPORTS-R9, REPORTS-O7). */
const newestMonths = 6;

const isCounted = (group: string, column: string): boolean => group !== 'pub' || column === 'studies';

/** REPORTS-R11: a row per group. */
function GroupRows({ totals, name, columns }: MonthTableProps) {
  const { t } = useTexts();
  const all = allGroups(totals);
  return (
    <TotalsTable
      dense
      title={name}
      rowTitle={t('reports:totals.group')}
      notCounted={t('reports:totals.notCounted')}
      columns={[
        { key: 'count', label: t('reports:totals.count') },
        ...columns.map((key) => ({ key, label: t(`reports:figure.${key}`) })),
      ]}
      rows={reportGroups.map((group) => ({
        key: group,
        label: t(`reports:group.${group}`),
        values: [
          totals[group].count,
          ...columns.map((column) => (isCounted(group, column) ? totals[group][column] : null)),
        ],
      }))}
      total={{
        label: t('reports:totals.all'),
        values: [all.count, ...columns.map((column) => all[column])],
      }}
    />
  );
}

/** REPORTS-R10: seven figures are rows, with a column per group, so that they fit a phone. */
function FigureRows({ totals, name, columns }: MonthTableProps) {
  const { t } = useTexts();
  const all = allGroups(totals);
  const row = (key: 'count' | FigureName, label: string) => ({
    key,
    label,
    values: [...reportGroups.map((group) => totals[group][key]), all[key]],
  });
  return (
    <TotalsTable
      dense
      title={name}
      rowTitle={t('reports:totals.figure')}
      columns={[
        ...reportGroups.map((group) => ({ key: group, label: t(`reports:group.${group}`) })),
        { key: 'all', label: t('reports:totals.all') },
      ]}
      rows={[
        row('count', t('reports:totals.count')),
        ...columns.map((key) => row(key, t(`reports:figure.${key}`))),
      ]}
    />
  );
}

function Month({ totals, year }: { totals: MonthTotals; year: number }) {
  const { t } = useTexts();
  const name = monthName(monthOfTotals(totals).slice(0, 7), 'long');
  const Rows = year > 2023 ? GroupRows : FigureRows;
  return (
    <Section title={name} aside={t('reports:totals.reported', { count: totals.reported })}>
      <Card>
        <Rows totals={totals} name={name} columns={columnsOf(year)} />
      </Card>
    </Section>
  );
}

/** Months from left to right, the newest highlighted. */
function StudiesChart({ months }: { months: readonly MonthTotals[] }) {
  const { t } = useTexts();
  const bars = months
    .map((month) => ({
      key: monthOfTotals(month),
      label: monthName(monthOfTotals(month).slice(0, 7), 'short'),
      value: allGroups(month).studies,
    }))
    .reverse();
  return (
    <Section title={t('reports:totals.studies')} aside={t('reports:totals.months', { count: bars.length })}>
      <Card padded>
        <TotalsChart title={t('reports:totals.studies')} bars={bars} chosen={bars.at(-1)!.key} />
      </Card>
    </Section>
  );
}

type Totals = ReturnType<typeof useRead<'reports.readTotals'>>;

function Months({ totals, year }: { totals: Totals; year: number }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  return (
    <QueryState
      query={totals}
      skeleton={{ height: 240, count: 2 }}
      empty={{ icon: <IconChartBar aria-hidden="true" />, text: t('reports:totals.empty') }}
    >
      {(months) => (
        <>
          {months.slice(0, all ? undefined : newestMonths).map((month) => (
            <Month key={monthOfTotals(month)} totals={month} year={year} />
          ))}
          {!all && months.length > newestMonths && (
            <Button variant="default" fullWidth onClick={() => setAll(true)}>
              {t('reports:totals.showAll', { count: months.length })}
            </Button>
          )}
        </>
      )}
    </QueryState>
  );
}

export function TotalsScreen() {
  const { t } = useTexts();
  const years = useRead('reports.listYears');
  const permits = usePermits();
  const keeps = permits.has('settings.users.edit');
  const prints = permits.has('settings.reports.totals');
  const [wanted, setWanted] = useState<number | null>(null);
  const now = serviceYearOf(today());
  const known = years.data?.map(({ year }) => year) ?? [];
  const year = wanted ?? known[0] ?? now;
  const totals = useRead('reports.readTotals', { params: { year } });
  const composition = useRead('reports.readComposition');
  // The content above the last section has loaded, so nothing shifts; it stays true for another year.
  const isAbove = !years.isLoading && !composition.isLoading && (!totals.isLoading || wanted !== null);
  return (
    <Page title={t('reports:totals.title')} back wide>
      <ServiceYears years={known.length > 0 ? known : [now]} year={year} onYear={setWanted} />
      <div className={classes.columns}>
        <div>
          <Composition />
          {totals.data && totals.data.length > 1 && (
            <StudiesChart months={totals.data.slice(0, newestMonths)} />
          )}
        </div>
        <div className={classes.months}>
          <Months key={year} totals={totals} year={year} />
        </div>
        <div>
          {isAbove && prints && (
            <Section title={t('reports:totals.print')}>
              <Card>
                <ListRow
                  icon={<IconPrinter aria-hidden="true" />}
                  title={t('reports:totals.papers')}
                  line={t('reports:totals.papersLine')}
                  to="/settings/print/"
                />
              </Card>
            </Section>
          )}
          {isAbove && keeps && <CarriedSection key={`carried ${year}`} year={year} />}
        </div>
      </div>
    </Page>
  );
}
