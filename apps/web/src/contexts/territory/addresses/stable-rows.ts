/**
 * Keeps the rows of a list in place while a person works on it (no layout shift): a removed row stays, marked
 * as gone, until its removal moves nothing under a thumb.
 */
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

export interface StableRow<Row> {
  row: Row;
  /** No longer in the list, and only holding its place. */
  gone: boolean;
}

interface IdentifiedRow {
  id: number;
}

/**
 * `isSame` matches a row recorded on the phone (negative id) with the server rows made from it, which replace
 * it in place. New rows of the phone come first, new rows from elsewhere last.
 */
export function keepPlaces<Row extends IdentifiedRow>(
  shown: readonly StableRow<Row>[],
  rows: readonly Row[],
  isSame: (noted: Row, made: Row) => boolean,
): StableRow<Row>[] {
  const known = new Set(shown.map(({ row }) => row.id));
  // The server may return the row before the phone removes its own copy; until then the copy is shown.
  const noted = rows.filter(({ id }) => id < 0);
  const isNew = (row: Row): boolean =>
    !known.has(row.id) && (row.id < 0 || !noted.some((other) => isSame(other, row)));
  const fresh = new Map(rows.filter(isNew).map((row) => [row.id, row]));
  const current = new Map(rows.map((row) => [row.id, row]));
  const kept = shown.flatMap(({ row }): StableRow<Row>[] => {
    const now = current.get(row.id);
    if (now) return [{ row: now, gone: false }];
    const made = row.id < 0 ? [...fresh.values()].filter((other) => isSame(row, other)) : [];
    if (made.length === 0) return [{ row, gone: true }];
    for (const { id } of made) fresh.delete(id);
    return made.map((one) => ({ row: one, gone: false }));
  });
  const added = [...fresh.values()].map((row) => ({ row, gone: false }));
  return [...added.filter(({ row }) => row.id < 0), ...kept, ...added.filter(({ row }) => row.id >= 0)];
}

/** Without scroll anchoring the content below moves up when a row above the viewport is removed. */
const keepsWhatIsSeen = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto') === true;

const mayGo = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  !isIntersecting && (boundingClientRect.top > 0 || keepsWhatIsSeen());

/**
 * Removes gone rows when they are out of sight, or when the page is hidden. `watch` is the `ref` of a gone
 * row.
 */
export function useStableRows<Row extends IdentifiedRow>(
  rows: readonly Row[],
  isSame: (noted: Row, made: Row) => boolean,
): { shown: readonly StableRow<Row>[]; watch: (id: number) => RefCallback<HTMLElement> } {
  const [state, setState] = useState(() => ({ rows, shown: keepPlaces<Row>([], rows, isSame) }));
  let { shown } = state;
  if (state.rows !== rows) {
    shown = keepPlaces(state.shown, rows, isSame);
    setState({ rows, shown });
  }

  const leave = useCallback((mayLeave: (id: number) => boolean): void => {
    setState((now) => ({ ...now, shown: now.shown.filter(({ row, gone }) => !(gone && mayLeave(row.id))) }));
  }, []);

  useEffect(() => {
    const putAway = (): void => {
      if (document.visibilityState === 'hidden') leave(() => true);
    };
    document.addEventListener('visibilitychange', putAway);
    return () => document.removeEventListener('visibilitychange', putAway);
  }, [leave]);

  const ids = useRef(new WeakMap<Element, number>());
  const observer = useRef<IntersectionObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  const watch = useCallback(
    (id: number) => (element: HTMLElement | null) => {
      if (!element) return;
      observer.current ??= new IntersectionObserver((entries) => {
        const outside = new Set(entries.filter(mayGo).map(({ target }) => ids.current.get(target)));
        if (outside.size > 0) leave((other) => outside.has(other));
      });
      const watching = observer.current;
      ids.current.set(element, id);
      watching.observe(element);
      return () => watching.unobserve(element);
    },
    [leave],
  );
  return { shown, watch };
}
