/** The row of the detail that stands beside its list: brought into view once, for whoever came by address and not by a tap on it. */
import { createContext, useContext, useEffect } from 'react';

export interface SoughtRow {
  /** Undefined where no detail stands beside a list. */
  path: string | undefined;
  /** It was brought into view, or the person went on by themselves. */
  done: boolean;
}

export const SoughtRowOfList = createContext<SoughtRow>({ path: undefined, done: true });

/** A row of which nothing is on the screen comes into its middle; one that was tapped stays where it is. */
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

/** For lists that draw only the rows on the screen: `show` scrolls to the row of which `paths` has the address. */
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
