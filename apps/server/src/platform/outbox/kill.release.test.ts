/**
 * Kills a real server exactly when a real mail server or SMS gateway accepts a message.
 * `SHEAF_MESSAGE_KILLS=3 SHEAF_KILLED_MAILS=1000` runs more of both.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amount } from '@sheaf/rules/testing/ring';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tenantTransaction } from '#platform/database/tenant';
import { workSlots } from '#platform/jobs/scans';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type KillableServer, killableServer, waitUntil } from '#platform/testing/killable-server';
import { messageIdOf, openMailServer } from '#platform/testing/mail-server';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

const kills = amount('SHEAF_MESSAGE_KILLS', 1, 5);
const mails = amount('SHEAF_KILLED_MAILS', 80, 200);
const texts = 30;

/** Numbers of accepted messages at which the server is killed. */
const killsAmid = (all: number): number[] =>
  Array.from({ length: kills }, (_, kill) => Math.ceil((all * (kill + 0.6)) / (kills + 1)));

/** Most messages in progress per process: five mails or one SMS in each slot. */
const [mostMails, mostSms] = [5 * workSlots, workSlots];

let database: FreshDatabase;
let congregation: SeededCongregation;
let server: KillableServer | undefined;

beforeEach(async () => {
  database = await freshDatabase();
  congregation = await seedCongregation(database.owner);
  await congregation.addPerson({ permissions: ['settings.send_messages'] });
});
afterEach(async () => {
  await server?.stop();
  await database.close();
});

const queue = (count: number, message: Omit<MessageToQueue, 'personId' | 'recipient' | 'subject' | 'body'>) =>
  tenantTransaction(
    { pool: database.app, clock: testNow },
    { congregationId: congregation.id, personId: null, operation: 'test.queue' },
    (tenant) =>
      queueMessages(
        tenant,
        Array.from({ length: count }, (_, place) => ({
          personId: null,
          recipient: message.channel === 'sms' ? `+614915${70_000 + place}` : `reader${place}@example.org`,
          subject: 'The meeting',
          body: 'The meeting begins at seven.',
          ...message,
        })),
      ),
  );

const idsIn = async (state: string): Promise<number[]> =>
  (await database.owner.query('select id from outgoing_messages where state = $1', [state])).rows.map(
    ({ id }) => id,
  );
const count = async (what: string): Promise<number> =>
  (await database.owner.query(`select count(*)::int as n from ${what}`)).rows[0].n;

/** Locks of live worker pools; the lock of a listening process has no upper half. */
const livingPools = `pg_locks where locktype = 'advisory' and mode = 'ShareLock' and classid <> 0
  and database = (select oid from pg_database where datname = current_database())`;

/** The promise is three seconds; the fourth is tolerance for slow test machines. */
const resumeMilliseconds = 4000;

/**
 * Runs the kills, then a server without interruption; finally ages the interrupted messages until they are
 * set aside.
 */
async function runThroughKills(killable: KillableServer): Promise<void> {
  server = killable;
  for (let kill = 0; kill < kills; kill += 1) {
    await server.start();
    await server.killed();
  }
  const { rows } = await database.owner.query(
    'select distinct locked_by as pool from graphile_worker.jobs where locked_by is not null',
  );
  const crashed: string[] = rows.map(({ pool }) => pool);
  await server.start();
  await waitUntil(async () => (await count(livingPools)) > 0);
  const lockedByCrashed = `graphile_worker.jobs where locked_by = any ('{${crashed}}')`;
  await waitUntil(async () => (await count(lockedByCrashed)) === 0, resumeMilliseconds);
  await waitUntil(
    async () =>
      (await count(`outgoing_messages where state = 'queued' and handing_since is null`)) === 0 &&
      (await count("graphile_worker.jobs where task_identifier = 'send-message'")) === 0,
  );
  await database.owner.query(
    `update outgoing_messages set handing_since = handing_since - interval '1 hour' where state = 'queued'`,
  );
  await database.owner.query(`select graphile_worker.add_job('set-aside-cut-off')`);
  await waitUntil(async () => (await count(`outgoing_messages where state = 'queued'`)) === 0);
  await server.stop();
}

/**
 * Asserts that none arrived twice, that each is sent or possibly sent, and that none marked as sent is
 * missing.
 */
async function expectOnceEach(ids: number[], arrived: string[], nameOf: (id: number) => string) {
  const [sent, unsure] = [await idsIn('sent'), await idsIn('unsure')];
  expect(new Set(arrived).size).toBe(arrived.length);
  expect([...sent, ...unsure].sort((a, b) => a - b)).toEqual(ids);
  const names = new Set(arrived);
  expect(sent.filter((id) => !names.has(nameOf(id)))).toEqual([]);
  expect(arrived.filter((name) => !ids.some((id) => nameOf(id) === name))).toEqual([]);
  expect(await count(`message_steps where step = 'sent'`)).toBe(sent.length);
  expect(await count(`message_steps where step = 'unsure'`)).toBe(unsure.length);
  const { rows } = await database.owner.query(
    `select (details->>'count')::int as told from notifications where type = 'message-unsure'`,
  );
  expect(rows).toEqual([{ told: unsure.length }]);
  return unsure.length;
}

it(`MSG-R18 MSG-X1 delivers ${mails} mails through ${kills} server kills without loss or repetition, and shows interrupted ones`, async () => {
  const toKill = killsAmid(mails);
  const mailServer = await openMailServer(() => {
    // Before the sender receives the answer.
    if (mailServer.taken.length + 1 >= (toKill[0] ?? Number.POSITIVE_INFINITY) && server?.kill()) {
      toKill.shift();
    }
    return null;
  });
  const ids = await queue(mails, { channel: 'email' });
  const environment = { SHEAF_SMTP_URL: mailServer.url, SHEAF_MAIL_FROM: 'Sheaf <sheaf@sheaf.test>' };
  await runThroughKills(killableServer(database, environment));
  const unsure = await expectOnceEach(
    ids,
    mailServer.taken.map(messageIdOf),
    (id) => `<${congregation.id}.${id}@sheaf.test>`,
  );
  expect(unsure).toBeGreaterThanOrEqual(kills);
  expect(unsure).toBeLessThanOrEqual(mostMails * kills);
  await mailServer.close();
}, 180_000);

it('MSG-R18 neither resends, recharges nor refunds an SMS accepted at the moment of a kill', async () => {
  const toKill = killsAmid(texts);
  const accepted: string[] = [];
  const gateway = createServer((request, response) => {
    accepted.push(new URL(request.url!, 'http://gateway').searchParams.get('reference')!);
    if (accepted.length >= (toKill[0] ?? Number.POSITIVE_INFINITY) && server?.kill()) toKill.shift();
    response.end('{}');
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  const ids = await queue(texts, { channel: 'sms', parts: 1, cents: 10 });
  const environment = { SHEAF_SMS_HTTP_URL: `http://127.0.0.1:${port}/?to={to}&reference={reference}` };
  await runThroughKills(killableServer(database, environment));
  const unsure = await expectOnceEach(ids, accepted, (id) => `${congregation.id}.${id}`);
  expect(unsure).toBeGreaterThanOrEqual(kills);
  expect(unsure).toBeLessThanOrEqual(mostSms * kills);
  expect(await count('ledger_entries')).toBe(0);
  gateway.close();
}, 180_000);
