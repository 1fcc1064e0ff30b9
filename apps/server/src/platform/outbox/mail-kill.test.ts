/** A real server and a real mail server; the server is killed while mails are under way, and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { tenantTransaction } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type MailServer, messageIdOf, openMailServer } from '#platform/testing/mail-server';
import { seedCongregation } from '#platform/testing/seeds';

const mails = 1000;
const killAt = [150, 420, 800];
/** Two jobs side by side, five mails each: what a killed process may have handed over and not yet written down. */
const mostRepeated = 10;

let database: FreshDatabase;
let mailServer: MailServer;
let child: ChildProcess;
let toKill: number[];

/** As the server process connects to a database it did not start. */
const urlOf = (name: string, role: string): string => {
  const { host, port } = inject('cluster');
  return `postgres://${role}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
};

async function startServer(): Promise<void> {
  const { rows } = await database.owner.query('select current_database() as name');
  child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: urlOf(rows[0].name, ownerRole),
      DATABASE_APP_URL: urlOf(rows[0].name, appRole),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Sheaf <sheaf@sheaf.test>',
      SHEAF_LOG: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'spawn');
}

const states = async () =>
  (
    await database.owner.query(
      'select state, count(*)::int as n from outgoing_messages group by state order by state',
    )
  ).rows;

const waitUntil = async (arrived: () => Promise<boolean>): Promise<void> => {
  const until = Date.now() + 40_000;
  while (!(await arrived())) {
    if (Date.now() > until) throw new Error(`not in time: ${JSON.stringify(await states())}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

beforeAll(async () => {
  database = await freshDatabase();
  toKill = [...killAt];
  mailServer = await openMailServer(() => {
    // In the very moment a mail is taken, before the sender hears of it.
    if (mailServer.taken.length + 1 >= (toKill[0] ?? Number.POSITIVE_INFINITY) && child.exitCode === null) {
      toKill.shift();
      child.kill('SIGKILL');
    }
    return null;
  });
});
afterAll(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await mailServer.close();
  await database.close();
});

it('MSG-R18 1,000 mails through three kills of the server: none is lost, and no kill repeats more than its last batch', async () => {
  const congregation = await seedCongregation(database.owner);
  const person = await congregation.addPerson({ email: 'ruth@example.org' });
  const act = { congregationId: congregation.id, personId: person.id, operation: 'test.queue' };
  const ids = await tenantTransaction({ pool: database.app }, act, (tenant) =>
    queueMessages(
      tenant,
      Array.from({ length: mails }, (_, place) => ({
        personId: person.id,
        channel: 'email' as const,
        recipient: `reader${place}@example.org`,
        subject: `Letter ${place}`,
        body: 'The meeting begins at seven.',
      })),
    ),
  );
  for (const _ of killAt) {
    await startServer();
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
  }
  await startServer();
  await waitUntil(async () => (await states()).every(({ state }) => state === 'sent'));

  const arrived = mailServer.taken.map(messageIdOf);
  expect(new Set(arrived)).toEqual(new Set(ids.map((id) => `<${congregation.id}.${id}@sheaf.test>`)));
  expect(arrived.length - mails).toBeLessThanOrEqual(mostRepeated * killAt.length);
  const { rows } = await database.owner.query('select message_id from message_steps where step = $1', [
    'sent',
  ]);
  expect(rows).toHaveLength(mails);
}, 120_000);
