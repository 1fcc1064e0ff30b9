/**
 * A map on the ground: its border, streets, blocks, and the current position (X-POLYGON). Works from the
 * encrypted cache.
 */

import { Button } from '@mantine/core';
import { boundsOf } from '@sheaf/rules/territory/borders/border';
import { widened } from '@sheaf/rules/territory/borders/ground-start';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import type { Map as LibreMap } from 'maplibre-gl';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMapPage } from '#contexts/territory/maps/map-page.api.ts';
import { useTexts } from '#platform/texts.ts';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { ZoomableBasemap } from '#ui/zoomable-basemap.tsx';
import { areasOf, planView, type View } from './basemap-view.ts';
import { type Plan, useMapPlan } from './borders.queries.ts';
import classes from './ground.module.css';
import { useFollowing } from './use-following.ts';
import { type FoundPosition, useWhereabouts } from './use-whereabouts.ts';
import { bearingToMap, WhereLabels } from './where-line.tsx';

/**
 * Metres: up to this distance the view includes map and position; beyond it the map only, with the direction.
 */
const near = 5000;
/** Metres shown around a position if nothing else is known. */
const around = 300;

/** Bounds of the map, including a near position. */
function viewWith(plan: Plan, found: FoundPosition | null): View {
  const view = planView(plan);
  if (!found) return view;
  const here = widened([...found.at, ...found.at], around);
  if (!view) return here;
  const bearing = bearingToMap(plan, found);
  if (bearing && bearing.metres > near) return view;
  const [west, south, east, north] = view;
  return boundsOf([[west, south], [east, north], found.at]);
}

/** Follows the actions on the map's page, also offline. */
function useBlocks(plan: Plan) {
  const page = useMapPage(plan.map.number);
  const done = page.data?.map.assignment?.progress.blocks ?? [];
  const blocks = plan.blocks.map((block) => ({ ...block, done: done.includes(block.block) }));
  return { blocks, done: blocks.filter((block) => block.done).length };
}

function Locate({ onLocate }: { onLocate: () => void }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={classes.locate}
      aria-label={t('territory:ground.centre')}
      onClick={onLocate}
    >
      <IconCurrentLocation aria-hidden="true" />
    </button>
  );
}

function Drawn({
  plan,
  found,
  blocks,
}: { plan: Plan; found: FoundPosition | null } & Pick<ReturnType<typeof useBlocks>, 'blocks'>) {
  const { t } = useTexts();
  const [map, setMap] = useState<LibreMap | null>(null);
  const { beside, locate, hands } = useFollowing(map, found);
  const view = viewWith(plan, beside);
  const own = areasOf([plan.map], plan.map.map_id);
  if (!view)
    return <EmptyState icon={<IconMapOff aria-hidden="true" />}>{t('territory:ground.nothing')}</EmptyState>;
  return (
    <div className={classes.map} {...hands}>
      <ZoomableBasemap
        label={t('territory:ground.label', { number: plan.map.number })}
        zoomInLabel={t('territory:ground.zoomIn')}
        zoomOutLabel={t('territory:ground.zoomOut')}
        tiles={plan.tiles}
        areas={[
          ...areasOf(plan.neighbours, null),
          ...own.map((area) => (blocks.length > 0 ? { ...area, label: '' } : area)),
        ]}
        roads={plan.roads}
        around={plan.around}
        blocks={blocks}
        houses={plan.houses}
        me={found}
        view={view}
        fallback={<p>{t('territory:ground.noMap')}</p>}
        controls={found && <Locate onLocate={() => locate(bearingToMap(plan, found) !== null)} />}
        onReady={setMap}
      />
    </div>
  );
}

function Ground({ plan }: { plan: Plan }) {
  const { t } = useTexts();
  const { where, flip } = useWhereabouts(true);
  const { blocks, done } = useBlocks(plan);
  const off = where.state === 'off' || where.state === 'denied';
  return (
    <>
      <Drawn plan={plan} found={where.state === 'found' ? where : null} blocks={blocks} />
      <div className={classes.bar}>
        <WhereLabels
          plan={plan}
          where={where}
          done={done > 0 ? t('territory:ground.blocksDone', { done, total: blocks.length }) : ''}
        />
        <Button
          leftSection={<IconCurrentLocation aria-hidden="true" size={20} />}
          variant={off ? 'filled' : 'default'}
          loading={where.state === 'looking'}
          onClick={flip}
        >
          {off ? t('territory:ground.whereAmI') : t('territory:ground.stop')}
        </Button>
      </div>
    </>
  );
}

export function BasemapScreen() {
  const { t } = useTexts();
  const { number = '' } = useParams();
  const plan = useMapPlan(number);
  return (
    <Page title={t('territory:ground.title', { number })} line={plan.data?.map.place ?? ' '} back wide>
      <div className={classes.page}>
        <QueryState query={plan} skeleton={{ height: 420 }}>
          {(known) => <Ground plan={known} />}
        </QueryState>
      </div>
    </Page>
  );
}
