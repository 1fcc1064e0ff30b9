/** Zooms a picture by pinch, wheel, double tap or keys, and pans it by one finger or the arrow keys. */
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type Box,
  doubleTap,
  fittedView,
  moveBy,
  type Point,
  type Size,
  type View,
  zoomAt,
} from './picture-view.ts';

export const zoomStep = 1.5;
const arrowPixels = 60;
const arrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: arrowPixels },
  ArrowDown: { x: 0, y: -arrowPixels },
  ArrowLeft: { x: arrowPixels, y: 0 },
  ArrowRight: { x: -arrowPixels, y: 0 },
};

/** Height share of the buttons and legend at the bottom edge, sufficient for doubled text size. */
const rimPart = 0.3;

/** Measures the box again when the phone is rotated. */
function useBoxSize(box: RefObject<HTMLElement | null>, full: boolean, fills: boolean): Box {
  const [size, setSize] = useState<Box>({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize({ width, height, rim: full ? height * rimPart : 0, fills: full && fills });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, full, fills]);
  return size;
}

/** @param fills true to cover a full screen initially; the whole picture is one press away. */
export function usePictureView(picture: Size, full: boolean, fills: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box, full, fills);
  const [moved, setMoved] = useState<View | null>(null);
  const fitted = fittedView(picture, size);
  const view = moved ?? fitted;
  const change = useCallback(
    (next: (view: View) => View): void => setMoved((before) => next(before ?? fittedView(picture, size))),
    [picture, size],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another fit
  useEffect(() => setMoved(null), [size]);
  const pointIn = useCallback(({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }, []);
  const zoom = useCallback(
    (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }): void =>
      change((now) => zoomAt(now, factor, at, picture, size)),
    [change, picture, size],
  );
  const move = useCallback(
    (by: Point): void => change((now) => moveBy(now, by, picture, size)),
    [change, picture, size],
  );
  const tapTwice = useCallback(
    (at: Point): void => change((now) => doubleTap(now, at, picture, size, window.devicePixelRatio)),
    [change, picture, size],
  );
  return { box, size, view, zoomed: view.scale > fitted.scale * 1.01, zoom, move, pointIn, tapTwice };
}

export type PictureControl = ReturnType<typeof usePictureView>;

/** One finger pans a picture larger than the box; two fingers and a double tap zoom. */
export function useFingers({ zoom, move, pointIn, tapTwice }: PictureControl, moves: boolean) {
  const fingers = useRef(new Map<number, Point>());
  const onPointerDown = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, pointIn(event));
    if (moves) (event.target as Element).setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = pointIn(event);
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      if (apart > 0) zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, middle);
    }
    if (other || moves) {
      const part = other ? 2 : 1;
      move({ x: (now.x - before.x) / part, y: (now.y - before.y) / part });
    }
  };
  const onPointerUp = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  const onDoubleClick = (event: MouseEvent): void => {
    // A double press on a button is not a double tap on the picture.
    if (!(event.target as Element).closest('button')) tapTwice(pointIn(event));
  };
  return { onDoubleClick, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** Within the page only with Ctrl, so that the wheel scrolls the page. */
export function useWheel({ box, zoom, pointIn }: PictureControl, always: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !always) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointIn(event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, zoom, pointIn, always]);
}

/** True for a focused legend that overflows: the arrow keys scroll it instead of panning the picture. */
const isScrolled = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.getAttribute('tabindex') === '0' &&
  target.scrollHeight > target.clientHeight;

export function usePictureKeys({ zoom, move }: PictureControl, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const by = arrows[event.key];
      if (by && isScrolled(event.target)) return;
      if (by) move(by);
      else if (event.key === '+' || event.key === '=') zoom(zoomStep);
      else if (event.key === '-') zoom(1 / zoomStep);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, zoom, move]);
}
