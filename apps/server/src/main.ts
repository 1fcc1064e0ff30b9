/** Starts Sheaf: database, demo on first start, jobs, API and app on one port; shuts down cleanly. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '#app/build-app';
import { addressesJobs, addressesNightly } from '#domains/addresses/addresses.jobs';
import { retentionNightly } from '#domains/congregations/congregations.jobs';
import { notificationsNightly } from '#domains/dashboard/dashboard.jobs';
import { mapsJobs } from '#domains/maps/maps.jobs';
import { messagesHourly } from '#domains/messages/messages.jobs';
import { eraseAgain } from '#domains/people/erase-again';
import { turnAway } from '#domains/people/people.jobs';
import { openChanges } from '#platform/database/changes';
import { followWordings } from '#platform/follow-wordings';
import { startJobs } from '#platform/jobs/start-jobs';
import { openLive } from '#platform/live/live';
import { openSenders } from '#platform/outbox/senders';
import { prepareDemo } from './demo.ts';
import { readEnvironment } from './environment.ts';
import { openPlatform } from './open-platform.ts';
import { announceAddress, withdrawAddress } from './running-address.ts';

const built = join(import.meta.dirname, '../../web/dist');

async function start(): Promise<void> {
  const environment = readEnvironment();
  const { platform, database } = await openPlatform(environment);
  if (platform.erased) await eraseAgain(platform, platform.erased);
  const assets = existsSync(join(built, 'index.html')) ? built : undefined;
  const changes = openChanges(database.app);
  platform.changes = changes;
  platform.live = openLive({ pool: platform.pool, changes, log: platform.log });
  await followWordings({ ...platform, changes });
  const app = await buildApp(platform, assets ? { assets } : {});
  const demo = environment.demo ? await prepareDemo(database.owner) : undefined;
  const senders = openSenders({ ...environment, development: platform.settings.development });
  const worker = await startJobs(platform, database.owner, senders, {
    tasks: { ...mapsJobs(platform), ...addressesJobs(platform) },
    nightly: [addressesNightly, retentionNightly, notificationsNightly],
    hourly: [messagesHourly],
    frequent: [turnAway],
  });
  await app.listen({ port: environment.port, host: '0.0.0.0' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  if (!environment.address) platform.settings.address = `http://localhost:${port}`;
  if (!environment.databaseUrl) announceAddress(environment.dataFolder, platform.settings.address);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    platform.live?.close();
    await app.close();
    await changes.close();
    await worker.stop();
    senders.email.close();
    await platform.documents.close();
    if (!environment.databaseUrl) withdrawAddress(environment.dataFolder);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  console.log(`Sheaf is ready at ${platform.settings.address}`);
  if (demo) for (const line of await demo.links(platform)) console.log(line);
  if (!assets) console.log('The app is not built (npm run build); only /api answers.');
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
