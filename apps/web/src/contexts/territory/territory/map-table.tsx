/** Table of maps on a desk: number, place, type, addresses, last completion, state and dashboard order. */
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMemo } from 'react';
import { MapSign } from '#contexts/territory/maps/assign-facts.tsx';
import { type MapRow, placeLabels } from '#contexts/territory/maps/map-list.api.ts';
import { dayAgo } from '#platform/dates.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { DeskButton } from '#ui/desk-table/desk-button.tsx';
import type { DeskColumn } from '#ui/desk-table/desk-column.ts';
import { DeskTable } from '#ui/desk-table/desk-table.tsx';
import { useSortedRows } from '#ui/desk-table/use-sorted-rows.ts';

type MapColumns = [DeskColumn<MapRow>, ...DeskColumn<MapRow>[]];

export const stateLabels = (t: Translate, map: MapRow) => [
  map.assignment && t('territory:assigned'),
  map.locked && t('territory:locked'),
];

const stateText = (t: Translate, map: MapRow): string =>
  joinTexts(stateLabels(t, map)) || t('maps:assign.facts.free');

export const pathOfMap = ({ number }: Pick<MapRow, 'number'>): string =>
  `/settings/maps/${encodeURIComponent(number)}/`;

interface MapTableProps {
  /** By number from the highest. */
  maps: readonly MapRow[];
  /** Null without permission to delete. */
  onDelete: ((map: MapRow) => void) | null;
}

function useMapColumns(onDelete: MapTableProps['onDelete']): MapColumns {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        key: 'number',
        heading: t('maps:assign.map'),
        share: 0.7,
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
        share: 1.1,
        cell: ({ type_id }) => t(`maps:legend.${type_id}`),
        sortValue: ({ type_id }) => t(`maps:legend.${type_id}`),
      },
      {
        key: 'addresses',
        heading: t('maps:assign.addresses'),
        figures: true,
        onlyWide: true,
        cell: ({ address_count }) => address_count,
        sortValue: ({ address_count }) => address_count,
      },
      {
        key: 'last',
        heading: t('maps:assign.last'),
        share: 1.2,
        cell: ({ last_completed }) => (last_completed ? dayAgo(last_completed) : t('maps:assign.never')),
        sortValue: ({ last_completed }) => last_completed,
      },
      {
        key: 'state',
        heading: t('maps:assign.table.state'),
        cell: (map) => stateText(t, map),
        sortValue: (map) => stateText(t, map),
      },
      {
        key: 'order',
        heading: t('territory:form.order'),
        share: 0.7,
        figures: true,
        onlyWide: 'wider',
        cell: ({ order }) => order,
        sortValue: ({ order }) => order,
      },
      ...(onDelete
        ? [
            {
              key: 'delete',
              heading: t('territory:delete'),
              share: 0.7,
              cell: (map: MapRow) => (
                <DeskButton
                  label={t('territory:deleteTitle', { number: map.number })}
                  onClick={() => onDelete(map)}
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

export function MapTable({ maps, onDelete }: MapTableProps) {
  const { t } = useTexts();
  const columns = useMapColumns(onDelete);
  const sorted = useSortedRows('territory.maps', maps, columns, { column: 'number', descending: true });
  return (
    <DeskTable
      label={t('territory:title')}
      columns={columns}
      sorted={sorted}
      pathOf={pathOfMap}
      nameOf={({ number }) => t('territory:detail', { number })}
      selection={undefined}
    />
  );
}
