/** Where work that waits to be sent lies on the phone: IndexedDB, which survives reload, crash and update of the app. */
import type { WaitingAction } from '@sheaf/rules/sync/outbox';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What was done and is not yet known to be on the server. */
export interface Action extends WaitingAction {
  /** Made when the person acted; a repetition has no second effect. */
  key: string;
  personId: number;
  congregationId: number;
  /** The contract's name of the call. */
  operation: string;
  given: { params?: Record<string, unknown>; body?: Record<string, unknown> };
  /** The words the list shows: what was done, and where. */
  about: { what: string; where: string };
  /** Milliseconds since 1970. */
  actedAt: number;
  /** Version of the app that wrote this, so that a later one can read it. */
  appVersion: string;
  /** Names what may wait only once, such as the hand-in of one assignment from two tabs. */
  once?: string;
  /** The server's sentence, once it was set aside. */
  reason?: string;
}

/** Versions before 3.25 stored `lane` in place of `queueKey`, and a phone may have been offline since. */
type StoredAction = Omit<Action, 'queueKey'> &
  ({ queueKey: string } | { queueKey?: undefined; lane: string });

function readAction(stored: StoredAction): Action {
  if (stored.queueKey !== undefined) return stored;
  const { lane, ...action } = stored;
  return { ...action, queueKey: lane };
}

interface Shape extends DBSchema {
  actions: { key: number; value: StoredAction; indexes: { person: [number, number] } };
}

let opened: Promise<IDBPDatabase<Shape>> | undefined;

const database = (): Promise<IDBPDatabase<Shape>> => {
  opened ??= openDB<Shape>('sheaf-outbox', 1, {
    upgrade(fresh) {
      const store = fresh.createObjectStore('actions', { keyPath: 'id', autoIncrement: true });
      store.createIndex('person', ['congregationId', 'personId']);
    },
    // A newer app in another tab wants to change the store: let it.
    blocking: () => void opened?.then((open) => open.close()).finally(() => (opened = undefined)),
    terminated: () => {
      opened = undefined;
    },
  });
  // The next one tries anew.
  opened.catch(() => (opened = undefined));
  return opened;
};

export const actions = {
  /** Resolves once the action is on the disk; only then may it be shown as done. One that waits with the same `once` is it already. */
  async add(action: Omit<Action, 'id'>): Promise<Action> {
    const open = await database();
    const write = open.transaction('actions', 'readwrite', { durability: 'strict' });
    if (action.once !== undefined) {
      const own = await write.store.index('person').getAll([action.congregationId, action.personId]);
      const same = own.find(({ once, state }) => once === action.once && state === 'waiting');
      if (same) {
        await write.done;
        return readAction(same);
      }
    }
    const id = await write.store.add(action as Action);
    await write.done;
    return { ...action, id };
  },
  async listOf(congregationId: number, personId: number): Promise<Action[]> {
    const stored = await (await database()).getAllFromIndex('actions', 'person', [congregationId, personId]);
    return stored.map(readAction);
  },
  /** Changes an action that is still there; one that was dropped meanwhile does not come back. */
  async change(id: number, change: Partial<Action>): Promise<void> {
    const write = (await database()).transaction('actions', 'readwrite');
    const action = await write.store.get(id);
    if (action) await write.store.put({ ...readAction(action), ...change });
    await write.done;
  },
  /** Removes an action that nobody may have begun to send; false when it is due, or gone. */
  async removeHeld(id: number, now: number): Promise<boolean> {
    const write = (await database()).transaction('actions', 'readwrite');
    const action = await write.store.get(id);
    const held = action !== undefined && action.state === 'waiting' && action.dueAt > now;
    if (held) await write.store.delete(id);
    await write.done;
    return held;
  },
  async remove(ids: readonly number[]): Promise<void> {
    const write = (await database()).transaction('actions', 'readwrite');
    for (const id of ids) void write.store.delete(id);
    await write.done;
  },
};
