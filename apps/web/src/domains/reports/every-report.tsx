/** Everybody of the month, ordered and filtered (REPORTS-R14, REPORTS-O6). */
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
import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Tools } from '../../ui/page.tsx';
import { PersonAvatar } from '../../ui/schedule/person-avatar.tsx';
import type { MonthRow } from './month-rows.ts';
import { sayReport } from './sent-reports.tsx';
import { useFirstRows } from './use-first-rows.ts';

function FilterChips({
  rows,
  filter,
  onFilter,
}: {
  rows: readonly MonthRow[];
  filter: ReportFilter;
  onFilter: (filter: ReportFilter) => void;
}) {
  const { t } = useTexts();
  return (
    <Chips label={t('reports:filter.title')} oneLine>
      {reportFilters.map((one) => {
        const count = filterReports(rows, one).length;
        return (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => onFilter(one)}>
            {t(`reports:filter.${one}`, { count })}
          </button>
        );
      })}
    </Chips>
  );
}

interface RowProps {
  row: MonthRow;
  onEnter: (id: number) => void;
}

/** Drawn again only where its own report changed: a filter leaves most of them. */
const Row = memo(function Row({ row, onEnter }: RowProps) {
  const { t } = useTexts();
  const said = row.report ? sayReport(t, row.report) : t('reports:month.isMissing');
  return (
    <ListRow
      icon={<PersonAvatar name={row.name} />}
      title={
        <Link to={`/settings/reports/publisher/${row.id}/`}>
          <bdi>{row.last_first}</bdi>
        </Link>
      }
      line={joinTexts([row.group, said, row.report?.late && t('reports:month.isLate')], ' · ')}
      trailing={
        <IconButton label={t('reports:month.enter', { name: row.name })} onClick={() => onEnter(row.id)}>
          <IconPencil aria-hidden="true" />
        </IconButton>
      }
    />
  );
});

export function EveryReport({ rows, onEnter }: { rows: readonly MonthRow[]; onEnter: (id: number) => void }) {
  const { t } = useTexts();
  const [filter, setFilter] = useState<ReportFilter>('all');
  const [group, setGroup] = useState('');
  const [order, setOrder] = useState<ReportOrder>('appointment');
  const [turned, setTurned] = useState(false);
  const shown = useMemo(
    () => orderReports(filterReports(rows, filter, group || null), order, turned),
    [rows, filter, group, order, turned],
  );
  const drawn = useFirstRows(shown);
  const groups = [...new Set(rows.flatMap((row) => row.group ?? []))].sort();
  return (
    <Section title={t('reports:month.everyone')} aside={t('reports:month.people', { count: shown.length })}>
      <FilterChips rows={rows} filter={filter} onFilter={setFilter} />
      <Tools>
        <NativeSelect
          aria-label={t('reports:order.title')}
          value={order}
          onChange={({ currentTarget }) => setOrder(currentTarget.value as ReportOrder)}
          data={reportOrders.map((value) => ({ value, label: t(`reports:order.${value}`) }))}
        />
        <NativeSelect
          aria-label={t('reports:filter.group')}
          value={group}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
          data={[{ value: '', label: t('reports:filter.everyGroup') }, ...groups]}
        />
        <IconButton label={t('reports:order.turn')} onClick={() => setTurned(!turned)}>
          <IconArrowsSort aria-hidden="true" />
        </IconButton>
      </Tools>
      <Card>
        {drawn.map((row) => (
          <Row key={row.id} row={row} onEnter={onEnter} />
        ))}
      </Card>
    </Section>
  );
}
