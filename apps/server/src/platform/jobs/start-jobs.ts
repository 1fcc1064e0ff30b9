/** Starts the background jobs: outbox messages, scheduled scans and clean-up. */
import { EventEmitter } from 'node:events';
import { Logger, parseCrontab, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { type FrequentJob, frequentMinutes, frequentScan, frequentTask } from '#platform/jobs/frequent';
import { keepQueue, type Queue } from '#platform/jobs/keep-queue';
import { type NightlyJob, nightlyAt, nightlyScan, nightlyTask } from '#platform/jobs/nightly';
import { queueFailure } from '#platform/jobs/queue-failure';
import { type Scan, tasksOf, workSlots } from '#platform/jobs/scans';
import { earlierNow, tidy } from '#platform/jobs/tidy.store';
import { watchClock } from '#platform/jobs/watch-clock';
import {
  freeJobsOfGoneWorkers,
  lookAfterStart,
  openPoolLocks,
  type PoolLocks,
} from '#platform/jobs/workers.store';
import { sendMessageTask } from '#platform/outbox/outbox.store';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import type { Senders } from '#platform/outbox/senders';
import { setAsideCutOff } from '#platform/outbox/set-aside-unsure';
import type { Platform } from '#platform/platform';

const hourlyTask = 'hourly';
const cutOffTask = 'set-aside-cut-off';
const crontab = `* * * * * ${cutOffTask}
17 3 * * * tidy
${nightlyAt.minute} ${nightlyAt.hour} * * * ${nightlyTask}
${frequentMinutes} * * * * ${frequentTask}
7 * * * * ${hourlyTask}`;

/** Jobs of the domains by name; each is idempotent. Long jobs abort at shutdown. */
export type Tasks = Record<string, (payload: unknown, ending?: AbortSignal) => Promise<void>>;

export interface Work {
  tasks: Tasks;
  nightly: readonly NightlyJob[];
  /** Each checks the congregation's local time. */
  hourly: readonly NightlyJob[];
  frequent: readonly FrequentJob[];
}

export interface Jobs {
  /** Stops between two congregations or two messages: the rest stays in the queue. */
  stop(): Promise<void>;
}

const scansOf = (platform: Platform, owner: Pool, { nightly, hourly, frequent }: Work): Scan[] => [
  frequentScan(platform, owner, frequent),
  // Jobs that depend on the local hour check it themselves.
  nightlyScan(platform, owner, { task: hourlyTask, priority: 20, jobs: hourly }),
  nightlyScan(platform, owner, { task: nightlyTask, priority: 30, jobs: nightly }),
];

const lockingFirst = (locks: PoolLocks): GraphileConfig.Plugin => ({
  name: 'sheaf-pool-locks',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_, { worker }) => locks.hold(worker.workerPool.id) } },
});

/** One run of the queue, with fresh worker names. */
async function beginQueue(platform: Platform, owner: Pool, taskList: TaskList): Promise<Queue> {
  const locks = openPoolLocks(owner, (error) =>
    platform.log.error({ err: error }, 'the workers of the job queue could not be marked as alive'),
  );
  const events = new EventEmitter() as WorkerEvents;
  const abandoned = queueFailure(events);
  const moved = Promise.withResolvers<void>();
  const endClock = watchClock(moved.resolve);
  let runner: Runner | undefined;
  try {
    await freeJobsOfGoneWorkers(owner);
    runner = await run({
      pgPool: owner,
      concurrency: workSlots,
      noHandleSignals: true,
      pollInterval: 2000,
      parsedCronItems: parseCrontab(crontab),
      events,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning')
          platform.log[level === 'error' ? 'error' : 'warn']({ jobs: true }, message);
      }),
      // Without a delay nobody handles the queue's failure to record a job, and the process ends.
      preset: {
        plugins: [lockingFirst(locks)],
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
      taskList,
    });
    const { promise, stop } = runner;
    const endLooks = lookAfterStart(owner, (error) =>
      platform.log.warn({ err: error }, 'the jobs of dead workers could not be looked for'),
    );
    // By default (no batching) an error while the end of a job is recorded is unhandled, and the process
    // ends.
    await runner.addJob(frequentTask, {}, { jobKey: `${frequentTask} at start` });
    // An abandoned queue may wait forever, and its cron continues until it is stopped.
    const stopMoved = async (): Promise<never> => {
      await stop();
      throw new Error('the clock of the machine was moved');
    };
    const ended = Promise.race([
      promise,
      abandoned.then(() => stop()),
      moved.promise.then(stopMoved),
    ]).finally(async () => {
      endClock();
      await endLooks();
      await locks.close();
    });
    return {
      ended,
      async stop() {
        locks.stopWaiting();
        // The queue may end unexpectedly here; `ended` reports the reason.
        await Promise.allSettled([Promise.race([stop(), abandoned]), ended]);
      },
    };
  } catch (error) {
    endClock();
    await runner?.stop();
    await locks.close();
    throw error;
  }
}

/** `owner`: the queue belongs to the owner role; the application only enqueues. */
export async function startJobs(
  platform: Platform,
  owner: Pool,
  senders: Senders,
  work: Work,
): Promise<Jobs> {
  const send = sendQueuedMessage(platform, senders);
  const ending = new AbortController();
  const taskList: TaskList = {
    [sendMessageTask]: async (payload) => send(payload),
    [cutOffTask]: async () => {
      await freeJobsOfGoneWorkers(owner);
      await setAsideCutOff(platform, owner);
    },
    tidy: async () => tidy(owner, await earlierNow(owner, platform.clock()), platform.registry.expired),
    ...tasksOf(scansOf(platform, owner, work), ending.signal),
    ...Object.fromEntries(
      Object.entries(work.tasks).map(([name, task]) => [name, (payload) => task(payload, ending.signal)]),
    ),
  };
  const queue = await keepQueue(
    () => beginQueue(platform, owner, taskList),
    (error) => platform.log.error({ err: error }, 'the job queue ended and is begun again'),
  );
  return {
    async stop() {
      ending.abort();
      await queue.stop();
    },
  };
}
