/**
 * Background for drawing a border: streets, neighbours and the map's own picture; on unknown ground the
 * current position.
 */
import { Button } from '@mantine/core';
import { widened } from '@sheaf/rules/territory/borders/ground-start';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import type { Map as LibreMap } from 'maplibre-gl';
import { useTexts } from '#platform/texts.ts';
import { EmptyState } from '#ui/notice.tsx';
import { ZoomableBasemap } from '#ui/zoomable-basemap.tsx';
import { areasOf, planView, type View } from './basemap-view.ts';
import type { Plan } from './borders.queries.ts';
import classes from './ground.module.css';
import { PictureOverlay } from './picture-overlay.tsx';
import type { DrawingState } from './use-drawing.ts';
import type { PictureOverlayState } from './use-picture-overlay.ts';
import { useWhereabouts } from './use-whereabouts.ts';

/** Metres shown on each side of a position if nothing else is known. */
const around = 300;

/** TERR-R30: on unknown ground the view starts at the current position. */
export function useStart(plan: Plan) {
  const { where, flip } = useWhereabouts(false);
  const found = where.state === 'found' ? where.at : null;
  const view: View = planView(plan) ?? (found && widened([...found, ...found], around));
  return { view, where, locate: flip };
}

type Start = ReturnType<typeof useStart>;

export function NothingKnown({ where, locate }: Start) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={<IconMapOff aria-hidden="true" />}
      action={
        <Button loading={where.state === 'looking'} onClick={locate}>
          {t('territory:borders.startHere')}
        </Button>
      }
    >
      {t('territory:ground.nothing')}{' '}
      {t(
        where.state === 'denied' || where.state === 'unknown'
          ? `territory:ground.${where.state}`
          : 'territory:borders.startHereText',
      )}
    </EmptyState>
  );
}

interface BorderGroundProps {
  plan: Plan;
  view: View;
  state: DrawingState;
  overlay: PictureOverlayState;
  map: LibreMap | null;
  onReady: (map: LibreMap) => void;
}

export function BorderGround({ plan, view, state, overlay, map, onReady }: BorderGroundProps) {
  const { t } = useTexts();
  return (
    <div className={classes.map}>
      <ZoomableBasemap
        label={t('territory:borders.label', { number: plan.map.number })}
        zoomInLabel={t('territory:ground.zoomIn')}
        zoomOutLabel={t('territory:ground.zoomOut')}
        tiles={plan.tiles}
        areas={areasOf(plan.neighbours, null)}
        roads={plan.roads}
        around={plan.around}
        houses={plan.houses}
        drawing={state.drawing}
        view={view}
        fallback={<p>{t('territory:ground.noMap')}</p>}
        onTap={(at) => {
          // A tap adds no corner while the ground is moved beneath the picture.
          if (!overlay.placing) state.tap(at);
        }}
        onReady={onReady}
      />
      {map && overlay.shown && overlay.picture && (
        <PictureOverlay map={map} picture={overlay.picture} place={overlay.place} />
      )}
    </div>
  );
}
