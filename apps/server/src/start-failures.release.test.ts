/** Every start that cannot succeed ends with one sentence with the remedy, exit code 1, and no remains. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appRole, ownerRole, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { openPool } from '#platform/database/pool';
import { databaseUrl, freshDatabase } from '#platform/testing/fresh-database';
import { installDatabase } from '#platform/testing/installed-database';
import { waitUntil } from '#platform/testing/killable-server';
import { expectNothingLeft, type StartedMain, startMain } from '#platform/testing/started-main';
import { readEnvironment } from './environment.ts';

const nobody = 65_534;

let parent: string;
let folder: string;
let started: StartedMain[];
let listeners: Server[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'sheaf-start-'));
  chmodSync(parent, 0o755);
  folder = join(parent, 'data');
  started = [];
  listeners = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  await Promise.all(listeners.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(parent, { recursive: true, force: true });
});

const run = (environment: Record<string, string> = {}, uid?: number): StartedMain => {
  const main = startMain({
    environment: { SHEAF_DATA: folder, PORT: '0', ...environment },
    ...(uid !== undefined && { uid }),
  });
  started.push(main);
  return main;
};

async function expectRefusal(main: StartedMain, sentence: RegExp): Promise<void> {
  expect(await main.ended).toBe(1);
  const told = main.err().split('\n');
  expect(told[0]).toMatch(sentence);
  expect(told.slice(1)).toEqual(['']);
  expect(main.out()).toBe('');
  await expectNothingLeft(folder);
}

const databaseStarts = () => waitUntil(async () => existsSync(join(folder, 'postgres/postmaster.pid')));

const listenOn = async (port: number): Promise<number> => {
  const server = createServer();
  listeners.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '0.0.0.0', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
};

it('X-START reports a port in use before anything is created', async () => {
  const port = await listenOn(0);
  await expectRefusal(
    run({ PORT: String(port) }),
    new RegExp(`^Port ${port} is in use\\. Choose another with PORT\\.$`),
  );
  expect(existsSync(folder)).toBe(false);
});

it('X-START reports a port taken during the start of the database, and stops the database', async () => {
  const port = await listenOn(0);
  await new Promise((resolve) => listeners.pop()!.close(resolve));
  installDatabase(folder);
  const main = run({ PORT: String(port) });
  await databaseStarts();
  await listenOn(port);
  await expectRefusal(main, new RegExp(`^Port ${port} is in use\\. Choose another with PORT\\.$`));
});

it.each([
  [
    { DATABASE_URL: 'postgres://sheaf@127.0.0.1:1/sheaf' },
    /^No database answers at 127\.0\.0\.1:1\. Start it, or correct DATABASE_URL\.$/,
  ],
  [
    { DATABASE_URL: 'postgres://sheaf@no-such-host.invalid/sheaf' },
    /^The host no-such-host\.invalid in DATABASE_URL is not known\. Correct DATABASE_URL\.$/,
  ],
  [{ PORT: 'eighty' }, /^PORT must be a whole number from 0 to 65535, not "eighty"\.$/],
])('X-START refuses to start with an invalid value, and names it: %o', async (environment, sentence) => {
  await expectRefusal(run(environment as Record<string, string>), sentence);
  expect(existsSync(folder)).toBe(false);
});

/** Error sentences for further values, without a start for each. */
it.each([
  [
    { DATABASE_URL: 'sheaf.example.org' },
    /^DATABASE_URL must be an address such as postgres:\/\/user:password@host:5432\/database\.$/,
  ],
  [{ PORT: '65536' }, /^PORT must be a whole number from 0 to 65535, not "65536"\.$/],
  [
    { SHEAF_ADDRESS: 'sheaf.example.org' },
    /^SHEAF_ADDRESS must be an address such as https:\/\/sheaf\.example\.org, not "sheaf\.example\.org"\.$/,
  ],
  [
    { SHEAF_SMTP_URL: 'mail.example.org' },
    /^SHEAF_SMTP_URL must be an address such as smtps:\/\/user:password@mail\.example\.org\.$/,
  ],
  [{ SHEAF_LOG: 'loud' }, /^SHEAF_LOG must be debug, info, warn, error or silent, not "loud"\.$/],
  [
    { SHEAF_WORKBOOK_HOSTS: 'https://jw-cdn.org' },
    /^SHEAF_WORKBOOK_HOSTS must be names of hosts with commas between, not "https:\/\/jw-cdn\.org"\.$/,
  ],
  [{ SHEAF_DEMO: 'maybe' }, /^SHEAF_DEMO must be on or off, not "maybe"\.$/],
  [
    { SHEAF_TILES: 'https://tiles.example.org' },
    /^SHEAF_TILES must be an address with \{z\}, \{x\} and \{y\}/,
  ],
  [
    { SHEAF_GEOCODER: 'nominatim' },
    /^SHEAF_GEOCODER must be an address such as https:\/\/nominatim\.example\.org\/search, not "nominatim"\.$/,
  ],
  [
    { SHEAF_CURRENCY: 'JPY' },
    /^SHEAF_CURRENCY must be a currency of hundredths such as AUD or EUR, not "JPY"\.$/,
  ],
  [
    { SHEAF_STRIPE_SECRET_KEY: 'sk_test_1' },
    /^SHEAF_STRIPE_SECRET_KEY and SHEAF_STRIPE_WEBHOOK_SECRET need each other\.$/,
  ],
  [
    { SHEAF_TRANSLATION_CONGREGATIONS: 'one' },
    /^SHEAF_TRANSLATION_CONGREGATIONS must be numbers of congregations/,
  ],
  [
    { SHEAF_TWILIO_ACCOUNT_SID: 'AC1' },
    /^SHEAF_TWILIO_ACCOUNT_SID needs SHEAF_TWILIO_AUTH_TOKEN and SHEAF_TWILIO_FROM\.$/,
  ],
])('X-START names an invalid value: %o', (environment, sentence) => {
  for (const [name, value] of Object.entries({ DATABASE_URL: '', ...environment })) vi.stubEnv(name, value);
  expect(readEnvironment).toThrow(sentence);
});

