/** What the phone does with work that waits to be sent (SYNC-R5, SYNC-R10): in order, one after another, nothing twice. */

/** As far as the order of sending needs to know an action. */
export interface WaitingAction {
  id: number;
  /** Actions with the same key keep their order; the key of a map is `map:12`. */
  queueKey: string;
  /** Until then the person may take it back; milliseconds since 1970. */
  dueAt: number;
  state: 'waiting' | 'set-aside';
  tries: number;
}

/** How a call ended; status 0 is an unreachable server. */
export interface Ending {
  status: number;
  code: string;
}

export type AfterFailure = 'try-again' | 'set-aside';

/** A server that fails with the same action this often will fail again: the rest must not wait for it. */
export const mostTries = 6;

/** Statuses that say nothing against the action itself: away, busy, its disk full, or the person has to be checked first. */
const passing = new Set([0, 401, 408, 429, 502, 503, 504, 507]);

/** A refusal (4xx) will not change by repetition; a fault (500) may, but not for ever. */
export function afterFailure({ status }: Ending, tries: number): AfterFailure {
  if (passing.has(status)) return 'try-again';
  if (status >= 500) return tries + 1 >= mostTries ? 'set-aside' : 'try-again';
  return 'set-aside';
}

const inOrder = (a: WaitingAction, b: WaitingAction): number => a.dueAt - b.dueAt || a.id - b.id;

/** The action to send now; the earliest of those that can no longer be taken back. */
export const nextToSend = <W extends WaitingAction>(actions: readonly W[], now: number): W | undefined =>
  actions.filter((action) => action.state === 'waiting' && action.dueAt <= now).sort(inOrder)[0];

/** When to look again; undefined when nothing waits. */
export const nextDue = (actions: readonly WaitingAction[]): number | undefined => {
  const waiting = actions.filter((action) => action.state === 'waiting').sort(inOrder);
  return waiting[0]?.dueAt;
};

/** Pause before the next attempt, in milliseconds: 1, 2, 4 … 60 seconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.max(0, failures - 1));
