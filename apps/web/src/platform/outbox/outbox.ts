/**
 * Outbox for field work: actions are stored before they are shown as done, sent in order by one tab, retried
 * until the server accepts them, and set aside with the reason on a refusal.
 */
import { afterFailure, nextDue, nextToSend, pauseAfter } from '@sheaf/rules/sync/outbox';
import { CallFailed, call, newKey, type OperationName } from '../api.ts';
import { keepStorage } from '../keep-storage.ts';
import { refreshRead } from '../queries.ts';
import { onSessionChange, type Session, session } from '../session.ts';
import { type Action, actions } from './outbox.store.ts';
import { isAsleep, type SendingTurn, takeTurn } from './sending-turn.ts';

export type { Action } from './outbox.store.ts';

/** An action as passed by a screen. */
export interface QueuedAction {
  operation: OperationName;
  given: Action['given'];
  queueKey: string;
  about: Action['about'];
  /** Delay during which it can be undone. */
  undoMilliseconds?: number;
  once?: string;
  /** Idempotency key of a call whose answer was lost, so that a retry has no second effect. */
  key?: string;
}

const appVersion = __APP_VERSION__;

/** State of `list`: an empty list means that all actions arrived only after it was read. */
type Reading = 'unread' | 'read' | 'failed';

let list: readonly Action[] = [];
let reading: Reading = 'unread';
/** Accepted by the server, shown until the affected queries are refetched. */
let sent: readonly Action[] = [];
const listeners = new Set<() => void>();
const tabs = new BroadcastChannel('sheaf.outbox');
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Unknown actions may be waiting until the store answers. */
let storeFailed = false;
let running: Promise<void> | undefined;

const show = (next: readonly Action[]): void => {
  list = next;
  for (const listener of listeners) listener();
};

const listStored = (known: Session): Promise<Action[]> =>
  actions.listOf(known.congregation_id, known.user.id).catch((error: unknown) => {
    // Keeps the list of an earlier read.
    if (reading === 'unread') reading = 'failed';
    show(list);
    throw error;
  });

const readList = async (): Promise<void> => {
  const known = session.get();
  const stored = known ? await listStored(known) : [];
  sent = sent.filter((action) => stored.some((other) => other.id === action.id));
  reading = 'read';
  storeFailed = false;
  show(stored);
};

const isOwn = (known: Session | null, action: Action): boolean =>
  known?.user.id === action.personId && known.congregation_id === action.congregationId;

/** False if the remaining actions must wait. */
async function sendOne(action: Action, turn: SendingTurn): Promise<boolean> {
  try {
    await call(
      action.operation as OperationName,
      { ...action.given, key: action.key, keepalive: true } as object,
    );
    // The page with the next turn repeats the action with the same key and gets the same answer.
    if (turn.isOver()) return false;
    failures = 0;
    sent = [...sent, action];
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (turn.isOver()) return false;
    const ending = { status: error.status, code: error.problem.code };
    if (afterFailure(ending, action.tries) === 'set-aside') {
      await actions.change(action.id, {
        state: 'set-aside',
        tries: action.tries + 1,
        reason: reasonOf(error),
      });
      return true;
    }
    if (error.status >= 500) await actions.change(action.id, { tries: action.tries + 1 });
    failures += 1;
    return false;
  }
}

/** First error sentence of a field, else the server's sentence. */
const reasonOf = ({ problem }: CallFailed): string =>
  Object.values(problem.errors ?? {})[0]?.[0] ?? problem.message;

async function sendDue(turn: SendingTurn): Promise<void> {
  let went = false;
  for (;;) {
    await readList();
    if (turn.isOver()) return;
    const unsent = list.filter((action) => !sent.some((other) => other.id === action.id));
    const action = nextToSend(unsent, Date.now());
    if (!action || !isOwn(session.get(), action)) break;
    const goOn = await sendOne(action, turn);
    went = true;
    if (!goOn) break;
  }
  if (sent.length > 0) {
    const done = sent.map((action) => action.id);
    // The optimistic state stays until a refetch confirms it.
    await refreshRead();
    if (turn.isOver()) return;
    await actions.remove(done);
  }
  if (went) {
    await readList();
    tabs.postMessage('changed');
  }
}

