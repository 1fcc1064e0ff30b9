/** Phones of several people in one process: each has its own modules of the app, as on a device of its own. */
import { vi } from 'vitest';
import type { OperationName } from '../../apps/web/src/platform/api.ts';
import type { Action } from '../../apps/web/src/platform/outbox/outbox.ts';

export interface SignIn {
  bearer: string;
  reply: object;
}

export interface Phone {
  personId: number;
  bearer: string;
  act(operation: OperationName, given: object, queueKey: string): Promise<Action>;
  waiting(): readonly Action[];
  /** Starts sending, as on the return of the network. */
  send(): Promise<void>;
  /** Rows of the cached collection after an update from its marker. */
  readPeople(): Promise<readonly { id: number }[]>;
  drop(id: number): Promise<void>;
}

/** The stores are opened here, because another phone replaces the global one later. */
export async function openPhone({ bearer, reply }: SignIn): Promise<Phone> {
  vi.resetModules();
  const Factory = indexedDB.constructor as new () => IDBFactory;
  vi.stubGlobal('indexedDB', new Factory());
  const [{ session }, { loadOperations }, { outbox, send }, { readCollection }] = [
    await import('../../apps/web/src/platform/session.ts'),
    await import('../../apps/web/src/platform/operations.ts'),
    await import('../../apps/web/src/platform/outbox/outbox.ts'),
    await import('../../apps/web/src/platform/collections/collections.ts'),
  ] as const;
  await loadOperations();
  session.confirm(reply as Parameters<typeof session.confirm>[0], bearer);
  await outbox.read();
  await readCollection('users');
  return {
    personId: (reply as { user: { id: number } }).user.id,
    bearer,
    act: (operation, given, queueKey) =>
      outbox.put({ operation, given, queueKey, about: { what: operation, where: queueKey } }),
    waiting: outbox.list,
    send,
    readPeople: () => readCollection('users'),
    drop: outbox.drop,
  };
}
