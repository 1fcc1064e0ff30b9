/**
 * List and detail: side by side from 1100 px on, one in place of the other below. The address determines the
 * open row in both cases (decision 50). While none is open, the pane shows what the list puts there (`InPane`).
 */
import { useMediaQuery } from '@mantine/hooks';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { matchPath, useLocation, useOutlet } from 'react-router';
import { scrolled } from '#platform/scrolled.ts';
import { DetailBar } from './detail-bar.tsx';
import { detailTitle } from './detail-title.ts';
import { PanePlace } from './in-pane.tsx';
import classes from './list-detail.module.css';
import { moveAmongRows, rowsOf } from './move-among-rows.ts';
import { PageBar } from './page.tsx';
import { Skeleton } from './skeleton.tsx';
import { type SoughtRow, SoughtRowOfList } from './sought-row.ts';
import { TitleBar } from './title-bar.tsx';

export interface ListDetailProps {
  /** Path patterns of the list and its details. */
  path: string;
  details: readonly string[];
  list: ReactNode;
  /** Shown next to the list while no detail is open, below the summary of the list. */
  hint: ReactNode;
  /** The detail replaces the list at every width. */
  apart?: boolean;
}

const chosenRow = (list: HTMLElement | null): HTMLElement | undefined =>
  rowsOf(list).find((row) => row.ariaCurrent !== null);

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** The key / focuses the search of the list, except in a field or while a sheet is open. */
function useSearchKey(enabled: boolean, list: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const search = list.current?.querySelector<HTMLElement>('input[type="search"]');
      const elsewhere = isTyped(event.target) || document.querySelector('[role="dialog"]') !== null;
      if (event.key !== '/' || event.defaultPrevented || elsewhere || !search) return;
      event.preventDefault();
      search.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, list]);
}

/** Side by side, the list keeps its scroll position when the detail changes. */
function useKeptPlace(wide: boolean, { path, details }: Pick<ListDetailProps, 'path' | 'details'>): void {
  useLayoutEffect(
    () =>
      wide
        ? scrolled.hold((pathname) => [path, ...details].some((one) => matchPath(one, pathname) !== null))
        : undefined,
    [wide, path, details],
  );
}

/** Closing the detail returns the focus to its row. */
function useReturnToRow(pathname: string, open: boolean, list: { current: HTMLElement | null }): void {
  const left = useRef<string>(null);
  useEffect(() => {
    const from = left.current;
    left.current = open ? pathname : null;
    if (from && !open)
      rowsOf(list.current)
        .find((row) => row.getAttribute('href') === from)
        ?.focus();
  }, [pathname, open, list]);
}

export function ListDetail({ path, details, list, hint, apart = false }: ListDetailProps) {
  const roomy = useMediaQuery('(min-width: 1100px)', false, { getInitialValueInEffect: false });
  const wide = roomy && !apart;
  const { pathname } = useLocation();
  const outlet = useOutlet();
  const open = matchPath(path, pathname) === null;
  const listed = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLElement>(null);
  useKeptPlace(wide, { path, details });
  useReturnToRow(pathname, open, listed);
  useSearchKey(wide, listed);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  // Only for the first detail of the screen; later ones, and navigating between them, do not scroll the list.
  const [sought] = useState<SoughtRow>(() => ({
    path: wide && open ? pathname : undefined,
    done: !wide || !open,
  }));
  const goOn = (): void => {
    sought.done = true;
  };
  const leave = (event: KeyboardEvent): void => {
    // A sheet of the detail is elsewhere in the document and closes with the same key.
    const within = beside.current?.contains(event.target as Node);
    if (!wide || !within || event.key !== 'Escape' || event.defaultPrevented) return;
    // Prevents Escape from ending a selection in the list too.
    event.preventDefault();
    chosenRow(listed.current)?.focus();
  };
  return (
    <div className={classes.columns}>
      {(wide || !open) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the links within
        <div
          ref={listed}
          className={classes.list}
          onKeyDown={wide ? moveAmongRows : undefined}
          onKeyDownCapture={goOn}
          onPointerDown={goOn}
          onWheel={goOn}
        >
          <SoughtRowOfList value={sought}>
            <PanePlace value={wide ? pane : undefined}>{list}</PanePlace>
          </SoughtRowOfList>
        </div>
      )}
      <section
        ref={beside}
        className={classes.detail}
        data-beside={wide || undefined}
        aria-labelledby={wide && open ? detailTitle : undefined}
        hidden={!wide && !open}
        onKeyDown={leave}
      >
        <PageBar value={wide ? DetailBar : TitleBar}>
          <Suspense fallback={<Skeleton height={82} count={5} />}>
            {open ? (
              <Fragment key={pathname}>{outlet}</Fragment>
            ) : (
              wide && (
                <div className={classes.closed}>
                  <div ref={setPane} className={classes.summary} />
                  <p className={classes.hint}>{hint}</p>
                </div>
              )
            )}
          </Suspense>
        </PageBar>
      </section>
    </div>
  );
}
