/** Draws and changes the border of one map, with a thumb or with the keyboard (X-POLYGON). */

import { Button } from '@mantine/core';
import { faultOf, tidyBorder } from '@sheaf/rules/borders/border';
import { borderOf, drawingOf, mayClose } from '@sheaf/rules/borders/draw-border';
import type { Map as LibreMap } from 'maplibre-gl';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { useWrite } from '../../platform/use-write.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ZoomableBasemap } from '../../ui/zoomable-basemap.tsx';
import { areasOf, planView } from './basemap-view.ts';
import { type Plan, useMapPlan } from './borders.queries.ts';
import classes from './ground.module.css';
import { type DrawingState, useDrawing } from './use-drawing.ts';
import { useHandles } from './use-handles.ts';

function useHint({ drawing, chosen }: DrawingState): string {
  const { t } = useTexts();
  if (drawing.corners.length === 0) return t('territory:borders.hint.start');
  if (!drawing.closed)
    return t(mayClose(drawing) ? 'territory:borders.hint.close' : 'territory:borders.hint.more');
  return t(chosen === null ? 'territory:borders.hint.change' : 'territory:borders.hint.chosen');
}

function Steps({ state }: { state: DrawingState }) {
  const { t } = useTexts();
  const { drawing, chosen } = state;
  return (
    <div className={classes.buttons}>
      {mayClose(drawing) && <Button onClick={state.close}>{t('territory:borders.close')}</Button>}
      {chosen !== null && (
        <Button variant="default" onClick={() => state.remove(chosen)}>
          {t('territory:borders.removeCorner')}
        </Button>
      )}
      <Button variant="default" disabled={!state.changed} onClick={state.undo}>
        {t('shell:undo')}
      </Button>
      {drawing.corners.length > 0 && (
        <Button variant="default" onClick={state.startAnew}>
          {t('territory:borders.anew')}
        </Button>
      )}
    </div>
  );
}

function Editor({ plan }: { plan: Plan }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [map, setMap] = useState<LibreMap | null>(null);
  const state = useDrawing(drawingOf(plan.map.border));
  const save = useWrite('borders.saveBorder');
  useHandles(map, state);
  useUnsaved(state.changed && !save.isSuccess);
  const hint = useHint(state);
  const border = tidyBorder(borderOf(state.drawing, plan.map.border));
  const empty = state.drawing.corners.length === 0;
  const fault = empty ? null : faultOf(border);
  const said =
    fieldErrors(save.error)('border') ?? (save.isError && formError(save.error, t('shell:failed')));
  const others = plan.neighbours.filter(({ map_id }) => map_id !== plan.map.map_id);
  const send = (): void =>
    save.mutate(
      {
        params: { id: plan.map.map_id },
        body: {
          border: empty && border.length === 0 ? null : (border as Plan['map']['border']),
          version: plan.map.version,
        },
      },
      { onSuccess: () => navigate('/settings/borders/', { replace: true }) },
    );
  return (
    <>
      <div className={classes.map}>
        <ZoomableBasemap
          label={t('territory:borders.label', { number: plan.map.number })}
          zoomInLabel={t('territory:ground.zoomIn')}
          zoomOutLabel={t('territory:ground.zoomOut')}
          tiles={plan.tiles}
          areas={areasOf(others, null)}
          roads={plan.roads}
          houses={plan.houses}
          drawing={state.drawing}
          view={planView(plan)}
          fallback={<p>{t('territory:ground.noMap')}</p>}
          onTap={state.tap}
          onReady={setMap}
        />
      </div>
      <p role="status" className={classes.words}>
        {fault && state.drawing.closed ? t(`territory:borders.fault.${fault}`) : hint}
      </p>
      {said && <ErrorNotice>{said}</ErrorNotice>}
      <div className={classes.bar}>
        <Steps state={state} />
        <Button loading={save.isPending} disabled={!state.changed || fault !== null} onClick={send}>
          {t('territory:borders.save')}
        </Button>
      </div>
    </>
  );
}

export function BorderEditorScreen() {
  const { t } = useTexts();
  const { number = '' } = useParams();
  const plan = useMapPlan(number);
  return (
    <Page title={t('territory:borders.of', { number })} line={plan.data?.map.place ?? ' '} back wide>
      <div className={classes.page}>
        <QueryState query={plan} skeleton={{ height: 420 }}>
          {(known) => <Editor key={`${known.map.map_id}-${known.map.version}`} plan={known} />}
        </QueryState>
      </div>
    </Page>
  );
}
