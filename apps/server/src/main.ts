/** Starts Sheaf: database, demo on first start, jobs, API and app on one port; shuts down cleanly. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '#app/build-app';
import { domains, registry } from '#app/domains';
import { eraseAgain } from '#domains/erasure/erase-again';
import { type Closing, openClosing } from '#platform/closing';
import { type Changes, openChanges } from '#platform/database/changes';
import { poolerSentence } from '#platform/database/explain-connection';
import { assertPoolProven, watchPool } from '#platform/database/prove-pool';
import { followWordings } from '#platform/follow-wordings';
import { startJobs } from '#platform/jobs/start-jobs';
import { openLive } from '#platform/live/live';
import { openSenders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';
import { assertPortFree, host } from './assert-port-free.ts';
import { prepareDemo } from './demo.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { openPlatform } from './open-platform.ts';
import { announceAddress, withdrawAddress } from './running-address.ts';

const built = join(import.meta.dirname, '../../web/dist');

/** The server was told to end while it started. */
class Interrupted extends Error {}

const closing: Closing = openClosing();
let started = false;
let ending = false;

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  // A start under way ends at its next step, so that nothing is opened behind the back of what closes.
  if (!started) return;
  await closing.closeAll();
  process.exit(0);
}

/** What one step of the start gives; after it the start goes on only if nobody asked for the end. */
async function step<T>(work: Promise<T>): Promise<T> {
  const result = await work;
  if (ending) throw new Interrupted();
  return result;
}

async function open(environment: Environment) {
  const { platform, database } = await openPlatform(environment, registry);
  closing.add(() => database.close());
  closing.add(() => platform.workers.close());
  return { platform, database };
}

async function watch(platform: Platform, changes: Changes): Promise<void> {
  await assertPoolProven(platform.pool, changes);
  const poolWatch = watchPool(platform.pool, changes, (trouble) =>
    platform.log.error({ trouble }, poolerSentence),
  );
  closing.add(() => poolWatch.close());
  platform.poolWatch = poolWatch;
}

async function listen(platform: Platform, environment: Environment, assets: string | undefined) {
  const app = await buildApp(platform, assets ? { assets } : {});
  closing.add(() => app.close());
  closing.add(() => platform.live?.close());
  await app.listen({ port: environment.port, host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  if (!environment.address) platform.settings.address = `http://localhost:${port}`;
  if (environment.databaseUrl) return;
  closing.add(() => withdrawAddress(environment.dataFolder));
  announceAddress(environment.dataFolder, platform.settings.address);
}

async function start(): Promise<void> {
  const environment = readEnvironment();
  await step(assertPortFree(environment.port));
  const { platform, database } = await step(open(environment));
  if (platform.erased) await step(eraseAgain(platform, platform.erased));
  const assets = existsSync(join(built, 'index.html')) ? built : undefined;
  const changes = openChanges(database.app, database.listening);
  closing.add(() => changes.close());
  platform.changes = changes;
  await step(watch(platform, changes));
  platform.live = openLive({ pool: platform.pool, changes, log: platform.log });
  await step(followWordings({ ...platform, changes }));
  const demo = environment.demo ? await step(prepareDemo(database.owner)) : undefined;
  const senders = openSenders({ ...environment, development: platform.settings.development });
  closing.add(() => senders.email.close());
  await step(listen(platform, environment, assets));
  const worker = await startJobs(platform, database.owner, senders, {
    tasks: Object.assign({}, ...domains.map(({ tasks }) => tasks?.(platform))),
    nightly: domains.flatMap(({ nightly = [] }) => nightly),
    hourly: domains.flatMap(({ hourly = [] }) => hourly),
    frequent: domains.flatMap(({ frequent = [] }) => frequent),
  });
  closing.add(() => worker.stop());
  const links = await step(demo ? demo.links(platform) : Promise.resolve([]));
  started = true;
  for (const line of [`Sheaf is ready at ${platform.settings.address}`, ...links]) console.log(line);
  if (!assets) console.log('The app is not built (npm run build); only /api answers.');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());

start().catch(async (error: unknown) => {
  await closing.closeAll();
  if (error instanceof Interrupted) process.exit(0);
  console.error(explainStartFailure(error));
  process.exit(1);
});
