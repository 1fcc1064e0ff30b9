/**
 * Requests confirmation from every other process that it has received all current commits. Each listener
 * holds a shared advisory lock for its connection. A process that does not answer may not use its cache after
 * its lease has expired.
 */

import type { Pool } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { type Line, notifyAtOnce } from '#platform/database/listening-line';

export interface ConfirmRounds {
  confirm(): Promise<void>;
  /** Answers the request of another process. */
  answer(payload: string): void;
  /** Receives the answer of another process. */
  hear(payload: string): void;
}

interface Surroundings {
  line: () => Line | undefined;
  own: string;
  pool: Pool;
  leaseMilliseconds: number;
}

const listeners = `select pid from pg_locks where locktype = 'advisory' and granted and mode = 'ShareLock'
  and database = (select oid from pg_database where datname = current_database())
  and classid = 0 and objid = ${advisoryLocks.listeners}`;

const asked = /^(sheaf_[0-9a-f]{16}):(\d+)$/;
const answered = /^heard:(\d+):(\d+)$/;

export function openConfirmRounds({ line, own, pool, leaseMilliseconds }: Surroundings): ConfirmRounds {
  let rounds = 0;
  const waiting = new Map<number, { pids: Set<number>; done: () => void }>();

  /** Process ids of the other listeners. */
  const others = async (): Promise<Set<number>> => {
    const on = line();
    const rows = on
      ? await on.ask<{ pid: number }>(listeners, [])
      : (await pool.query<{ pid: number }>(listeners)).rows;
    return new Set(rows.map(({ pid }) => pid).filter((pid) => pid !== on?.pid));
  };

  const ask = async (pids: Set<number>): Promise<void> => {
    rounds += 1;
    const round = rounds;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, leaseMilliseconds);
      waiting.set(round, { pids, done: resolve });
    });
    const on = line();
    // Without a listening connection no answer arrives; the round then lasts one lease.
    if (on) on.ask(notifyAtOnce, ['sheaf_confirm', `${own}:${round}`]).catch(() => undefined);
    await over;
    clearTimeout(timer);
    waiting.delete(round);
  };

  return {
    async confirm() {
      let pids: Set<number> | undefined;
      try {
        pids = await others();
      } catch {
        // The listeners are unknown while the database is away; each of them loses its lease.
      }
      if (pids === undefined) await new Promise((resolve) => setTimeout(resolve, leaseMilliseconds));
      else if (pids.size > 0) await ask(pids);
    },
    answer(payload) {
      const [, channel, round] = asked.exec(payload) ?? [];
      const on = line();
      if (!channel || channel === own || !on) return;
      // Earlier notifications arrived before this one, on the same connection.
      on.ask(notifyAtOnce, [channel, `heard:${round}:${on.pid}`]).catch(() => undefined);
    },
    hear(payload) {
      const [, round, pid] = answered.exec(payload) ?? [];
      const entry = waiting.get(Number(round));
      if (!entry) return;
      entry.pids.delete(Number(pid));
      if (entry.pids.size === 0) entry.done();
    },
  };
}
