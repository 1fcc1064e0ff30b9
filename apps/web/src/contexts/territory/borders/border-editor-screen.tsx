/** Draws and changes the border of one map, with a thumb or with the keyboard (X-POLYGON). */

import { Button } from '@mantine/core';
import { faultOf, tidyBorder } from '@sheaf/rules/territory/borders/border';
import { borderOf, drawingOf, mayClose } from '@sheaf/rules/territory/borders/draw-border';
import type { Map as LibreMap } from 'maplibre-gl';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { fieldErrors, formError } from '#platform/field-errors.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useWrite } from '#platform/use-write.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { BorderGround, NothingKnown, useStart } from './border-ground.tsx';
import { type Plan, useMapPlan } from './borders.queries.ts';
import classes from './ground.module.css';
import { type DrawingState, useDrawing } from './use-drawing.ts';
import { useHandles } from './use-handles.ts';
import { type PictureOverlayState, usePictureOverlay } from './use-picture-overlay.ts';

function useHint({ drawing, chosen }: DrawingState, overlay: PictureOverlayState, plan: Plan): string {
  const { t } = useTexts();
  if (overlay.placing) return t('territory:borders.picture.hint');
  const of = plan.start?.of;
  if (drawing.corners.length === 0 && of && of !== 'map')
    return `${t(`territory:ground.from.${of}`, { number: plan.map.number })} ${t('territory:borders.hint.start')}`;
  if (drawing.corners.length === 0) return t('territory:borders.hint.start');
  if (!drawing.closed)
    return t(mayClose(drawing) ? 'territory:borders.hint.close' : 'territory:borders.hint.more');
  return t(chosen === null ? 'territory:borders.hint.change' : 'territory:borders.hint.chosen');
}

function Steps({ state }: { state: DrawingState }) {
  const { t } = useTexts();
  const { drawing, chosen } = state;
  return (
    <>
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
    </>
  );
}

/** Controls of the uploaded picture while drawing: show, align with the ground, remove. */
function PictureButtons({ overlay }: { overlay: PictureOverlayState }) {
  const { t } = useTexts();
  if (!overlay.picture) return null;
  return (
    <>
      {overlay.placing && <Button onClick={overlay.fix}>{t('territory:borders.picture.fix')}</Button>}
      {overlay.shown && !overlay.placing && (
        <Button variant="default" onClick={overlay.move}>
          {t('territory:borders.picture.move')}
        </Button>
      )}
      <Button variant="default" onClick={overlay.shown ? overlay.hide : overlay.show}>
        {t(overlay.shown ? 'territory:borders.picture.hide' : 'territory:borders.picture.show')}
      </Button>
    </>
  );
}

function Editor({ plan }: { plan: Plan }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [map, setMap] = useState<LibreMap | null>(null);
  const state = useDrawing(drawingOf(plan.map.border));
  const save = useWrite('borders.saveBorder', {
    success: (_, { body }) => {
      const said = body?.border === null ? 'territory:borders.removed' : 'territory:borders.saved';
      toasts.show(t(said, { number: plan.map.number }));
    },
  });
  useHandles(map, state);
  const overlay = usePictureOverlay(plan.map.number, map, plan.picture_place);
  // The position of the picture is saved with a border; without one it cannot be stored.
  const changed = state.changed || (overlay.toKeep !== undefined && plan.map.border !== null);
  useUnsaved(changed && !save.isSuccess);
  const hint = useHint(state, overlay, plan);
  const start = useStart(plan);
  const border = tidyBorder(borderOf(state.drawing, plan.map.border));
  const empty = state.drawing.corners.length === 0;
  const fault = empty ? null : faultOf(border);
  const said =
    fieldErrors(save.error)('border') ?? (save.isError && formError(save.error, t('shell:failed')));
  const send = (): void =>
    save.mutate(
      {
        params: { id: plan.map.map_id },
        body: {
          border: empty && border.length === 0 ? null : (border as Plan['map']['border']),
          version: plan.map.version,
          ...(overlay.toKeep && { picture_place: overlay.toKeep }),
        },
      },
      {
        onSuccess: () => navigate('/settings/borders/', { replace: true }),
      },
    );
  if (!start.view) return <NothingKnown {...start} />;
  return (
    <>
      <BorderGround
        plan={plan}
        view={start.view}
        state={state}
        overlay={overlay}
        map={map}
        onReady={setMap}
      />
      <p role="status" className={classes.text}>
        {fault && state.drawing.closed ? t(`territory:borders.fault.${fault}`) : hint}
      </p>
      {said && <ErrorNotice>{said}</ErrorNotice>}
      <div className={classes.bar}>
        <div className={classes.buttons}>
          <PictureButtons overlay={overlay} />
          {!overlay.placing && <Steps state={state} />}
        </div>
        <Button
          loading={save.isPending}
          disabled={!changed || fault !== null || overlay.placing}
          onClick={send}
        >
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
