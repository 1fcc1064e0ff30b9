/** REPORTS-S1: the reports of a month: how many came, who is missing, and everybody in order. */

import { deletionWindow, dueOn } from '@sheaf/rules/reports/decide-report';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import { summaryOf } from '@sheaf/rules/reports/report-list';
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReport.mjs';
import { useState } from 'react';
import { shortDate, today } from '../../platform/dates.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { MissingList } from '../../ui/schedule/missing-list.tsx';
import { ProgressRing } from '../../ui/schedule/progress-ring.tsx';
import { MonthNavigator } from '../../ui/schedule/span-navigator.tsx';
import { EveryReport } from './every-report.tsx';
import { type MonthRow, useMonthRows } from './month-rows.ts';
import { ReportSheet } from './report-sheet.tsx';

const longestFirst = (one: MonthRow, other: MonthRow): number =>
  Number(other.also_missing) - Number(one.also_missing) || one.last_first.localeCompare(other.last_first);

function Missing({ rows, onEnter }: { rows: readonly MonthRow[]; onEnter: (id: number) => void }) {
  const { t } = useTexts();
  const lineOf = ({ group, also_missing }: MonthRow): string =>
    [group ?? t('reports:month.noGroup'), also_missing && t('reports:month.alsoMissing')]
      .filter((word) => word !== false)
      .join(t('shell:comma'));
  const missing = rows.filter(({ report }) => report === null).sort(longestFirst);
  return (
    <Section
      title={t('reports:month.missing')}
      aside={missing.length > 0 ? t('reports:month.longestFirst', { count: missing.length }) : undefined}
    >
      <MissingList
        label={t('reports:month.missing')}
        people={missing.map((row) => ({
          key: String(row.id),
          name: row.name,
          line: lineOf(row),
          action: 'enter' as const,
        }))}
        onEnter={(key) => onEnter(Number(key))}
      />
    </Section>
  );
}

function Summary({ rows }: { rows: readonly MonthRow[] }) {
  const { t } = useTexts();
  const { people, shared, notShared, missing, late } = summaryOf(rows);
  return (
    <ProgressRing
      title={t('reports:month.ring')}
      done={people - missing}
      total={people}
      legend={[
        { state: 'accepted', count: shared, label: t('reports:month.shared') },
        { state: 'cancelled', count: notShared, label: t('reports:month.notShared') },
        { state: 'missing', count: missing, label: t('reports:month.stillMissing') },
        ...(late > 0 ? [{ state: 'requested' as const, count: late, label: t('reports:month.late') }] : []),
      ]}
    />
  );
}

export function MonthScreen() {
  const { t } = useTexts();
  const keepsRecords = usePermits().has('settings.users');
  const newest = lastMonth(today());
  const [month, setMonth] = useState(newest);
  const [entering, setEntering] = useState<number | null>(null);
  const rows = useMonthRows(month);
  const chosen = rows.data?.find(({ id }) => id === entering);
  return (
    <Page
      title={t(keepsRecords ? 'reports:month.title' : 'reports:others.title')}
      line={t('reports:month.line')}
      back
    >
      <MonthNavigator
        month={month.slice(0, 7)}
        today={newest}
        line={t('reports:own.due', { day: shortDate(dueOn(month)) })}
        earliest={addMonths(newest, -deletionWindow).slice(0, 7)}
        latest={newest.slice(0, 7)}
        onMonth={(wanted) => setMonth(`${wanted}-01`)}
      />
      <QueryState
        query={rows}
        skeleton={{ height: 64, count: 8 }}
        empty={{ icon: <IconReport aria-hidden="true" />, text: t('reports:month.empty') }}
      >
        {(listed) => (
          <>
            <Summary rows={listed} />
            <Missing rows={listed} onEnter={setEntering} />
            <EveryReport rows={listed} onEnter={setEntering} />
          </>
        )}
      </QueryState>
      {keepsRecords && (
        <Card>
          <ListRow
            icon={<IconReport aria-hidden="true" />}
            title={t('reports:own.title')}
            to="/settings/reports/own/"
          />
        </Card>
      )}
      {chosen && <ReportSheet row={chosen} month={month} onClose={() => setEntering(null)} />}
    </Page>
  );
}
