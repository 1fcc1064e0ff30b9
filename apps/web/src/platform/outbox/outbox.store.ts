/** Store of the outbox: IndexedDB, which survives reload, crash and update of the app. */
import type { WaitingAction } from '@sheaf/rules/sync/outbox';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An action that the server has not confirmed. */
export interface Action extends WaitingAction {
  /** Idempotency key, created when the person acted. */
  key: string;
  personId: number;
  congregationId: number;
  /** Name of the operation in the contract. */
  operation: string;
  given: { params?: Record<string, unknown>; body?: Record<string, unknown> };
  /** Texts of the list: the action and its place. */
  about: { what: string; where: string };
  /** Milliseconds since 1970. */
  actedAt: number;
  /** Version of the app that stored it, so that a later one can migrate it. */
  appVersion: string;
  /** Deduplicates waiting actions, such as the hand-in of one assignment from two tabs. */
  once?: string;
  reason?: string;
}

/** Versions before 3.25 stored `lane` instead of `queueKey`, and a phone may have been offline since. */
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
    // A newer app in another tab wants to upgrade the database.
    blocking: () => void opened?.then((open) => open.close()).finally(() => (opened = undefined)),
    terminated: () => {
      opened = undefined;
    },
  });
  // The next call tries again.
  opened.catch(() => (opened = undefined));
  return opened;
};

export const actions = {
  /**
   * Resolves after the write reached the disk; only then may the action be shown as done. Returns the waiting
   * action with the same `once`, if any.
   */
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
  /** Changes an existing action; does not restore one that was dropped. */
  async change(id: number, change: Partial<Action>): Promise<void> {
    const write = (await database()).transaction('actions', 'readwrite');
    const action = await write.store.get(id);
    if (action) await write.store.put({ ...readAction(action), ...change });
    await write.done;
  },
  /** Removes an action that is not due yet; false if it is due or missing. */
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
