/** Puts the handles of a drawing on the map and moves them with its corners. */
import { middlesOf } from '@sheaf/rules/territory/borders/draw-border';
import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/texts.ts';
import { openHandles } from '#ui/draw-handles.ts';
import classes from './ground.module.css';
import type { DrawingState } from './use-drawing.ts';

/** With more sides, only corners have handles: an old phone has enough to draw. */
const mostMiddles = 120;

type Handles = ReturnType<typeof openHandles>;

export function useHandles(map: LibreMap | null, state: DrawingState): void {
  const { t } = useTexts();
  const latest = useRef(state);
  latest.current = state;
  const handles = useRef<{ corners: Handles; middles: Handles } | null>(null);

  useEffect(() => {
    if (!map) return;
    const open = {
      middles: openHandles(map, {
        onDrag: (index, at) => latest.current.dragMiddle(index, at),
        onDrop: (index, at) => latest.current.dropMiddle(index, at),
        onChoose: (index) => {
          const middle = middlesOf(latest.current.drawing)[index];
          if (middle) latest.current.dropMiddle(index, middle);
        },
        onRemove: () => undefined,
      }),
      corners: openHandles(map, {
        onDrag: (index, at) => latest.current.drag(index, at),
        onDrop: (index, at) => latest.current.drop(index, at),
        onChoose: (index) => latest.current.choose(index),
        onRemove: (index) => latest.current.remove(index),
      }),
    };
    handles.current = open;
    return () => {
      open.corners.close();
      open.middles.close();
      handles.current = null;
    };
  }, [map]);

  useEffect(() => {
    const { drawing, chosen } = state;
    const total = drawing.corners.length;
    handles.current?.corners.show(
      drawing.corners.map((at, index) => ({
        at,
        label: t('territory:borders.corner', { number: index + 1, total }),
        className: classes['corner']!,
        chosen: chosen === index,
      })),
    );
    const middles = drawing.closed && total <= mostMiddles ? middlesOf(drawing) : [];
    handles.current?.middles.show(
      middles.map((at, index) => ({
        at,
        label: t('territory:borders.middle', { number: index + 1 }),
        className: classes['middle']!,
        chosen: false,
      })),
    );
  });
}
