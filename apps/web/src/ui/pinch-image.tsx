/** A picture with a full-screen view: initially as wide as the screen, then zoomable. */
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useBackToClose } from '#platform/use-back-to-close.ts';
import { shownSize } from './picture-view.ts';
import classes from './pinch-image.module.css';
import { useFingers, usePictureKeys, usePictureView, useWheel, zoomStep } from './use-picture-view.ts';

export interface PinchImageProps {
  source: string;
  label: string;
  width: number;
  height: number;
  enlargeLabel: string;
  closeLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Shown at the bottom edge of the screen in the full-screen view. */
  legend?: ReactNode;
  /** A map: its full-screen view covers the screen, and in the dark scheme its colours are dark. */
  map?: boolean;
  /** Overlay of the same size as the picture. */
  overlay?: ReactNode;
}

function Picture({
  source,
  label,
  width,
  height,
  full,
  zoomInLabel,
  zoomOutLabel,
  legend,
  overlay,
  map = false,
}: PinchImageProps & { full: boolean }) {
  const picture = useMemo(() => ({ width, height }), [width, height]);
  const control = usePictureView(picture, full, map);
  const { box, size, view, zoomed, zoom } = control;
  const moves = full || zoomed;
  const on = useFingers(control, moves);
  useWheel(control, moves);
  usePictureKeys(control, full);
  const shown = shownSize(picture, size, view.scale);
  const style =
    size.width > 0
      ? { inlineSize: shown.width, blockSize: shown.height, translate: `${view.x}px ${view.y}px` }
      : undefined;
  return (
    <div
      ref={box}
      className={classes.box}
      data-full={full || undefined}
      data-zoomed={zoomed || undefined}
      {...on}
    >
      {/* Sized by width instead of a transform, so that the browser renders it at full resolution. */}
      <img
        src={source}
        alt={label}
        width={width}
        height={height}
        draggable={false}
        className={classes.image}
        data-map={map || undefined}
        style={style}
      />
      {overlay && style && (
        <div className={classes.overlay} style={style}>
          {overlay}
        </div>
      )}
      {full && (
        <div className={classes.foot}>
          <div className={classes.legend}>{legend}</div>
          <button
            type="button"
            className={classes.zoom}
            aria-label={zoomOutLabel}
            onClick={() => zoom(1 / zoomStep)}
          >
            <IconMinus aria-hidden="true" />
          </button>
          <button
            type="button"
            className={classes.zoom}
            aria-label={zoomInLabel}
            onClick={() => zoom(zoomStep)}
          >
            <IconPlus aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

export function PinchImage(props: PinchImageProps) {
  const [full, setFull] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (full) dialog.current?.showModal?.();
  }, [full]);
  useBackToClose(full, () => setFull(false));
  return (
    <div className={classes.frame} style={{ aspectRatio: `${props.width} / ${props.height}` }}>
      <Picture {...props} full={false} />
      <button
        type="button"
        className={classes.enlarge}
        aria-label={props.enlargeLabel}
        onClick={() => setFull(true)}
      >
        <IconMaximize aria-hidden="true" />
      </button>
      {full && (
        <dialog
          ref={dialog}
          className={classes.dialog}
          aria-label={props.label}
          onClose={() => setFull(false)}
        >
          <Picture {...props} full />
          <button
            type="button"
            className={classes.close}
            aria-label={props.closeLabel}
            onClick={() => setFull(false)}
          >
            <IconX aria-hidden="true" />
          </button>
        </dialog>
      )}
    </div>
  );
}
