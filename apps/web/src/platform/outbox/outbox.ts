/**
 * Work of the field, safe before it is shown as done: stored, sent in order by one tab, repeated until the server has it, and
 * set aside with the reason when the server refuses it.
 */
import { afterFailure, nextDue, nextToSend, pauseAfter } from '@sheaf/rules/sync/outbox';
import { CallFailed, call, newKey, type OperationName } from '../api.ts';
import { refreshRead } from '../queries.ts';
import { onSessionChange, type Session, session } from '../session.ts';
import { type Action, actions } from './outbox.store.ts';
import { isAsleep, type SendingTurn, takeTurn } from './sending-turn.ts';

export type { Action } from './outbox.store.ts';

/** What a screen says of an action. */
export interface QueuedAction {
  operation: OperationName;
  given: Action['given'];
  lane: string;
  about: Action['about'];
  /** Milliseconds in which it can be taken back. */
  undoMilliseconds?: number;
  /** Names what may wait only once. */
  once?: string;
  /** The key of a call whose answer was lost: sending it again must not have a second effect. */
  key?: string;
}

const appVersion = __APP_VERSION__;

/** Whether the list says anything: unread or unreadable, an empty one is no word that everything arrived. */
type Reading = 'unread' | 'read' | 'failed';

let list: readonly Action[] = [];
let reading: Reading = 'unread';
/** Accepted by the server, shown until what it changed was read again. */
let sent: readonly Action[] = [];
const listeners = new Set<() => void>();
const tabs = new BroadcastChannel('sheaf.outbox');
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Whatever waits may be unknown until the store answers. */
let storeFailed = false;
let running: Promise<void> | undefined;

const show = (next: readonly Action[]): void => {
  list = next;
  for (const listener of listeners) listener();
};

const listStored = (known: Session): Promise<Action[]> =>
  actions.listOf(known.congregation_id, known.user.id).catch((error: unknown) => {
    // What was read before is shown still.
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

/** False when the rest has to wait. */
async function sendOne(action: Action, turn: SendingTurn): Promise<boolean> {
  try {
    await call(
      action.operation as OperationName,
      { ...action.given, key: action.key, keepalive: true } as object,
    );
    // The page whose turn it is repeats it under the same key, and gets the same answer.
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

/** The first sentence on a field, else the server's sentence. */
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
    // What is shown stays as the person left it until the server's own answer says the same.
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

/** The store could not be read or written: told to the console, tried again later, nothing is dropped. */
const stopped = (error: unknown): void => {
  storeFailed = true;
  failures += 1;
  console.error('the outbox stopped', error);
  wake();
};

/** The list is read before the lock is requested, so that the screens show it however long another page sends. */
async function sendInTurn(): Promise<void> {
  await readList();
  if (nextToSend(list, Date.now())) await takeTurn(sendDue);
}

/** Sends what is due; several calls at once are one. */
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
  /** What waits on the phone, also before the page has begun to send. */
  async read(): Promise<readonly Action[]> {
    await readList();
    return list;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Stores what the person did; when this resolves it is safe. */
  async put(act: QueuedAction): Promise<Action> {
    const { operation, given, lane, about, once, undoMilliseconds = 0, key = newKey() } = act;
    const known = session.get();
    if (!known) throw new Error('only a signed-in person acts');
    const actedAt = Date.now();
    const stored = await actions.add({
      key,
      personId: known.user.id,
      congregationId: known.congregation_id,
      operation,
      given,
      lane,
      about,
      actedAt,
      dueAt: actedAt + undoMilliseconds,
      appVersion,
      state: 'waiting',
      tries: 0,
      ...(once !== undefined && { once }),
    });
    if (!list.some(({ id }) => id === stored.id)) show([...list, stored]);
    failures = 0;
    tabs.postMessage('changed');
    wake();
    return stored;
  },
  /** Removes what is held back for Undo; false when it is too late, because a tab may be sending it. */
  async undo(id: number): Promise<boolean> {
    const removed = await actions.removeHeld(id, Date.now());
    await changed();
    return removed;
  },
  /** Drops what was set aside. */
  async drop(id: number): Promise<void> {
    await actions.remove([id]);
    await changed();
  },
  /** Sends an action that was set aside once more, at its own place in time. */
  async retry(id: number): Promise<void> {
    // A new key: the old one would give the stored refusal again.
    await actions.change(id, { key: newKey(), state: 'waiting', tries: 0, dueAt: Date.now(), reason: '' });
    await changed();
  },
  /** As `retry`, with what the person corrected. */
  async amend(id: number, body: Record<string, unknown>, about: Action['about']): Promise<void> {
    const action = list.find((one) => one.id === id);
    if (!action) return;
    await actions.change(id, { given: { ...action.given, body }, about });
    await outbox.retry(id);
  },
  /** Nothing of these is held back for Undo any longer: the screen is left or the phone put away. */
  async hurry(which: (action: Action) => boolean = () => true): Promise<void> {
    const now = Date.now();
    const held = list.filter((action) => action.state === 'waiting' && action.dueAt > now && which(action));
    for (const action of held) await actions.change(action.id, { dueAt: now });
    if (held.length > 0) await readList();
    await send();
  },
  /** Drops everything of the signed-in person: they sign out and were told. */
  async clear(): Promise<void> {
    const all = await outbox.read();
    await actions.remove(all.map((action) => action.id));
    await changed();
  },
};

/** Begins to send what an earlier visit left, and goes on whenever the net or the person comes back. */
export function startOutbox(): void {
  const again = (): void => {
    failures = 0;
    void send();
  };
  tabs.addEventListener('message', () => void readList().then(wake, stopped));
  addEventListener('online', again);
  // From the back/forward cache, where it sent nothing.
  window.addEventListener('pageshow', ({ persisted }) => persisted && again());
  document.addEventListener('resume', again);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? void outbox.hurry() : again(),
  );
  onSessionChange(() => void readList().then(again, stopped));
  again();
}
