/** Table of the reports of a month on a desk; a heading sorts it, the pencil opens the report. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useMemo } from 'react';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { DeskButton } from '#ui/desk-table/desk-button.tsx';
import type { DeskColumn } from '#ui/desk-table/desk-column.ts';
import { DeskTable } from '#ui/desk-table/desk-table.tsx';
import { useSortedRows } from '#ui/desk-table/use-sorted-rows.ts';
import type { MonthRow } from './month-rows.ts';
import classes from './month-table.module.css';

type MonthColumns = [DeskColumn<MonthRow>, ...DeskColumn<MonthRow>[]];

function stateOf(t: Translate, { report, expected }: MonthRow): string {
  if (!report) return t(expected ? 'reports:month.isMissing' : 'reports:month.notExpected');
  return joinTexts([
    t(report.active ? 'reports:said.shared' : 'reports:said.notShared'),
    report.aux && t('reports:said.aux'),
    report.late && t('reports:month.isLate'),
  ]);
}

/** Missing reports first, then people who did not share. */
function rankOf({ report, expected }: MonthRow): number | null {
  if (!report) return expected ? 0 : null;
  return report.active ? 2 : 1;
}

function useMonthColumns(onEnter: (id: number) => void): MonthColumns {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        key: 'name',
        heading: t('reports:order.name'),
        share: 1.5,
        cell: ({ last_first }) => <bdi>{last_first}</bdi>,
        sortValue: ({ last_first }) => last_first,
      },
      {
        key: 'group',
        heading: t('reports:order.group'),
        cell: ({ group }) => group,
        sortValue: ({ group }) => group,
      },
      {
        key: 'state',
        heading: t('reports:table.report'),
        share: 1.4,
        cell: (row) => (
          <span className={rankOf(row) === 0 ? classes.missing : undefined}>{stateOf(t, row)}</span>
        ),
        sortValue: rankOf,
      },
      {
        key: 'hours',
        heading: t('reports:table.hours'),
        share: 0.7,
        figures: true,
        cell: ({ report }) => report?.hours,
        sortValue: ({ report }) => report?.hours ?? null,
      },
      {
        key: 'studies',
        heading: t('reports:table.studies'),
        share: 0.7,
        figures: true,
        cell: ({ report }) => report?.studies,
        sortValue: ({ report }) => report?.studies ?? null,
      },
      {
        key: 'remark',
        heading: t('reports:table.remark'),
        share: 1.4,
        onlyWide: true,
        cell: ({ report }) => report?.comments && <bdi>{report.comments}</bdi>,
      },
      {
        key: 'enter',
        heading: t('reports:table.enter'),
        share: 0.6,
        cell: ({ id, name }) => (
          <DeskButton label={t('reports:month.enter', { name })} onClick={() => onEnter(id)}>
            <IconPencil aria-hidden="true" size={18} />
          </DeskButton>
        ),
      },
    ],
    [t, onEnter],
  );
}

export interface MonthTableProps {
  /** In the order shown until a heading is pressed. */
  rows: readonly MonthRow[];
  onEnter: (id: number) => void;
}

export function MonthTable({ rows, onEnter }: MonthTableProps) {
  const { t } = useTexts();
  const columns = useMonthColumns(onEnter);
  const sorted = useSortedRows('reports.month', rows, columns, { column: 'appointment', descending: false });
  return (
    <DeskTable
      label={t('reports:month.everyone')}
      columns={columns}
      sorted={sorted}
      pathOf={({ id }) => `/settings/reports/publisher/${id}/`}
      nameOf={({ last_first }) => last_first}
      selection={undefined}
    />
  );
}
