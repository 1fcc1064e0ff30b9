/**
 * Scrolls the row of the open detail into view once, if the detail was opened by address and not by a tap on
 * the row.
 */
import { createContext, useContext, useEffect } from 'react';

export interface SoughtRow {
  /** Undefined without a detail next to the list. */
  path: string | undefined;
  /** True after scrolling, or once the person has moved on. */
  done: boolean;
}

export const SoughtRowOfList = createContext<SoughtRow>({ path: undefined, done: true });

/** A row outside the screen is centred; a visible one does not move. */
export function useShowSought(find: () => HTMLElement | null): void {
  const sought = useContext(SoughtRowOfList);
  useEffect(() => {
    const row = sought.done ? null : find();
    if (!row?.getAttribute('aria-current')) return;
    sought.done = true;
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) row.scrollIntoView({ block: 'center' });
  });
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** For virtual lists: calls `show` with the index of the row whose path is open. */
export function useShowSoughtIndex(paths: () => readonly string[], show: (index: number) => void): void {
  const sought = useContext(SoughtRowOfList);
  useEffect(() => {
    if (sought.done || sought.path === undefined) return;
    const path = withoutSlash(sought.path);
    const index = paths().findIndex((one) => withoutSlash(one) === path);
    if (index < 0) return;
    sought.done = true;
    show(index);
  });
}
