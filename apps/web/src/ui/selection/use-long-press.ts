/**
 * Long press on a row of a list. Starts a selection and prevents both the link and the browser's context
 * menu.
 */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const restMilliseconds = 450;
/** Further movement counts as scrolling. */
const restPixels = 10;

export interface LongPressProps {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
}

interface Press {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Id of the list row that contains this element. */
export const rowOf = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest('[data-select]') : null;
  return row ? Number(row.getAttribute('data-select')) : null;
};

export function useLongPress(enabled: boolean, onPress: (id: number) => void): LongPressProps {
  const press = useRef<Press | null>(null);
  /** Suppresses the click that follows the long press, until the next touch. */
  const pressed = useRef(false);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }) => {
      end();
      pressed.current = false;
      const id = rowOf(target);
      if (!enabled || pointerType === 'mouse' || id === null) return;
      const timer = setTimeout(() => {
        pressed.current = true;
        onPress(id);
      }, restMilliseconds);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > restPixels) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!pressed.current) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = false;
    },
    onContextMenu: (event) => {
      if (press.current || pressed.current) event.preventDefault();
    },
  };
}
