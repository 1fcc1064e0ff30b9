/** Table of maps on a desk: number, place, holder, time out, progress, last completion and state. */
import { useMemo } from 'react';
import { dayAgo } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import type { DeskColumn } from '#ui/desk-table/desk-column.ts';
import { DeskTable } from '#ui/desk-table/desk-table.tsx';
import { type SortedRows, useSortedRows } from '#ui/desk-table/use-sorted-rows.ts';
import type { SelectionOfList } from '#ui/selection/use-selection.ts';
import { MapSign, Marks, Owner } from './assign-facts.tsx';
import { type AssignRow, placeLabels } from './map-labels.ts';

type MapColumns = [DeskColumn<AssignRow>, ...DeskColumn<AssignRow>[]];

function useMapColumns(): MapColumns {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        key: 'number',
        heading: t('maps:assign.map'),
        share: 0.6,
        cell: (map) => <MapSign map={map} small />,
        sortValue: ({ number }) => number,
      },
      {
        key: 'place',
        heading: t('maps:assign.table.place'),
        share: 1.4,
        cell: (map) => <bdi>{placeLabels(t, map)}</bdi>,
        sortValue: (map) => placeLabels(t, map),
      },
      {
        key: 'type',
        heading: t('maps:assign.table.type'),
        onlyWide: 'wider',
        cell: ({ type_id }) => t(`maps:type.${type_id}`),
        sortValue: ({ type_id }) => t(`maps:type.${type_id}`),
      },
      {
        key: 'holder',
        heading: t('maps:assign.table.holder'),
        share: 1.4,
        cell: (map) => map.assignment && <Owner map={map} />,
        sortValue: ({ assignment }) => assignment?.user?.full_name ?? null,
      },
      {
        key: 'out',
        heading: t('maps:assign.timeOut'),
        share: 0.8,
        figures: true,
        cell: ({ assignment, time_out }) => assignment && t('maps:assign.days', { count: time_out ?? 0 }),
        sortValue: ({ time_out }) => time_out,
      },
      {
        key: 'done',
        heading: t('maps:assign.completed'),
        share: 0.9,
        figures: true,
        onlyWide: 'wider',
        cell: ({ assignment }) => assignment && t('maps:assign.percent', { percent: assignment.completed }),
        sortValue: ({ assignment }) => assignment?.completed ?? null,
      },
      {
        key: 'last',
        heading: t('maps:assign.last'),
        share: 1.2,
        cell: ({ last_completed }) => (last_completed ? dayAgo(last_completed) : t('maps:assign.never')),
        sortValue: ({ last_completed }) => last_completed,
      },
      { key: 'state', heading: t('maps:assign.table.state'), share: 1.3, cell: (map) => <Marks map={map} /> },
    ],
    [t],
  );
}

export const pathOfMap = ({ number }: Pick<AssignRow, 'number'>): string =>
  `/settings/assign/${encodeURIComponent(number)}/`;

export interface MapsTable {
  columns: MapColumns;
  sorted: SortedRows<AssignRow>;
}

/** @param maps in the order of the dashboard, which stays until a heading is pressed */
export function useMapsTable(maps: readonly AssignRow[]): MapsTable {
  const columns = useMapColumns();
  return { columns, sorted: useSortedRows('maps', maps, columns, { column: 'order', descending: false }) };
}

export function AssignTable({ columns, sorted, selection }: MapsTable & { selection: SelectionOfList }) {
  const { t } = useTexts();
  return (
    <DeskTable
      label={t('maps:assign.title')}
      columns={columns}
      sorted={sorted}
      pathOf={pathOfMap}
      nameOf={(map) => t('selection:maps.one', { number: map.number, place: placeLabels(t, map) })}
      selection={selection}
    />
  );
}
