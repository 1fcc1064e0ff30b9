/**
 * Multi-selection of a list: with permanent checkboxes on a desktop, and on a phone after a long press or the
 * button. Shift selects a range, Ctrl or Cmd with A all shown rows, Escape or the phone's back button ends
 * it.
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
  /** Desktop: rows always have checkboxes. */
  wide: boolean;
  /** Phone: a tap selects a row instead of opening it. */
  picking: boolean;
  /** True while the actions are shown. */
  on: boolean;
  ids: ReadonlySet<number>;
  start: () => void;
  leave: () => void;
  press: (id: number, range: boolean) => void;
  all: () => void;
  /** Props for the element around the list, whose rows have their id in `data-select`. */
  listProps: LongPressProps & ShiftProps;
}

const isTyping = (target: Element): boolean =>
  target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

/** True while a sheet covers the list: the keys then belong to the sheet. */
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

/** Row of a press with Shift; its checkbox handles presses itself. */
const shiftedRow = ({ shiftKey, target }: MouseEvent): number | null =>
  shiftKey && !(target instanceof Element && target.closest('label')) ? rowOf(target) : null;

/** @param shown ids of the rows after search and filter, in order. */
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
    // Prevents a text selection and, in `onClickCapture`, a new window.
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
