/** What happens without anyone waiting for it: messages of the outbox, and the nightly tidying. */
import { Logger, parseCrontab, type Runner, run } from 'graphile-worker';
import type { Pool } from 'pg';
import { type FrequentJob, frequentMinutes, frequentTask, runFrequent } from '#platform/jobs/frequent';
import { freeJobs } from '#platform/jobs/job-runs.store';
import { type NightlyJob, nightlyAt, nightlyTask, runNight } from '#platform/jobs/nightly';
import { tidy } from '#platform/jobs/tidy.store';
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

/** The domains' own jobs, by name; each may be run twice and has one effect. */
export type Tasks = Record<string, (payload: unknown) => Promise<void>>;

/** What the domains have to do. */
export interface Work {
  tasks: Tasks;
  nightly: readonly NightlyJob[];
  /** Each looks at the clock of the congregation. */
  hourly: readonly NightlyJob[];
  frequent: readonly FrequentJob[];
}

/** `owner`: the queue belongs to the owner, the application only enqueues. */
export async function startJobs(
  platform: Platform,
  owner: Pool,
  senders: Senders,
  { tasks, nightly, hourly, frequent }: Work,
): Promise<Runner> {
  const send = sendQueuedMessage(platform, senders);
  await freeJobs(owner);
  const runner = await run({
    pgPool: owner,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    parsedCronItems: parseCrontab(crontab),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning')
        platform.log[level === 'error' ? 'error' : 'warn']({ jobs: true }, message);
    }),
    taskList: {
      [sendMessageTask]: async (payload) => send(payload),
      [cutOffTask]: async () => setAsideCutOff(platform, owner),
      tidy: async () => tidy(owner, platform.clock(), platform.registry.expired),
      [nightlyTask]: async () => runNight(platform, owner, nightly),
      [frequentTask]: async () => runFrequent(platform, owner, frequent),
      // What depends on the hour where a congregation lives looks at its own clock.
      [hourlyTask]: async () => runNight(platform, owner, hourly),
      ...tasks,
    },
  });
  // After an update, or for a new congregation, nothing waits for the clock.
  await runner.addJob(frequentTask, {}, { jobKey: `${frequentTask} at start` });
  return runner;
}
