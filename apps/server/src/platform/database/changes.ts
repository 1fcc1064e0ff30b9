/** Hears from the database which congregations changed, in any process, as soon as the change commits. */
import type { Pool, PoolClient } from 'pg';

export interface Changes {
  /** False while nothing is heard: then nothing may be kept. */
  hearing(): boolean;
  /** Counts everything heard; what was read under an older count may be stale. */
  count(): number;
  /** A change this process knows of before the database has told it. */
  tell(congregationId: number): void;
  onChange(listener: (congregationId: number) => void): void;
  onSilence(listener: () => void): void;
  close(): Promise<void>;
}

/** In place of a congregation's number: something that all of them read. Also told whenever listening begins again. */
export const ofTheWorld = 0;

const againMilliseconds = 1000;

/** Listens on one connection of the pool, and again after it was lost. */
export function openChanges(pool: Pool): Changes {
  const changeListeners: ((congregationId: number) => void)[] = [];
  const silenceListeners: (() => void)[] = [];
  let client: PoolClient | undefined;
  let heard = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (congregationId: number): void => {
    heard += 1;
    for (const listener of changeListeners) listener(congregationId);
  };

  const lose = (): void => {
    if (!client) return;
    client.release(true);
    client = undefined;
    heard += 1;
    for (const listener of silenceListeners) listener();
    if (!closed) timer = setTimeout(() => void listen(), againMilliseconds);
  };

  const listen = async (): Promise<void> => {
    try {
      const connected = await pool.connect();
      connected.on('notification', ({ payload }) => tell(Number(payload)));
      connected.once('error', lose);
      connected.once('end', lose);
      await connected.query('listen sheaf_changes');
      if (closed) return connected.release(true);
      client = connected;
      tell(ofTheWorld);
    } catch {
      // The database is away; whoever needs it is told so by his own query, and this comes again.
      if (!closed) timer = setTimeout(() => void listen(), againMilliseconds);
    }
    return undefined;
  };
  void listen();

  return {
    hearing: () => client !== undefined,
    count: () => heard,
    tell,
    onChange: (listener) => void changeListeners.push(listener),
    onSilence: (listener) => void silenceListeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(timer);
      lose();
    },
  };
}
