/** Table of congregations on a desk: name, circuit, meeting time and number of speakers. */
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMemo } from 'react';
import { useTexts } from '#platform/texts.ts';
import { DeskButton } from '#ui/desk-table/desk-button.tsx';
import type { DeskColumn } from '#ui/desk-table/desk-column.ts';
import { DeskTable } from '#ui/desk-table/desk-table.tsx';
import { useSortedRows } from '#ui/desk-table/use-sorted-rows.ts';
import { type ListedCongregation, meetsText } from './directory-labels.ts';
import classes from './speakers.module.css';

type DirectoryColumns = [DeskColumn<ListedCongregation>, ...DeskColumn<ListedCongregation>[]];

export interface DirectoryTableProps {
  rows: readonly ListedCongregation[];
  /** Null without permission to delete. */
  onDelete: ((row: ListedCongregation) => void) | null;
}

function useDirectoryColumns(onDelete: DirectoryTableProps['onDelete']): DirectoryColumns {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        key: 'name',
        heading: t('speakers:table.congregation'),
        share: 1.8,
        cell: ({ name, active }) => (
          <>
            <bdi>{name}</bdi>
            {active && <span className={classes.ours}>{t('speakers:ours')}</span>}
          </>
        ),
        sortValue: ({ name }) => name,
      },
      {
        key: 'circuit',
        heading: t('speakers:form.circuit'),
        cell: ({ circuit }) => circuit && <bdi>{circuit}</bdi>,
        sortValue: ({ circuit }) => circuit,
      },
      {
        key: 'meets',
        heading: t('speakers:table.meeting'),
        share: 1.6,
        cell: (row) => meetsText(t, row),
        sortValue: ({ public_day, public_start_time }) => `${public_day} ${public_start_time}`,
      },
      {
        key: 'speakers',
        heading: t('speakers:summary.speakers'),
        share: 0.8,
        figures: true,
        cell: ({ speakers }) => speakers,
        sortValue: ({ speakers }) => speakers,
      },
      ...(onDelete
        ? [
            {
              key: 'delete',
              heading: t('speakers:remove.verb'),
              share: 0.6,
              // SPKR-R2: our own congregation and those that use Sheaf cannot be deleted.
              cell: (row: ListedCongregation) => (
                <DeskButton
                  label={t('speakers:remove.named', { name: row.name })}
                  disabled={row.active || row.scheduling_active}
                  onClick={() => onDelete(row)}
                >
                  <IconTrash aria-hidden="true" size={18} />
                </DeskButton>
              ),
            },
          ]
        : []),
    ],
    [t, onDelete],
  );
}

export function DirectoryTable({ rows, onDelete }: DirectoryTableProps) {
  const { t } = useTexts();
  const columns = useDirectoryColumns(onDelete);
  const sorted = useSortedRows('speakers.directory', rows, columns, { column: 'circuit', descending: false });
  return (
    <DeskTable
      label={t('speakers:title')}
      columns={columns}
      sorted={sorted}
      pathOf={({ id }) => `/settings/speaker-directory/${id}/`}
      nameOf={({ name }) => name}
      selection={undefined}
    />
  );
}
