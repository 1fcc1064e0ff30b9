/** MAPS-S9: all maps, by number from the highest (MAPS-R21) or in the order of the dashboard, where they are sorted. */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { compareByOrder, compareMapNumbers } from '@sheaf/rules/maps/map-order';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { usePermits } from '../../platform/session.ts';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { Card } from '../../ui/card.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Link } from '../../ui/link.tsx';
import { Hint, Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { type MapRow, placeOf, useMaps } from '../maps/map-list.public-api.ts';
import { AddMapSheet } from './add-map-sheet.tsx';
import { SortableMaps } from './sortable-maps.tsx';
import classes from './territory.module.css';

type Sorting = 'number' | 'order';

function DeleteMap({ map, onClose }: { map: MapRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('territory.deleteMap');
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

function MapLine({ map, onDelete }: { map: MapRow; onDelete: () => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const words = [
    t('territory:row', { place: placeOf(map), type: t(`maps:type.${map.type_id}`) }),
    map.assignment && t('territory:assigned'),
    map.locked && t('territory:locked'),
  ];
  return (
    <>
      <RowLink to={`/settings/maps/${encodeURIComponent(map.number)}/`} className={classes.link}>
        <span className={classes.name}>{t('territory:detail', { number: map.number })}</span>
        <span className={classes.line}>{joinTexts(words, ' · ')}</span>
      </RowLink>
      <RowButtons
        remove={
          permits.has('settings.maps.delete') && {
            label: t('territory:deleteTitle', { number: map.number }),
            onClick: onDelete,
          }
        }
      />
    </>
  );
}

function MapLines({
  maps,
  sorting,
  onDelete,
}: {
  maps: MapRow[];
  sorting: Sorting;
  onDelete: (map: MapRow) => void;
}) {
  const { t } = useTexts();
  const permits = usePermits();
  const ordering = useWrite('territory.orderMaps');
  // While the new order is on its way the list stands as it was dropped.
  const placed = new Map(
    ordering.isPending ? ordering.variables.body?.maps.map((id, place) => [id, place]) : [],
  );
  const orderOf = (map: MapRow) => ({ ...map, order: placed.get(map.id) ?? map.order });
  const lineOf = (map: MapRow) => <MapLine map={map} onDelete={() => onDelete(map)} />;
  if (sorting === 'number' || !permits.has('settings.maps.edit'))
    return (
      <ol className={classes.list}>
        {[...maps]
          .sort((a, b) =>
            sorting === 'number' ? compareMapNumbers(b.number, a.number) : compareByOrder(a, b),
          )
          .map((map) => (
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
        maps={[...maps].sort((a, b) => compareByOrder(orderOf(a), orderOf(b)))}
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

export function MapManagerScreen() {
  const { t } = useTexts();
  const mayAdd = usePermits().has('settings.maps.add');
  const maps = useMaps();
  const [sorting, setSorting] = useState<Sorting>('number');
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<MapRow | null>(null);
  return (
    <Page title={t('territory:title')} back>
      <div className={classes.tools}>
        <NativeSelect
          label={t('territory:sort.label')}
          value={sorting}
          onChange={(event) => setSorting(event.currentTarget.value as Sorting)}
          data={[
            { value: 'number', label: t('territory:sort.number') },
            { value: 'order', label: t('territory:sort.order') },
          ]}
        />
        {mayAdd && (
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setAdding(true)}>
            {t('territory:add')}
          </Button>
        )}
      </div>
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
          <Card label={t('territory:title')}>
            <MapLines maps={rows} sorting={sorting} onDelete={setLeaving} />
          </Card>
        )}
      </QueryState>
      {adding && <AddMapSheet onClose={() => setAdding(false)} />}
      {leaving && <DeleteMap map={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
