/**
 * One page of the phone sends at a time, under a Web Lock (decision 173). A page in the back/forward cache of
 * Firefox retains its locks, so a page releases the lock when it goes to sleep, and another page steals it if
 * the holder sends no heartbeat. Both are safe because the server processes each key once: a page that lost
 * its turn stops before its next action, and the next page repeats the last one.
 */

const lockName = 'sheaf.outbox';
const signEveryMilliseconds = 1000;
/** A holder without a heartbeat for this long is considered asleep. */
export const patienceMilliseconds = 5000;

export interface SendingTurn {
  /** True if the page sleeps or another page sends: nothing more is sent or recorded. */
  isOver(): boolean;
}

const signs = new BroadcastChannel('sheaf.outbox.sender');
let lastSignAt = 0;
signs.addEventListener('message', () => {
  lastSignAt = Date.now();
});

let asleep = false;
const onChange = new Set<() => void>();

/** A page that goes to sleep sends only its remaining actions. */
export const isAsleep = (): boolean => asleep;

const setAsleep = (next: boolean): void => {
  // `pageshow` also fires on the first load.
  if (asleep === next) return;
  asleep = next;
  for (const changed of onChange) changed();
};
window.addEventListener('pagehide', ({ persisted }) => persisted && setAsleep(true));
window.addEventListener('pageshow', () => setAsleep(false));
document.addEventListener('freeze', () => setAsleep(true));
document.addEventListener('resume', () => setAsleep(false));

const isAbort = (error: unknown): boolean => (error as { name?: string } | undefined)?.name === 'AbortError';

type Work = (turn: SendingTurn) => Promise<void>;

/** Runs the work until it ends or the page sleeps or wakes; unfinished work finds `isOver()` true. */
async function runTurn(work: Work, end: AbortController): Promise<void> {
  const over = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  const stop = (): void => end.abort();
  onChange.add(stop);
  try {
    const working = work({ isOver: () => end.signal.aborted }).catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
      console.info('work of an ended turn failed', error);
    });
    await Promise.race([working, over]);
  } finally {
    onChange.delete(stop);
    end.abort();
  }
}

async function holdLock(work: Work, end: AbortController): Promise<void> {
  const signing = setInterval(() => signs.postMessage('sending'), signEveryMilliseconds);
  end.signal.addEventListener('abort', () => clearInterval(signing));
  signs.postMessage('sending');
  await runTurn(work, end);
}

/** Aborts the wait when the page sleeps, or when the page is visible and the holder of the lock sleeps. */
function watchHolder(waiting: AbortController): () => void {
  lastSignAt = Date.now();
  const stop = (): void => waiting.abort();
  const watching = setInterval(() => {
    const isSilent = Date.now() - lastSignAt > patienceMilliseconds;
    if (isSilent && document.visibilityState === 'visible') stop();
  }, signEveryMilliseconds);
  onChange.add(stop);
  return () => {
    clearInterval(watching);
    onChange.delete(stop);
  };
}

/** False if the lock was not granted. */
async function requestLock(work: Work, options: { steal: true } | { signal: AbortSignal }): Promise<boolean> {
  const end = new AbortController();
  let isGranted = false;
  try {
    await navigator.locks.request(lockName, options, () => {
      isGranted = true;
      return holdLock(work, end);
    });
  } catch (error) {
    if (!isAbort(error)) throw error;
    // The lock was stolen, if it was granted before.
    end.abort();
  }
  return isGranted;
}

/** Resolves when the turn ends, also if another page stole the lock. */
export async function takeTurn(work: Work): Promise<void> {
  // A page that goes to sleep sends its remaining actions without a lock, because a frozen page would hold
  // the lock while it sleeps.
  if (asleep || !('locks' in navigator)) return runTurn(work, new AbortController());
  const waiting = new AbortController();
  const stopWatching = watchHolder(waiting);
  const begin: Work = (turn) => {
    stopWatching();
    return work(turn);
  };
  const isGranted = await requestLock(begin, { signal: waiting.signal }).finally(stopWatching);
  if (isGranted || asleep) return;
  await requestLock(work, { steal: true });
}
