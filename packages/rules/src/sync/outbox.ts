/** Offline queue of the phone (SYNC-R5, SYNC-R10): sends actions in order, one at a time, each once. */

/** Fields of an action that the sending order depends on. */
export interface WaitingAction {
  id: number;
  /** Actions with the same key keep their order; the key of a map is `map:12`. */
  queueKey: string;
  /** Until then the person may undo the action; milliseconds since 1970. */
  dueAt: number;
  state: 'waiting' | 'set-aside';
  tries: number;
}

/** Result of a request; status 0 is an unreachable server. */
export interface Ending {
  status: number;
  code: string;
}

export type AfterFailure = 'try-again' | 'set-aside';

/** After this many faults the action is set aside, so that others can be sent. */
export const mostTries = 6;

/**
 * Temporary statuses, independent of the action: unreachable, busy, disk full, or a check of the person is
 * due.
 */
const passing = new Set([0, 401, 408, 429, 502, 503, 504, 507]);

/** A refusal (4xx) is permanent; a fault (500) is retried a few times. */
export function afterFailure({ status }: Ending, tries: number): AfterFailure {
  if (passing.has(status)) return 'try-again';
  if (status >= 500) return tries + 1 >= mostTries ? 'set-aside' : 'try-again';
  return 'set-aside';
}

const inOrder = (a: WaitingAction, b: WaitingAction): number => a.dueAt - b.dueAt || a.id - b.id;

/** Returns the next action to send: the earliest one that can no longer be undone. */
export const nextToSend = <W extends WaitingAction>(actions: readonly W[], now: number): W | undefined =>
  actions.filter((action) => action.state === 'waiting' && action.dueAt <= now).sort(inOrder)[0];

/** Time of the next check; undefined if nothing waits. */
export const nextDue = (actions: readonly WaitingAction[]): number | undefined => {
  const waiting = actions.filter((action) => action.state === 'waiting').sort(inOrder);
  return waiting[0]?.dueAt;
};

/** Pause before the next attempt, in milliseconds: 1, 2, 4 … 60 seconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.max(0, failures - 1));
