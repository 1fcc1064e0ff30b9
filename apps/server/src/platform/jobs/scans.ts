/**
 * Schedules clock-driven work for congregations with due work, in batches. A failed batch is retried with
 * only its failed congregations. Batches use two queues of the installation, so that a slot remains free for
 * messages.
 */
import type { Task, TaskList } from 'graphile-worker';

export interface Scan {
  task: string;
  /** Lower runs first; messages have the highest priority. */
  priority: number;
  due(): Promise<number[]>;
  /**
   * Prepares a whole batch; the returned function does all work of one congregation, and throws after every
   * job was tried.
   */
  begin(congregationIds: readonly number[]): Promise<(congregationId: number) => Promise<void>>;
}

const batchSize = 200;
const queues = 2;
/** The next night starts with fresh tries. */
const mostTries = 5;

/** Queues of drafts (decision 204). */
const drafts = 2;

/** One for each queue, one for exports, and one reserved for messages. */
export const workSlots = queues + drafts + 2;

const batchTask = (scan: Scan): string => `${scan.task}-batch`;

/** A pending batch of the previous run is replaced by the one with the same key. */
const plan =
  (scan: Scan): Task =>
  async (_, { addJob }) => {
    const ids = await scan.due();
    for (let at = 0; at < ids.length; at += batchSize) {
      const number = at / batchSize;
      await addJob(batchTask(scan), ids.slice(at, at + batchSize), {
        jobKey: `${batchTask(scan)}-${number}`,
        queueName: `scan-${number % queues}`,
        priority: scan.priority,
        maxAttempts: mostTries,
      });
    }
  };

/** Error by congregation; absent if it succeeded. */
async function outcomes(
  ids: ReadonlySet<number>,
  begin: Scan['begin'],
  ending: AbortSignal,
): Promise<Map<number, unknown>> {
  const failures = new Map<number, unknown>();
  const one = await begin([...ids]);
  for (const id of ids) {
    // Shutdown: the remaining congregations are left to the next process, or to this one after a restart.
    if (ending.aborted) failures.set(id, new Error('the server ended before its turn'));
    else await one(id).catch((error: unknown) => failures.set(id, error));
  }
  return failures;
}

/** Result of a batch: one promise per congregation; the queue retries the rejected ones. */
export const runBatch =
  (begin: Scan['begin'], ending: AbortSignal) =>
  async (payload: unknown): Promise<Promise<void>[]> => {
    const ids = payload as number[];
    const failures = await outcomes(new Set(ids), begin, ending);
    return ids.map((id) => (failures.has(id) ? Promise.reject(failures.get(id)) : Promise.resolve()));
  };

export const tasksOf = (scans: readonly Scan[], ending: AbortSignal): TaskList =>
  Object.fromEntries(
    scans.flatMap((scan) => [
      [scan.task, plan(scan)],
      [batchTask(scan), runBatch(scan.begin, ending) as Task],
    ]),
  );
