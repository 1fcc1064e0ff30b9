/**
 * X-PROCESSES: replaces two processes behind a balancer one after the other under load, without interruption.
 */

import { access } from '@sheaf/contract/people/access/access';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { roles } from '@sheaf/contract/people/roles/roles';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { attemptLimits } from '@sheaf/rules/people/access/attempts';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { type Balancer, startBalancer } from '#platform/testing/balancer';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { waitUntil } from '#platform/testing/killable-server';
import { type MailServer, messageIdOf, openMailServer } from '#platform/testing/mail-server';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { callServer, keepListening, listenToServer } from '#platform/testing/server-client';
import { type StartedMain, startMain } from '#platform/testing/started-main';
import { realNow } from '#platform/testing/test-clock';

const workers = Number(process.env.SHEAF_DEPLOY_WORKERS ?? 4);
const rounds = amount('SHEAF_DEPLOY_ROUNDS', 1, 3);

interface Process extends StartedMain {
  address: string;
}

let database: FreshDatabase;
let balancer: Balancer;
let mails: MailServer;
let congregation: SeededCongregation;
let admin: SeededPerson;
let running: Process[] = [];

async function start(): Promise<Process> {
  const main = startMain({
    environment: {
      PORT: '0',
      DATABASE_URL: database.urlOf(ownerRole),
      SHEAF_DATABASE_APP_URL: database.urlOf(appRole),
      SHEAF_SMTP_URL: mails.url,
      SHEAF_MAIL_FROM: 'Sheaf <sheaf@sheaf.test>',
      SHEAF_DRAIN_SECONDS: '2',
    },
  });
  await main.ready();
  const process = { ...main, address: /ready at (\S+)/.exec(main.out())![1]! };
  running.push(process);
  await balancer.add(process.address);
  return process;
}

/** Sends SIGTERM and returns the time until the process ended. */
async function end(process: Process): Promise<number> {
  const begun = performance.now();
  process.child.kill('SIGTERM');
  expect(await process.ended).toBe(0);
  balancer.remove(process.address);
  running = running.filter((one) => one !== process);
  return performance.now() - begun;
}

beforeAll(async () => {
  database = await freshDatabase();
  balancer = await startBalancer();
  mails = await openMailServer();
  congregation = await seedCongregation(database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys] });
  for (let map = 0; map < 20; map += 1) await congregation.addMap();
  await Promise.all([start(), start()]);
}, 120_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  await mails.close();
  await balancer.close();
  await database.close();
});

it('X-PROCESSES shares rate limits between processes', async () => {
  const { most, seconds } = attemptLimits.asksOfAddress;
  // Counted in fixed windows of the clock.
  const left = seconds * 1000 - (realNow().getTime() % (seconds * 1000));
  if (left < 5000) await new Promise((resolve) => setTimeout(resolve, left));
  const statuses: number[] = [];
  for (let attempt = 0; attempt < most + 2; attempt += 1) {
    const { address } = running[attempt % 2]!;
    const body = { contact: `nobody-${attempt}@example.org` };
    statuses.push((await callServer(address, access.askForLink, { body })).status);
  }
  expect(statuses.slice(0, most).every((status) => status < 300)).toBe(true);
  expect(statuses.slice(most)).toEqual([429, 429]);
});

it('X-PROCESSES announces a write of one process in the other, and refuses an ended session in both', async () => {
  const person = await congregation.addPerson({ permissions: [...permissionKeys] });
  const [one, other] = running as [Process, Process];
  const channel = await listenToServer(other.address, admin.token);
  expect(await channel.next()).toBe('state');
  const body = { name: 'Helpers', permissions: [1] };
  expect((await callServer(one.address, roles.addRole, { as: admin.token, body })).status).toBe(200);
  expect(await channel.next()).toBe('change');
  channel.leave();
  for (const { address } of running)
    expect((await callServer(address, maps.listMaps, { as: person.token })).status).toBe(200);
  expect((await callServer(one.address, access.endSession, { as: person.token })).status).toBe(200);
  for (const { address } of running)
    expect((await callServer(address, maps.listMaps, { as: person.token })).status).toBe(401);
});

interface Work {
  requests: number;
  written: string[];
  failed: string[];
}

/**
 * Pause between two requests of a worker while a process ends, and while one starts, which must not be
 * overloaded.
 */
const pauseMilliseconds = { ends: 40, starts: 250 };
let under: keyof typeof pauseMilliseconds = 'starts';

