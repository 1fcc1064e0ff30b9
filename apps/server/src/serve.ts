/**
 * Starts the services on an open database in order, each through `step`: demo, API and app on one port, jobs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '#app/build-app';
import { domains, registry } from '#app/contexts';
import { eraseAgain } from '#contexts/people/erasure/erase-again';
import { useCongregationNumbers } from '#contexts/people/people.api';
import type { ShutdownSteps } from '#platform/closing';
import { type Changes, openChanges } from '#platform/database/changes';
import { assertPoolChecked, watchPool } from '#platform/database/check-pool';
import type { DatabaseEra } from '#platform/database/database-era';
import { enterEra } from '#platform/database/database-era.store';
import { poolerSentence } from '#platform/database/explain-connection';
import type { OpenedDatabase } from '#platform/database/open-database';
import { openRelay } from '#platform/database/relay';
import { watchStandby } from '#platform/database/standby-watch';
import { leaveToRelay } from '#platform/database/tenant';
import { drain } from '#platform/drain';
import { followWordings } from '#platform/follow-wordings';
import { startJobs } from '#platform/jobs/start-jobs';
import { openLive } from '#platform/live/live';
import type { Log } from '#platform/log';
import { openSenders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';
import { host } from './assert-port-free.ts';
import { createPlatform } from './create-platform.ts';
import { prepareDemo } from './demo.ts';
import type { Environment } from './environment.ts';
import { announceAddress, withdrawAddress } from './running-address.ts';

const built = join(import.meta.dirname, '../../web/dist');

export interface ServerStart {
  environment: Environment;
  /** Already open; the caller closes it. */
  database: OpenedDatabase;
  log: Log;
  closing: ShutdownSteps;
  /** Result of one step of the start; ends the start if a shutdown was requested. */
  step<T>(work: Promise<T>): Promise<T>;
}

async function watch(platform: Platform, changes: Changes, closing: ShutdownSteps): Promise<void> {
  await assertPoolChecked(platform.pool, changes);
  const poolWatch = watchPool(platform.pool, changes, (trouble) =>
    platform.log.error({ trouble }, poolerSentence),
  );
  closing.add(() => poolWatch.close());
  platform.poolWatch = poolWatch;
}

/** Before anything of another history is read; its connections wait for this. */
async function enter({ database, log }: ServerStart, platform: Platform, era: DatabaseEra): Promise<void> {
  const { app, owner } = database.unverified();
  const arrive = async (): Promise<void> => {
    if (platform.erased) await eraseAgain({ ...platform, pool: app }, platform.erased);
  };
  try {
    if (await enterEra(owner, era, { now: platform.clock(), arrive }))
      log.warn(
        { timeline: era.timeline },
        'The database was promoted or restored: phones read everything again, and new ids are higher.',
      );
  } finally {
    // A slow goodbye does not delay the connections that wait.
    void Promise.allSettled([app.end(), owner.end()]);
  }
}

async function listen(platform: Platform, { environment, closing }: ServerStart, assets: string | undefined) {
  const app = await buildApp(platform, assets ? { assets } : {});
  closing.add(() => app.close());
  closing.add(() => platform.live?.close());
  await app.listen({ port: environment.port, host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  if (!environment.address) platform.settings.address = `http://localhost:${port}`;
  if (environment.databaseUrl) return app;
  closing.add(() => withdrawAddress(environment.dataFolder));
  announceAddress(environment.dataFolder, platform.settings.address);
  return app;
}

/** Resolves to the lines with the address and the sign-in links. */
export async function serve(opening: ServerStart): Promise<string[]> {
  const { environment, database, log, closing, step } = opening;
  if (environment.relay) leaveToRelay(database.app);
  const platform = createPlatform(environment, database, log, registry);
  closing.add(() => platform.workers.close());
  const standby = watchStandby({
    mode: environment.standby,
    owner: database.owner,
    app: database.app,
    tell: (sentence) => log.warn(sentence),
  });
  closing.add(() => standby.close());
  platform.standby = standby;
  if (environment.congregationNumbers)
    await step(useCongregationNumbers(database.owner, environment.congregationNumbers));
  await step(database.era.begin((era) => enter(opening, platform, era)));
  platform.era = database.era;
  if (platform.erased) await step(eraseAgain(platform, platform.erased));
  const assets = existsSync(join(built, 'index.html')) ? built : undefined;
  const changes = openChanges({
    pool: database.app,
    listenOn: database.listening,
    relayed: environment.relay,
    owner: database.owner,
  });
  if (environment.relay) {
    const relay = openRelay(database.owner, (error) =>
      platform.log.warn({ err: error }, 'changes could not be announced yet'),
    );
    closing.add(() => relay.close());
  }
  closing.add(() => changes.close());
  platform.changes = changes;
  await step(watch(platform, changes, closing));
  platform.live = openLive({ ...platform, changes });
  await step(followWordings({ ...platform, changes }));
  const demo = environment.demo ? await step(prepareDemo(database.owner)) : undefined;
  const senders = openSenders({ ...environment, development: platform.settings.development });
  closing.add(() => senders.email.close());
  const ending = new AbortController();
  platform.ending = ending.signal;
  const app = await step(listen(platform, opening, assets));
  const jobs = await startJobs(platform, database.owner, senders, {
    tasks: Object.assign({}, ...domains.map(({ tasks }) => tasks?.(platform))),
    nightly: domains.flatMap(({ nightly = [] }) => nightly),
    hourly: domains.flatMap(({ hourly = [] }) => hourly),
    frequent: domains.flatMap(({ frequent = [] }) => frequent),
  });
  closing.add(() =>
    drain({
      begin: () => ending.abort(),
      seconds: environment.drainSeconds,
      stopJobs: () => jobs.stop(),
      endChannels: () => platform.live?.close(),
      closeServer: () => app.close(),
      breakConnections: () => app.server.closeAllConnections(),
    }),
  );
  const links = await step(demo ? demo.links(platform) : Promise.resolve([]));
  const notBuilt = assets ? [] : ['The app is not built (npm run build); only /api answers.'];
  return [`Sheaf is ready at ${platform.settings.address}`, ...links, ...notBuilt];
}
