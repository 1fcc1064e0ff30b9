/**
 * Selects several rows of a list: by boxes that stand there at a desk, and on a phone once a row was pressed long or the button was.
 * Shift takes a range, Ctrl or Cmd and A takes all that are shown, Escape or the phone's way back leaves.
 */
import { useMediaQuery } from '@mantine/hooks';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useBackToClose } from '#platform/use-back-to-close.ts';
import { extendTo, keepShown, nothingSelected, type Selection, selectAll, toggle } from './selection.ts';
import { type LongPressProps, rowOf, useLongPress } from './use-long-press.ts';

interface ShiftProps {
  onMouseDown: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

export interface SelectionOfList {
  /** Boxes stand beside the rows, whether one is ticked or not. */
  wide: boolean;
  /** Rows of a phone are ticked, and not opened. */
  picking: boolean;
  /** Whether the actions are shown. */
  on: boolean;
  ids: ReadonlySet<number>;
  start: () => void;
  leave: () => void;
  press: (id: number, range: boolean) => void;
  all: () => void;
  /** For the element around the list, of which every row has its id in `data-select`. */
  listProps: LongPressProps & ShiftProps;
}

const isTyping = (target: Element): boolean =>
  target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

/** Whether a sheet lies over the list, to which the keys belong then. */
const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null;

interface Keys {
  on: boolean;
  leave: () => void;
  all: () => void;
}

function useSelectionKeys(enabled: boolean, keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent): void => {
      const { on, leave, all } = latest.current;
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || isTyping(target) || isCovered()) return;
      if (event.key === 'Escape' && on) leave();
      const whole = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
      if (!whole || !(on || target.closest('[data-select]'))) return;
      event.preventDefault();
      all();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}

/** The row of a press with Shift; its box takes the press itself. */
const shiftedRow = ({ shiftKey, target }: MouseEvent): number | null =>
  shiftKey && !(target instanceof Element && target.closest('label')) ? rowOf(target) : null;

/** @param shown ids of the rows that the search and the filter leave, in their order. */
export function useSelection(shown: readonly number[], enabled: boolean): SelectionOfList {
  const wide = useMediaQuery('(min-width: 1100px)', false, { getInitialValueInEffect: false });
  const [selection, set] = useState<Selection>(nothingSelected);
  const kept = useMemo(() => keepShown(selection, shown), [selection, shown]);
  if (kept !== selection) set(kept);
  const leave = (): void => set(nothingSelected);
  const all = (): void => set(selectAll(kept, shown));
  const on = enabled && kept.on && (!wide || kept.ids.size > 0);
  useSelectionKeys(enabled, { on, leave, all });
  const listProps = useLongPress(enabled && !wide && !on, (id) => set(toggle(nothingSelected, id)));
  const picking = on && !wide;
  useBackToClose(picking, leave);
  const press = (id: number, range: boolean): void =>
    set(range ? extendTo(kept, shown, id) : toggle(kept, id));
  const shiftProps: ShiftProps = {
    // No text from here to there is marked, and no window opens.
    onMouseDown: (event) => {
      if (enabled && wide && event.shiftKey && rowOf(event.target) !== null) event.preventDefault();
    },
    onClickCapture: (event) => {
      const id = enabled && wide ? shiftedRow(event) : null;
      if (id === null) return listProps.onClickCapture(event);
      event.preventDefault();
      event.stopPropagation();
      press(id, true);
    },
  };
  return {
    wide: enabled && wide,
    picking,
    on,
    ids: kept.ids,
    start: () => set({ ...kept, on: true }),
    leave,
    press,
    all,
    listProps: { ...listProps, ...shiftProps },
  };
}