const wake = (): void => {
  clearTimeout(timer);
  const due = nextDue(list) ?? (storeFailed ? Date.now() : undefined);
  if (due === undefined || !session.get() || isAsleep()) return;
  const earliest = failures > 0 ? Date.now() + pauseAfter(failures) : due;
  timer = setTimeout(() => void send(), Math.max(0, Math.max(due, earliest) - Date.now()));
};

/** The store failed: logs the error and tries again later. No action is dropped. */
const stopped = (error: unknown): void => {
  storeFailed = true;
  failures += 1;
  console.error('the outbox stopped', error);
  wake();
};

/**
 * Reads the list before requesting the lock, so that the screens show it even if another page sends for long.
 */
async function sendInTurn(): Promise<void> {
  await readList();
  if (nextToSend(list, Date.now())) await takeTurn(sendDue);
}

/** Sends due actions. Concurrent calls share one run. */
export async function send(): Promise<void> {
  running ??= sendInTurn().finally(() => (running = undefined));
  await running.then(wake, stopped);
}

const changed = async (): Promise<void> => {
  await readList();
  tabs.postMessage('changed');
  wake();
};

export const outbox = {
  list: (): readonly Action[] => list,
  reading: (): Reading => reading,
  /** Waiting actions, also before this page started to send. */
  async read(): Promise<readonly Action[]> {
    await readList();
    return list;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Stores an action and resolves after the write reached the disk. */
  async put(action: QueuedAction): Promise<Action> {
    const { operation, given, queueKey, about, once, undoMilliseconds = 0, key = newKey() } = action;
    const known = session.get();
    if (!known) throw new Error('only a signed-in person acts');
    const actedAt = Date.now();
    const stored = await actions.add({
      key,
      personId: known.user.id,
      congregationId: known.congregation_id,
      operation,
      given,
      queueKey,
      about,
      actedAt,
      dueAt: actedAt + undoMilliseconds,
      appVersion,
      state: 'waiting',
      tries: 0,
      ...(once !== undefined && { once }),
    });
    keepStorage().catch((error: unknown) => console.info('the browser may delete what is stored', error));
    if (!list.some(({ id }) => id === stored.id)) show([...list, stored]);
    failures = 0;
    tabs.postMessage('changed');
    wake();
    return stored;
  },
  /** Removes an action during its undo delay; false if it is too late, because a tab may be sending it. */
  async undo(id: number): Promise<boolean> {
    const removed = await actions.removeHeld(id, Date.now());
    await changed();
    return removed;
  },
  async drop(id: number): Promise<void> {
    await actions.remove([id]);
    await changed();
  },
  /** Sends a refused action again, at its original position. */
  async retry(id: number): Promise<void> {
    // A new key: the old one would return the stored refusal again.
    await actions.change(id, { key: newKey(), state: 'waiting', tries: 0, dueAt: Date.now(), reason: '' });
    await changed();
  },
  /** Like `retry`, with the corrected content. */
  async amend(id: number, body: Record<string, unknown>, about: Action['about']): Promise<void> {
    const action = list.find((one) => one.id === id);
    if (!action) return;
    await actions.change(id, { given: { ...action.given, body }, about });
    await outbox.retry(id);
  },
  /** Ends the undo delay of these actions, because the screen was left or the page hidden. */
  async hurry(which: (action: Action) => boolean = () => true): Promise<void> {
    const now = Date.now();
    const held = list.filter((action) => action.state === 'waiting' && action.dueAt > now && which(action));
    for (const action of held) await actions.change(action.id, { dueAt: now });
    if (held.length > 0) await readList();
    await send();
  },
  /** Drops all actions of the signed-in person, who signs out and was warned. */
  async clear(): Promise<void> {
    const all = await outbox.read();
    await actions.remove(all.map((action) => action.id));
    await changed();
  },
};

/** Sends actions of earlier visits, and continues on reconnect and on sign-in. */
export function startOutbox(): void {
  const again = (): void => {
    failures = 0;
    void send();
  };
  tabs.addEventListener('message', () => void readList().then(wake, stopped));
  addEventListener('online', again);
  // Restored from the back/forward cache, where the page sent nothing.
  window.addEventListener('pageshow', ({ persisted }) => persisted && again());
  document.addEventListener('resume', again);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? void outbox.hurry() : again(),
  );
  onSessionChange(() => void readList().then(again, stopped));
  again();
}
