/**
 * MAPS-S9: all maps, searched, by number from the highest (MAPS-R21) or in the order of the dashboard, which
 * can be changed.
 */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { fitsManagerFilter, type ManagerFilter } from '@sheaf/rules/territory/maps/manager-list';
import { compareByOrder, compareMapNumbers } from '@sheaf/rules/territory/maps/map-order';
import { isMapFound, readMapSearch } from '@sheaf/rules/territory/maps/map-search';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import {
  FoundStreets,
  type MapRow,
  placeLabels,
  placeOf,
  useFoundStreets,
  useMapSearchLabel,
  useMaps,
} from '#contexts/territory/maps/map-list.api.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useKeptView } from '#platform/use-kept-view.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { RowLink } from '#ui/row-link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { AddMapSheet } from './add-map-sheet.tsx';
import { MapSummary } from './map-summary.tsx';
import { MapTable, pathOfMap, stateLabels } from './map-table.tsx';
import { SortableMaps } from './sortable-maps.tsx';
import classes from './territory.module.css';

type Sorting = 'number' | 'order';

interface MapsView {
  search: string;
  sorting: Sorting;
  /** Only on a desk, whose pane shows and changes it. */
  filter: ManagerFilter;
}

/** More than a large window shows. */
const atOnce = 24;
const nothingYet: MapRow[] = [];

const everything: MapsView = { search: '', sorting: 'number', filter: null };

