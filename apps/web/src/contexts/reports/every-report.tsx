/** All people of the month, sorted and filtered (REPORTS-R14, REPORTS-O6); on a desk a grid (REPORTS-X4). */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import {
  filterReports,
  orderReports,
  type ReportFilter,
  type ReportOrder,
  reportFilters,
  reportOrders,
} from '@sheaf/rules/reports/report-list';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReport.mjs';
import { memo, useCallback, useMemo, useState } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { DeskTools } from '#ui/desk-table/desk-tools.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkLine } from '#ui/link-row.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import classes from './every-report.module.css';
import { MonthGrid } from './month-grid.tsx';
import type { MonthRow } from './month-rows.ts';
import { sayReport } from './sent-reports.tsx';

interface View {
  filter: ReportFilter;
  group: string;
  order: ReportOrder;
  turned: boolean;
}

const initial: View = { filter: 'all', group: '', order: 'appointment', turned: false };

/** Memoised, like the selects below: sorting does not change the counts. */
const FilterChips = memo(function FilterChips({
  rows,
  filter,
  change,
}: Pick<View, 'filter'> & {
  rows: readonly MonthRow[];
  change: (change: (before: View) => Partial<View>) => void;
}) {
  const { t } = useTexts();
  return (
    <Chips label={t('reports:filter.title')} oneLine>
      {reportFilters.map((one) => {
        const count = filterReports(rows, one).length;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            onClick={() => change(() => ({ filter: one }))}
          >
            {t(`reports:filter.${one}`, { count })}
          </button>
        );
      })}
    </Chips>
  );
});

interface RowProps {
  row: MonthRow;
  onEnter: (id: number) => void;
}

/** Estimated height: a name, and a line that often wraps on a narrow phone. */
const rowHeight = 64;

const Row = memo(function Row({ row, onEnter }: RowProps) {
  const { t } = useTexts();
  const said = row.report
    ? sayReport(t, row.report)
    : t(row.expected ? 'reports:month.isMissing' : 'reports:month.notExpected');
  return (
    <LinkLine
      to={`/settings/reports/publisher/${row.id}/`}
      icon={<PersonAvatar name={row.name} />}
      title={<bdi>{row.last_first}</bdi>}
      line={joinTexts([row.group, said, row.report?.late && t('reports:month.isLate')], ' · ')}
    >
      <IconButton label={t('reports:month.enter', { name: row.name })} onClick={() => onEnter(row.id)}>
        <IconPencil aria-hidden="true" />
      </IconButton>
    </LinkLine>
  );
});

/** Memoised: rendering two selects takes an old phone as long as the rows. */
const Tools = memo(function Tools({
  groups,
  order,
  group,
  change,
}: Pick<View, 'group'> & {
  groups: readonly string[];
  /** Without it the rows have an order of their own. */
  order: ReportOrder | undefined;
  change: (change: (before: View) => Partial<View>) => void;
}) {
  const { t } = useTexts();
  return (
    <div className={classes.tools}>
      {order && (
        <>
          <NativeSelect
            aria-label={t('reports:order.title')}
            value={order}
            onChange={({ currentTarget: { value } }) => change(() => ({ order: value as ReportOrder }))}
            data={reportOrders.map((value) => ({ value, label: t(`reports:order.${value}`) }))}
          />
          <IconButton
            label={t('reports:order.turn')}
            onClick={() => change(({ turned }) => ({ turned: !turned }))}
          >
            <IconArrowsSort aria-hidden="true" />
          </IconButton>
        </>
      )}
      <NativeSelect
        aria-label={t('reports:filter.group')}
        value={group}
        onChange={({ currentTarget: { value } }) => change(() => ({ group: value }))}
        data={[{ value: '', label: t('reports:filter.everyGroup') }, ...groups]}
      />
    </div>
  );
});

interface EveryReportProps {
  rows: readonly MonthRow[];
  /** Month of the rows. */
  month: string;
  /** True while another month is loading. */
  outdated: boolean;
  onEnter: (id: number) => void;
}

export function EveryReport({ rows, month, outdated, onEnter }: EveryReportProps) {
  const { t } = useTexts();
  const desk = useWideScreen();
  const [view, setView] = useState<View>({ filter: 'all', group: '', order: 'appointment', turned: false });
  const { filter, group, order, turned } = view;
  const change = useCallback(
    (wanted: (before: View) => Partial<View>) => setView((before) => ({ ...before, ...wanted(before) })),
    [],
  );
  const shown = useMemo(() => {
    const found = filterReports(rows, filter, group || null);
    return desk ? orderReports(found, initial.order) : orderReports(found, order, turned);
  }, [rows, filter, group, order, turned, desk]);
  const groups = useMemo(() => [...new Set(rows.flatMap((row) => row.group ?? []))].sort(), [rows]);
  return (
    <Section title={t('reports:month.everyone')} aside={t('reports:month.people', { count: shown.length })}>
      <div className={classes.everyone}>
        <DeskTools>
          <FilterChips {...{ rows, filter, change }} />
          <Tools {...{ groups, group, change }} order={desk ? undefined : order} />
        </DeskTools>
        {desk ? (
          <MonthGrid {...{ month, rows, shown, outdated }} view={`${filter} ${group}`} />
        ) : shown.length === 0 ? (
          <EmptyState icon={<IconReport aria-hidden="true" />}>{t('reports:filter.none')}</EmptyState>
        ) : (
          <Card>
            <VirtualList items={shown} height={rowHeight}>
              {(row) => <Row row={row} onEnter={onEnter} />}
            </VirtualList>
          </Card>
        )}
      </div>
    </Section>
  );
}