it('X-START names a rejected database, role or password without showing a secret', async () => {
  await expectRefusal(
    run({ DATABASE_URL: databaseUrl('no_such_database', ownerRole) }),
    /^There is no database "no_such_database" at \S+:5432\. Create it, or correct DATABASE_URL\.$/,
  );
  const wrongRole = run({ DATABASE_URL: databaseUrl('postgres', 'somebody:hunter2') });
  await expectRefusal(
    wrongRole,
    /^The database does not accept the user or the password in DATABASE_URL\. Correct/,
  );
  expect(wrongRole.err()).not.toContain('hunter2');
});

it("X-START refuses the owner of the tables as the application's role", async () => {
  const database = await freshDatabase();
  const url = database.urlOf(ownerRole);
  await expectRefusal(
    run({ DATABASE_URL: url, SHEAF_DATABASE_APP_URL: url }),
    /^The application must not connect as "sheaf_owner".* Let SHEAF_DATABASE_APP_URL connect as "sheaf_app"\.$/,
  );
  await expectRefusal(
    run({ DATABASE_URL: database.urlOf(appRole) }),
    /^The role in DATABASE_URL may not (create|prepare) .*sheaf_app/,
  );
  await database.close();
});

it('X-START names a folder that cannot be created, written or closed to others', async () => {
  writeFileSync(join(parent, 'file'), '');
  await expectRefusal(
    run({ SHEAF_DATA: join(parent, 'file/data') }),
    /^The data folder .*file\/data cannot be made, because .*file is a file\. Choose another with SHEAF_DATA\.$/,
  );
  await expectRefusal(
    run({ SHEAF_DATA: join(parent, 'file') }),
    /^The data folder .*file cannot be made, because .*file is a file\. Choose another with SHEAF_DATA\.$/,
  );
  const uid = process.getuid?.() === 0 ? nobody : undefined;
  const closed = join(parent, 'closed');
  mkdirSync(closed, { mode: uid === undefined ? 0o500 : 0o755 });
  await expectRefusal(
    run({ SHEAF_DATA: join(closed, 'data') }, uid),
    /^The data folder .*closed\/data cannot be written by the user who starts Sheaf\. Change its owner, or choose another with SHEAF_DATA\.$/,
  );
  if (uid === undefined) return;
  await expectRefusal(
    run({ SHEAF_DATA: closed }, uid),
    /^The data folder .*closed cannot be written by the user who starts Sheaf\./,
  );
  expect(statSync(closed).mode & 0o777).toBe(0o755);
});

it("X-START refuses another user's folder as data folder, and preserves its mode and owner", async () => {
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'letter.txt'), 'not ours');
  const before = statSync(folder);
  await expectRefusal(
    run(),
    /^The data folder .* holds other files, such as letter\.txt\. Choose an empty one with SHEAF_DATA\.$/,
  );
  expect([statSync(folder).mode, statSync(folder).uid]).toEqual([before.mode, before.uid]);
});

it('X-START names a folder in use by another process, which continues', async () => {
  installDatabase(folder);
  const first = run();
  await first.ready();
  const second = run();
  expect(await second.ended).toBe(1);
  expect(second.err()).toMatch(
    new RegExp(
      `^Another Sheaf \\(process ${first.child.pid}\\) works on .*Stop it, or choose another folder with SHEAF_DATA\\.\\n$`,
    ),
  );
  const address = /ready at (\S+)/.exec(first.out())![1]!;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(existsSync(join(folder, 'address'))).toBe(true);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await expectNothingLeft(folder);
});

it('X-START reports a failed migration, and stops the database that was started for it', async () => {
  installDatabase(folder);
  const postgres = await startEmbeddedPostgres({ folder, durable: false });
  const owner = openPool({ host: postgres.host, port: postgres.port, user: ownerRole, database: 'postgres' });
  await owner.query("delete from schema_migrations where name = '0001-foundation.sql'");
  await owner.end();
  await postgres.stop();
  await expectRefusal(
    run(),
    /^The migration 0001-foundation\.sql failed: function "current_congregation" already exists\S* .*\. Nothing of it was kept\. .*$/,
  );
});

it('X-START leaves nothing running after an interrupted start', async () => {
  installDatabase(folder);
  const main = run();
  await databaseStarts();
  main.child.kill('SIGTERM');
  expect(await main.ended).toBe(0);
  await expectNothingLeft(folder);
});