function DeleteMap({ map, onClose }: { map: MapRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('maps.deleteMap');
  return (
    <DeleteQuestion
      title={t('territory:deleteTitle', { number: map.number })}
      text={t('territory:deleteText')}
      removal={removal}
      given={{ params: { id: map.id } }}
      onClose={onClose}
    >
      <Hint>{t(map.assignment ? 'territory:deleteAssigned' : 'territory:deleteKept')}</Hint>
    </DeleteQuestion>
  );
}

interface MapLineProps {
  map: MapRow;
  onDelete: (map: MapRow) => void;
}

/** Memoised: re-renders only when the map changed, because hundreds are filtered while typing. */
const MapLine = memo(function MapLine({ map, onDelete }: MapLineProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const labels = [
    t('territory:row', { place: placeLabels(t, map), type: t(`maps:type.${map.type_id}`) }),
    ...stateLabels(t, map),
  ];
  return (
    <>
      <RowLink to={pathOfMap(map)} className={classes.link}>
        <span className={classes.name}>{t('territory:detail', { number: map.number })}</span>
        <span className={classes.line}>{joinTexts(labels, ' · ')}</span>
      </RowLink>
      <RowButtons
        remove={
          permits.has('settings.maps.delete') && {
            label: t('territory:deleteTitle', { number: map.number }),
            onClick: () => onDelete(map),
          }
        }
      />
    </>
  );
});

interface MapLinesProps {
  /** Search results, which cannot be moved. */
  found: boolean;
  maps: MapRow[];
  /** Renders all maps, not only the first screenful. */
  whole: boolean;
  sorting: Sorting;
  onDelete: MapLineProps['onDelete'];
}

function MapLines({ found, maps, whole, sorting, onDelete }: MapLinesProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const desk = useWideScreen();
  const ordering = useWrite('maps.orderMaps');
  // The list keeps the dropped order while the new order is being saved.
  const placed = new Map(
    ordering.isPending ? ordering.variables.body?.maps.map((id, place) => [id, place]) : [],
  );
  const orderOf = (map: MapRow) => ({ ...map, order: placed.get(map.id) ?? map.order });
  const lineOf = (map: MapRow) => <MapLine map={map} onDelete={onDelete} />;
  const inOrder = [...maps].sort((a, b) =>
    sorting === 'number' ? compareMapNumbers(b.number, a.number) : compareByOrder(orderOf(a), orderOf(b)),
  );
  const mayMove = sorting === 'order' && permits.has('settings.maps.edit');
  if (desk && !mayMove)
    return <MapTable maps={inOrder} onDelete={permits.has('settings.maps.delete') ? onDelete : null} />;
  if (found || !mayMove)
    return (
      <ol className={classes.list}>
        {(whole ? inOrder : inOrder.slice(0, atOnce)).map((map) => (
          <li key={map.id} className={classes.row}>
            {lineOf(map)}
          </li>
        ))}
      </ol>
    );
  return (
    <>
      <FailureNotice error={ordering.error} />
      <SortableMaps
        maps={inOrder}
        onOrder={(now) => ordering.mutate({ body: { maps: now.map(({ id }) => id) } })}
      >
        {lineOf}
      </SortableMaps>
      <p className={classes.empty} role="status">
        {ordering.isPending ? t('territory:sort.saving') : t('territory:sort.hint')}
      </p>
    </>
  );
}

/** The maps that match a search, and the streets and addresses it finds. */
function FoundMaps({
  maps,
  search,
  filter,
  ...rest
}: Omit<MapLinesProps, 'found' | 'whole'> & Pick<MapsView, 'search' | 'filter'>) {
  const { t } = useTexts();
  const { streets, searching, unreached } = useFoundStreets(search);
  const needle = readMapSearch(search);
  const found = useMemo(
    () =>
      maps.filter((map) => isMapFound(map.number, placeOf(map), needle) && fitsManagerFilter(map, filter)),
    [maps, needle, filter],
  );
  // The first screenful follows each letter, the rest as a deferred update.
  const later = useDeferredValue(found, nothingYet);
  const isNarrowed = needle !== '' || filter !== null;
  const nothing = found.length === 0 && streets.length === 0 && !searching && !unreached;
  return (
    <>
      {isNarrowed && (
        <p role="status" className={classes.found}>
          {nothing && (needle === '' ? t('maps:assign.nothing') : t('shell:nothingFound', { what: search }))}
          {found.length > 0 && t('maps:found', { count: found.length, all: maps.length })}
        </p>
      )}
      {found.length > 0 && (
        <Card label={t('territory:title')}>
          <MapLines maps={found} whole={later === found} found={isNarrowed} {...rest} />
        </Card>
      )}
      <FoundStreets streets={streets} unreached={unreached} at="/settings/maps/" />
    </>
  );
}

interface ToolsProps {
  view: MapsView;
  onChange: (change: Partial<MapsView>) => void;
  isEmpty: boolean;
  onAdd: (() => void) | false;
}

/** On a desk headings sort the table; a list in the order of the dashboard replaces it while it is changed. */
function MoveButton({ view, onChange }: Pick<ToolsProps, 'view' | 'onChange'>) {
  const { t } = useTexts();
  const moving = view.sorting === 'order';
  return (
    <Button
      variant="default"
      aria-pressed={moving}
      leftSection={<IconArrowsSort aria-hidden="true" size={20} />}
      onClick={() => onChange({ sorting: moving ? 'number' : 'order', search: '', filter: null })}
    >
      {t(moving ? 'territory:sort.finish' : 'territory:sort.change')}
    </Button>
  );
}

function Tools({ view, onChange, isEmpty, onAdd }: ToolsProps) {
  const { t } = useTexts();
  const desk = useWideScreen();
  const mayMove = usePermits().has('settings.maps.edit');
  const label = useMapSearchLabel();
  return (
    <div className={classes.tools}>
      {!isEmpty && (
        <div className={classes.search}>
          <SearchField label={label} value={view.search} onChange={(search) => onChange({ search })} />
        </div>
      )}
      {!isEmpty &&
        (desk ? (
          mayMove && <MoveButton view={view} onChange={onChange} />
        ) : (
          <NativeSelect
            label={t('territory:sort.label')}
            value={view.sorting}
            onChange={(event) => onChange({ sorting: event.currentTarget.value as Sorting })}
            data={[
              { value: 'number', label: t('territory:sort.number') },
              { value: 'order', label: t('territory:sort.order') },
            ]}
          />
        ))}
      {onAdd && (
        <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={onAdd}>
          {t('territory:add')}
        </Button>
      )}
    </div>
  );
}

export function MapManagerScreen() {
  const { t } = useTexts();
  const mayAdd = usePermits().has('settings.maps.add');
  const maps = useMaps();
  const desk = useWideScreen();
  const [view, change] = useKeptView('territory.mapsView', everything);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<MapRow | null>(null);
  return (
    <Page title={t('territory:title')} back>
      <Tools
        view={view}
        onChange={change}
        isEmpty={maps.data?.length === 0}
        onAdd={mayAdd && (() => setAdding(true))}
      />
      <QueryState
        query={maps}
        skeleton={{ height: 60, count: 8 }}
        empty={{
          icon: <IconMapOff aria-hidden="true" />,
          text: t(mayAdd ? 'territory:empty' : 'maps:none'),
          action: mayAdd && (
            <Button component={Link} to="/settings/imports/" variant="light">
              {t('maps:noneImport')}
            </Button>
          ),
        }}
      >
        {(rows) => (
          <>
            <FoundMaps
              maps={rows}
              search={view.search}
              filter={desk ? view.filter : null}
              sorting={view.sorting}
              onDelete={setLeaving}
            />
            <MapSummary
              maps={rows}
              filter={view.filter}
              onFilter={(filter) => change({ filter, search: '', sorting: 'number' })}
            />
          </>
        )}
      </QueryState>
      {adding && <AddMapSheet onClose={() => setAdding(false)} />}
      {leaving && <DeleteMap map={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
