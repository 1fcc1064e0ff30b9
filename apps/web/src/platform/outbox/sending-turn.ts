/**
 * One page of the phone sends at a time, under a Web Lock (decision 173). A page in the back/forward cache of Firefox keeps its locks, so
 * the lock is released when the page goes to sleep, and a lock whose holder gives no sign of life is stolen. Both are safe because the
 * server carries out each key once: a page that lost its turn stops before its next action, and the next page repeats the last one.
 */

const lockName = 'sheaf.outbox';
const signEveryMilliseconds = 1000;
/** Without a sign of life for this long, the holder of the lock sleeps. */
export const patienceMilliseconds = 5000;

export interface SendingTurn {
  /** The page sleeps, or another page sends: nothing more is sent or recorded. */
  isOver(): boolean;
}

const signs = new BroadcastChannel('sheaf.outbox.sender');
let lastSignAt = 0;
signs.addEventListener('message', () => {
  lastSignAt = Date.now();
});

let asleep = false;
const onChange = new Set<() => void>();

/** A sleeping page sends only what it is left with. */
export const isAsleep = (): boolean => asleep;

const setAsleep = (next: boolean): void => {
  // `pageshow` comes at the first start too.
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

/** Runs the work until it ends or the page sleeps or wakes; the work itself may go on and finds its turn over. */
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

/** Ends the waiting when the page sleeps, or when it is looked at and the holder of the lock sleeps. */
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
    // Stolen, if it was granted before.
    end.abort();
  }
  return isGranted;
}

/** Resolves when the turn ended, also where another page took it. */
export async function takeTurn(work: Work): Promise<void> {
  // A page that is left sends what it still can, without a lock: frozen, it would keep the lock for as long as it sleeps.
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
