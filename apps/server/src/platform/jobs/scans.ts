/**
 * Work for every congregation: planned by the clock for those where something may be due, and cut into batches. A batch fails and is
 * tried again by itself, with only those of its congregations that failed. Batches stand in two queues of the whole installation, so
 * that they never take the last slot from messages.
 */
import type { Task, TaskList } from 'graphile-worker';

export interface Scan {
  task: string;
  /** The lower goes first; messages go before all of them. */
  priority: number;
  due(): Promise<number[]>;
  /** Looks at all of a batch at once; what it gives does everything for one of them, and throws when all of it was tried. */
  begin(congregationIds: readonly number[]): Promise<(congregationId: number) => Promise<void>>;
}

const batchSize = 200;
const queues = 2;
/** The next night begins anew. */
const mostTries = 5;

/** One for each of their queues, one for exports, and one that is always left to messages. */
export const workSlots = queues + 2;

const batchTask = (scan: Scan): string => `${scan.task}-batch`;

/** A batch of the last time that nobody began yet is done with the one that takes its name. */
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

/** What became of each: nothing where it was done. */
async function outcomes(
  ids: ReadonlySet<number>,
  begin: Scan['begin'],
  ending: AbortSignal,
): Promise<Map<number, unknown>> {
  const failures = new Map<number, unknown>();
  const one = await begin([...ids]);
  for (const id of ids) {
    // The server ends: whoever is left is done by the next process, or by this one when it comes back.
    if (ending.aborted) failures.set(id, new Error('the server ended before its turn'));
    else await one(id).catch((error: unknown) => failures.set(id, error));
  }
  return failures;
}

/** The answer of a batch: one promise a congregation, of which the queue tries again those that were refused. */
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