/** Reads and writes until stopped, without sending anything twice. */
async function work(until: () => boolean, worker: number): Promise<Work> {
  const done: Work = { requests: 0, written: [], failed: [] };
  while (!until()) {
    const name = `Role ${worker}-${done.requests}`;
    const writes = done.requests % 4 === 3;
    const answer = await (writes
      ? callServer(balancer.address, roles.addRole, { as: admin.token, body: { name, permissions: [1] } })
      : callServer(balancer.address, maps.listMaps, { as: admin.token })
    ).catch((error: Error) => ({ status: 0, body: error.message }));
    done.requests += 1;
    if (answer.status !== 200) done.failed.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    else if (writes) done.written.push(name);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds[under]));
  }
  return done;
}

const queueMails = (count: number) =>
  database.owner.query(
    `with queued as (
       insert into outgoing_messages (congregation_id, channel, recipient, subject, body)
       select $1, 'email', 'somebody-' || n || '@example.org', 'Deployed', 'While it was replaced.' from generate_series(1, $2) n
       returning congregation_id, id, job_key)
     select sheaf.enqueue('send-message', json_build_object('congregationId', congregation_id, 'id', id), job_key) from queued`,
    [congregation.id, count],
  );

it('X-PROCESSES replaces both processes under load without a failed request, reconnects every channel, and sends each mail once', async () => {
  let over = false;
  const until = (): boolean => over;
  const working = Array.from({ length: workers }, (_, worker) => work(until, worker));
  const listening = Array.from({ length: 3 }, () => keepListening(balancer.address, admin.token, until));
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const old of [...running]) {
      await queueMails(20);
      await start();
      under = 'ends';
      // Full load before the shutdown begins.
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds.starts));
      took.push(await end(old));
      under = 'starts';
    }
  over = true;
  const done = await Promise.all(working);
  const heard = await Promise.all(listening);
  // Checked first, because it names the cause.
  expect(balancer.failures()).toEqual([]);
  expect(done.flatMap(({ failed }) => failed)).toEqual([]);
  expect(done.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(40);
  const { rows } = await database.owner.query(
    `select name from roles where name like 'Role %' order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(done.flatMap(({ written }) => written).sort());
  expect(heard.every(({ opened, refused }) => opened >= 2 && refused === 0)).toBe(true);
  expect(Math.max(...took)).toBeLessThan(5000);
  const mailCount = 20 * took.length;
  await waitUntil(async () => mails.taken.length >= mailCount);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(mails.taken).toHaveLength(mailCount);
  expect(new Set(mails.taken.map(messageIdOf)).size).toBe(mailCount);
}, 180_000);

it('X-PROCESSES EXPORT-R3 completes an export in the other process after a kill', async () => {
  // Enough rows for a slow export.
  await database.owner.query(
    `begin; set local statement_timeout = 0; set local session_replication_role = replica;
     insert into preloaded_addresses (congregation_id, map_id, street_id, house)
       select congregation_id, map_id, id, n::text from streets, generate_series(1, 300) n where congregation_id = ${congregation.id};
     commit`,
  );
  const started = await callServer(balancer.address, congregations.startExport, { as: admin.token });
  expect(started.status).toBe(200);
  const state = async () =>
    (
      await database.owner.query(
        `select e.state, e.attempts, j.locked_by from congregation_exports e
         left join graphile_worker.jobs j on j.key = 'export-congregation-' || e.congregation_id || '-' || e.id`,
      )
    ).rows[0];
  await waitUntil(async () => (await state()).state === 'running');
  // Either process may run the export: the first is killed, and the other may finish undisturbed.
  const [first] = running as [Process];
  first.child.kill('SIGKILL');
  await first.ended;
  balancer.remove(first.address);
  running = running.slice(1);
  // The job is released after the database has detected the end of the process and a worker checks for it.
  await waitUntil(async () => {
    await database.owner.query(
      `select graphile_worker.add_job('set-aside-cut-off', job_key => 'look-again')`,
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (await state()).state === 'ready';
  }, 90_000);
  const [row] = (await callServer(balancer.address, congregations.listExports, { as: admin.token })).body
    .data;
  const file = await fetch(`${balancer.address}/api/download-congregation/${row.id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect((await file.arrayBuffer()).byteLength).toBe(row.size);
}, 120_000);

it('X-PROCESSES reports not ready before it refuses requests, and closes keep-alive connections on shutdown', async () => {
  const [last] = running as [Process];
  const kept = await fetch(`${last.address}/readyz`);
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive']);
  last.child.kill('SIGTERM');
  await waitUntil(async () => (await fetch(`${last.address}/readyz`)).status === 503);
  const told = await fetch(`${last.address}/readyz`);
  expect(await told.json()).toMatchObject({ ok: false, reason: 'ending' });
  expect(told.headers.get('connection')).toBe('close');
  expect((await callServer(last.address, maps.listMaps, { as: admin.token })).status).toBe(200);
  const begun = performance.now();
  expect(await last.ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5000);
  running = running.filter((one) => one !== last);
});
