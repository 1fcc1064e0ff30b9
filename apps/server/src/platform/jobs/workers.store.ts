/**
 * Which workers of the job queue live: each holds a lock of its own as long as the connection of its process does. What a process
 * that is gone had begun is given back; the queue itself would leave it for four hours.
 */
import type { Pool, PoolClient } from 'pg';

const lockOf = (worker: string): string => `hashtextextended('sheaf worker ' || ${worker}, 0)`;

/** A worker takes its lock as it is made, before its first job; a second is plenty. */
const newborn = "interval '1 second'";

export async function freeJobsOfGoneWorkers(owner: Pool): Promise<void> {
  await owner.query(`
    select graphile_worker.force_unlock_workers(array_agg(worker)) from (
      select locked_by as worker from graphile_worker.jobs
       where locked_by is not null group by locked_by having max(locked_at) < now() - ${newborn}) held
     where pg_try_advisory_xact_lock(${lockOf('worker')})
    having count(*) > 0`);
}

export interface WorkerLocks {
  hold(worker: string): void;
  close(): Promise<void>;
}

const pauseMilliseconds = 1000;

/** Holds them on a connection of its own, and again on another one when that is lost. */
export function openWorkerLocks(owner: Pool, onTrouble: (error: unknown) => void): WorkerLocks {
  const workers = new Set<string>();
  const held = new Set<string>();
  let closed = false;
  let client: PoolClient | undefined;
  let turn: Promise<void> = Promise.resolve();

  const connect = async (): Promise<PoolClient> => {
    const fresh = await owner.connect();
    let lost = false;
    fresh.on('error', () => {
      // A loss may be told twice, and once more by a database that is shut down while this closes; a client is released once.
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
    for (const worker of workers) {
      if (held.has(worker)) continue;
      await client.query(`select pg_advisory_lock_shared(${lockOf('$1')})`, [worker]);
      held.add(worker);
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
    hold(worker) {
      workers.add(worker);
      settle();
    },
    async close() {
      closed = true;
      await turn;
      client?.release(true);
    },
  };
}
