/**
 * Hears from the server what changed and reads again what depends on it. Where the channel is blocked the app polls every two
 * minutes while it is looked at (SYNC-R3), with the same comparison.
 */
import { CallFailed, call } from './api.ts';
import { refreshCollections } from './queries.ts';
import { headersOf, onSessionChange, type Session, session } from './session.ts';

const pollMilliseconds = 120_000;
const longestPause = 60_000;
/** From here on the pause before the next try grows no more. */
const manyFailures = 6;

/** What the phone knew before this page read anything: a check meanwhile may know of changes that no screen has read yet. */
let known = new Map<string, string>(Object.entries(session.get()?.markers ?? {}));
let channel: AbortController | undefined;
let up = false;
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;

const riseListeners = new Set<(collections: ReadonlySet<string>) => void>();

/** Reads again what rose since; the first state is compared with what the session brought. Gives the names of what rose. */
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

/** Asks who this person is and what they may do, now. */
async function check(): Promise<void> {
  const current = session.get();
  if (!current) return;
  try {
    session.renew(await call('access.checkSession'), current.token);
  } catch (error) {
    // A refused session is dealt with by the caller of the server; an unreachable one is tried again.
    if (!(error instanceof CallFailed)) throw error;
  }
}

function hear(event: string, data: string): void {
  if (event === 'change') notice(JSON.parse(data) as Record<string, number>);
  else if (event === 'state') {
    const risen = notice(JSON.parse(data) as Record<string, number>);
    // What a person may do is told while the channel is open; what changed before it was, the state shows.
    if (risen.has('roles') || risen.has('users')) void check();
  } else if (event === 'permits' || event === 'ended') void check();
  // Too many windows of this person are open: this one polls, and comes again late.
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
  // Spread, so that a server that restarts does not meet all phones in one moment.
  const pause =
    Math.min(longestPause, 1000 * 2 ** Math.min(failures, manyFailures)) * (0.5 + Math.random() / 2);
  again = setTimeout(() => void open(), pause);
}

/** SYNC-R3: only where nothing is heard, and only while the window is looked at. */
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
  /** For what is kept elsewhere than in the cache of what was read. */
  onRise: (listener: (collections: ReadonlySet<string>) => void): void => void riseListeners.add(listener),
  /** SYNC-R8: a query's interval; assignments and options are read every minute where nothing is heard. */
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
