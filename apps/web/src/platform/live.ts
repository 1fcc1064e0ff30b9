/**
 * Subscribes to the server's change events and refetches affected queries. Without a channel the app polls
 * every two minutes while the window is visible (SYNC-R3), with the same comparison.
 */
import { CallFailed, call } from './api.ts';
import { refreshCollections } from './queries.ts';
import { headersOf, onSessionChange, type Session, session } from './session.ts';

const pollMilliseconds = 120_000;
const longestPause = 60_000;
/** The retry delay stops growing after this many failures. */
const manyFailures = 6;

/**
 * Revisions known before this page read anything. A check during the load may report changes that no screen
 * has read yet.
 */
let known = new Map<string, string>(Object.entries(session.get()?.markers ?? {}));
let channel: AbortController | undefined;
let up = false;
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;

const riseListeners = new Set<(collections: ReadonlySet<string>) => void>();

/**
 * Refetches the collections with a higher revision and returns their names. The first state is compared with
 * the stored markers of the session.
 */
function notice(revisions: Record<string, number | string>): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [name, revision] of Object.entries(revisions)) {
    if (known.get(name) !== String(revision)) changed.add(name);
    known.set(name, String(revision));
  }
  if (changed.size > 0) {
    void refreshCollections(changed);
    for (const listener of riseListeners) listener(changed);
  }
  return changed;
}

/** Refreshes the person and their permissions. */
async function check(): Promise<void> {
  const current = session.get();
  if (!current) return;
  try {
    session.renew(await call('access.checkSession'), current.token);
  } catch (error) {
    // `call` handles a refused session; an unreachable server is tried again later.
    if (!(error instanceof CallFailed)) throw error;
  }
}

function hear(event: string, data: string): void {
  if (event === 'change') notice(JSON.parse(data) as Record<string, number>);
  else if (event === 'state') {
    const risen = notice(JSON.parse(data) as Record<string, number>);
    // Permission changes have an event while the channel is open; the state event covers those before.
    if (risen.has('roles') || risen.has('users')) void check();
  } else if (event === 'permits' || event === 'ended') void check();
  // Too many windows of this person are open: this one polls and reconnects later.
  else if (event === 'crowded') failures = manyFailures;
}

async function listen(signedIn: Session, signal: AbortSignal): Promise<void> {
  const answer = await fetch('/api/live', { headers: headersOf(signedIn), signal });
  if (!answer.ok || !answer.body) {
    if (answer.status === 401) await check();
    throw new Error(`no live channel: ${answer.status}`);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const messages = (text + value).split('\n\n');
    text = messages.pop()!;
    for (const message of messages) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(message) ?? [];
      if (!event) continue;
      up = true;
      failures = 0;
      hear(event, data!);
    }
  }
}

function close(): void {
  channel?.abort();
  channel = undefined;
  up = false;
  clearTimeout(again);
}

async function open(): Promise<void> {
  const current = session.get();
  if (channel || !current || !navigator.onLine || document.visibilityState === 'hidden') return;
  const mine = new AbortController();
  channel = mine;
  try {
    await listen(current, mine.signal);
  } catch (error) {
    if (!mine.signal.aborted) console.info('the live channel closed', error);
  }
  if (channel !== mine) return;
  channel = undefined;
  up = false;
  failures += 1;
  // Jitter, so that the phones do not all reconnect at once after a server restart.
  const pause =
    Math.min(longestPause, 1000 * 2 ** Math.min(failures, manyFailures)) * (0.5 + Math.random() / 2);
  again = setTimeout(() => void open(), pause);
}

/** SYNC-R3: only without a channel, and only while the window is visible. */
async function poll(): Promise<void> {
  if (up || !session.get() || !navigator.onLine || document.visibilityState === 'hidden') return;
  try {
    notice((await call('sync.poll')).markers);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
  }
}

export const live = {
  up: (): boolean => up,
  poll,
  /** For data outside the query cache. */
  onRise: (listener: (collections: ReadonlySet<string>) => void): void => void riseListeners.add(listener),
  /**
   * SYNC-R8: refetch interval of a query. Assignments and options are polled every minute without a channel.
   */
  everyMinute: (): number | false => (up || !navigator.onLine ? false : 60_000),
};

export function startLive(): void {
  let token = session.get()?.token;
  const reopen = (): void => {
    close();
    void open();
  };
  onSessionChange(() => {
    const next = session.get();
    if (next?.token === token) return;
    token = next?.token;
    known = new Map(Object.entries(next?.markers ?? {}));
    reopen();
  });
  addEventListener('online', reopen);
  addEventListener('offline', close);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? close() : void open(),
  );
  setInterval(() => void poll(), pollMilliseconds);
  void open();
}
