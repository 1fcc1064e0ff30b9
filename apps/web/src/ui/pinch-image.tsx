/** A picture that two fingers, a wheel, a double tap or two buttons enlarge, and one finger then moves. */
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import classes from './pinch-image.module.css';

interface View {
  scale: number;
  x: number;
  y: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };
const largest = 6;

const clampView = (view: View, box: DOMRect): View => {
  const scale = Math.min(largest, Math.max(1, view.scale));
  const reachX = (box.width * (scale - 1)) / 2;
  const reachY = (box.height * (scale - 1)) / 2;
  return {
    scale,
    x: Math.min(reachX, Math.max(-reachX, view.x)),
    y: Math.min(reachY, Math.max(-reachY, view.y)),
  };
};

export interface PinchImageProps {
  source: string;
  label: string;
  width: number;
  height: number;
  enlargeLabel: string;
  closeLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
}

function usePinch() {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(whole);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const zoom = (factor: number): void =>
    setView((now) =>
      clampView(
        { ...now, scale: now.scale * factor, x: now.x * factor, y: now.y * factor },
        box.current!.getBoundingClientRect(),
      ),
    );
  const spread = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const apart = spread();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 2 && apart > 0) zoom(spread() / apart);
    else if (view.scale > 1) {
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      setView((now) =>
        clampView({ ...now, x: now.x + dx, y: now.y + dy }, box.current!.getBoundingClientRect()),
      );
    }
  };
  const onPointerDown = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (view.scale > 1) (event.target as Element).setPointerCapture?.(event.pointerId);
  };
  const onPointerUp = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && view.scale === 1) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });
  const onDoubleClick = (): void => setView((now) => (now.scale > 1 ? whole : { ...whole, scale: 2.5 }));
  return {
    box,
    view,
    zoom,
    on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick },
  };
}

/** Plus and minus, while the picture fills the screen. */
function useZoomKeys(active: boolean, zoom: (factor: number) => void): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === '+' || key === '=') zoom(1.5);
      if (key === '-') zoom(1 / 1.5);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

function Picture({
  source,
  label,
  width,
  height,
  full,
  zoomInLabel,
  zoomOutLabel,
}: PinchImageProps & { full: boolean }) {
  const { box, view, zoom, on } = usePinch();
  useZoomKeys(full, zoom);
  return (
    <div
      ref={box}
      className={classes.box}
      data-full={full || undefined}
      data-zoomed={view.scale > 1 || undefined}
      {...on}
    >
      <img
        src={source}
        alt={label}
        width={width}
        height={height}
        draggable={false}
        className={classes.image}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      />
      {full && (
        <div className={classes.zooms}>
          <button
            type="button"
            className={classes.zoom}
            aria-label={zoomOutLabel}
            onClick={() => zoom(1 / 1.5)}
          >
            <IconMinus aria-hidden="true" />
          </button>
          <button type="button" className={classes.zoom} aria-label={zoomInLabel} onClick={() => zoom(1.5)}>
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
