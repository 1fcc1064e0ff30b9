/**
 * Tracks live worker pools: each process has one pool id, which locks its jobs, and holds an advisory lock
 * for it from before its first job until its connection ends. Jobs of a pool without that lock are unlocked;
 * the queue itself would wait four hours.
 */
import type { Pool, PoolClient } from 'pg';
import { allowAnswers } from '#platform/database/watched-client';

const lockOf = (pool: string): string => `hashtextextended('sheaf worker ' || ${pool}, 0)`;

/** Unlocks the jobs of dead pools, and wakes as many workers. */
export async function freeJobsOfGoneWorkers(owner: Pool): Promise<void> {
  await owner.query(`
    with gone as materialized (
      select pool, jobs from (
        select locked_by as pool, count(*)::int as jobs from graphile_worker.jobs
         where locked_by is not null group by locked_by) held
       where pg_try_advisory_xact_lock(${lockOf('pool')}))
    select graphile_worker.force_unlock_workers(array_agg(pool)),
           pg_notify('jobs:insert', json_build_object('r', random(), 'count', sum(jobs))::text)
      from gone having count(*) > 0`);
}

/** The database may detect the end of a crashed process only after the next one has started. */
const looksAfterStart = 5;
const lookMilliseconds = 1000;

/**
 * Repeats `freeJobsOfGoneWorkers` in the first seconds after a start.
 * @returns a function that stops the repetition and waits for a check in progress.
 */
export function lookAfterStart(owner: Pool, onTrouble: (error: unknown) => void): () => Promise<void> {
  let looks = 0;
  let look: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looks += 1;
    if (looks === looksAfterStart) clearInterval(timer);
    look = look.then(() => freeJobsOfGoneWorkers(owner)).catch(onTrouble);
  }, lookMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    return look;
  };
}

export interface PoolLocks {
  /**
   * Resolves when the pool's lock is held, after any number of reconnects.
   * @throws if `stopWaiting` was called and the current attempt failed.
   */
  hold(pool: string): Promise<void>;
  /** Finishes the current attempt and rejects callers without a lock; held locks remain until `close`. */
  stopWaiting(): void;
  close(): Promise<void>;
}

const pauseMilliseconds = 1000;
const silenceMilliseconds = 5000;

/** Holds the locks on a dedicated connection, and again on a new one after a loss. */
export function openPoolLocks(owner: Pool, onTrouble: (error: unknown) => void): PoolLocks {
  const pools = new Set<string>();
  const held = new Set<string>();
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  let closed = false;
  let client: PoolClient | undefined;
  let turn: Promise<void> = Promise.resolve();

  const connect = async (): Promise<PoolClient> => {
    const fresh = await owner.connect();
    allowAnswers(fresh, silenceMilliseconds);
    let lost = false;
    fresh.on('error', () => {
      // A loss may be emitted twice, and again by a database that shuts down during this close; a client is
      // released once.
      if (lost || closed) return;
      lost = true;
      client = undefined;
      held.clear();
      fresh.release(true);
      settle();
    });
    return fresh;
  };
  const holdAll = async (): Promise<void> => {
    if (closed) return;
    client ??= await connect();
    for (const pool of pools) {
      if (held.has(pool)) continue;
      await client.query(`select pg_advisory_lock_shared(${lockOf('$1')})`, [pool]);
      held.add(pool);
      waiting.get(pool)?.resolve();
      waiting.delete(pool);
    }
  };
  function settle(): void {
    turn = turn.then(holdAll).catch((error: unknown) => {
      if (closed) return;
      onTrouble(error);
      setTimeout(settle, pauseMilliseconds).unref();
    });
  }

  return {
    async hold(pool) {
      if (held.has(pool)) return;
      const lock = waiting.get(pool) ?? Promise.withResolvers<void>();
      waiting.set(pool, lock);
      pools.add(pool);
      settle();
      await lock.promise;
    },
    stopWaiting() {
      turn = turn.then(() => {
        for (const { reject } of waiting.values()) reject(new Error('the job queue stops'));
        waiting.clear();
      });
    },
    async close() {
      closed = true;
      this.stopWaiting();
      await turn;
      client?.release(true);
    },
  };
}
