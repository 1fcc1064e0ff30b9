/**
 * Keeps the rows of a list at their places while somebody works on it: a row that left the list stays where it is, marked as gone,
 * until it can go without moving anything under a thumb.
 */
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

export interface StableRow<Row> {
  row: Row;
  /** No longer on the list, and only keeping its place. */
  gone: boolean;
}

interface IdentifiedRow {
  id: number;
}

/**
 * `isSame` recognises a row that was written down on the phone (negative id) in the rows that the server made of it, which take its
 * place together. What the person wrote down comes first, what arrives from elsewhere comes last.
 */
export function keepPlaces<Row extends IdentifiedRow>(
  shown: readonly StableRow<Row>[],
  rows: readonly Row[],
  isSame: (noted: Row, made: Row) => boolean,
): StableRow<Row>[] {
  const known = new Set(shown.map(({ row }) => row.id));
  // The server may tell a row before the phone has struck off what was written down: until then it is the one written down.
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

/** Browsers without it let what lies below move up when a row above the window goes. */
const keepsWhatIsSeen = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto') === true;

const mayGo = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  !isIntersecting && (boundingClientRect.top > 0 || keepsWhatIsSeen());

/**
 * Gone rows leave when they are out of sight, or when the phone is put away. `watch` is the `ref` of a gone row.
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
