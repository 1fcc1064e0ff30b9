/** The outbox as a screen sees it. */
import { useMemo, useSyncExternalStore } from 'react';
import { type Action, outbox } from './outbox.ts';

export const useWaiting = (): readonly Action[] => useSyncExternalStore(outbox.subscribe, outbox.list);

/** What waits of one lane, in the order it was done. */
export function useWaitingOf(lane: string): readonly Action[] {
  const all = useWaiting();
  return useMemo(
    () => all.filter((action) => action.lane === lane && action.state === 'waiting'),
    [all, lane],
  );
}
