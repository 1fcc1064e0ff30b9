/**
 * Kills the real server, and every third time and finally its database too, during writes of several domains;
 * after the restart each acknowledged write, also one acknowledged later under the same key, exists once.
 * `SHEAF_KILLS=200` for the benchmark figure.
 */

import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount } from '@sheaf/rules/testing/ring';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerRole, socketOf, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { openPool } from '#platform/database/pool';
import { installDatabase } from '#platform/testing/installed-database';
import { type MakeRequest, type Write, writeUntil } from '#platform/testing/keyed-writer';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { expectNothingLeft, type StartedMain, startMain } from '#platform/testing/started-main';

const kills = amount('SHEAF_KILLS', 1, 20);
const everyNth = 3;

let folder: string;
let port: number;
let owner: Pool;
let person: SeededPerson;
let edited: number;
const assigned: number[] = [];
let street: number;
let main: StartedMain;

const open = (): Pool =>
  openPool({ ...socketOf(folder), user: ownerRole, database: 'postgres', max: 2, statement_timeout: 0 });
const json = (method: string, path: string, body: object) => ({ method, path, body });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-kills-'));
  chmodSync(folder, 0o755);
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as { port: number }).port;
  await new Promise((resolve) => server.close(resolve));
  installDatabase(folder);
  const postgres = await startEmbeddedPostgres({ folder });
  owner = open();
  const congregation = await seedCongregation(owner);
  await owner.query(
    `insert into domain_settings (congregation_id, part, settings)
    select congregation_id, 'automatic_messaging', '{"manual": true}' from congregations`,
  );
  person = await congregation.addPerson({ permissions: [...permissionKeys] });
  edited = (await congregation.addPerson()).id;
  await congregation.addPerson({ appointment: 'elder', email: 'reader@example.org' });
  for (const number of ['1', '2']) {
    const map = await congregation.addMap({ number, blocks: 400 });
    assigned.push(map.id);
    street = number === '1' ? map.streetId : street;
  }
  await owner.end();
  await postgres.stop();
}, 120_000);
afterAll(async () => {
  main?.child.kill('SIGTERM');
  await main?.ended;
  await expectNothingLeft(folder);
  rmSync(folder, { recursive: true, force: true });
});

async function startAgain(): Promise<void> {
  main = startMain({ environment: { SHEAF_DATA: folder, PORT: String(port) } });
  await main.ready();
}

function killDatabase(): void {
  const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

const latest = new Map<number, number>();

const kinds: Record<string, MakeRequest> = {
  person: ({ marker }) => json('POST', '/users', { first_name: marker, last_name: 'Kept', gender: 2 }),
  edit: ({ marker }) => json('PUT', `/users/${edited}`, { first_name: 'Ruth', last_name: marker, gender: 2 }),
  role: ({ marker }) => json('POST', '/roles', { name: marker, permissions: [1] }),
  door: ({ number }) =>
    json('POST', '/available-territory', { map: assigned[0], street, house: String(number) }),
  tick: ({ number }) =>
    json('POST', '/map/block-update', {
      id: latest.get(assigned[0]!),
      block: (number % 400) + 1,
      completed: Math.floor(number / 400) % 2 === 0,
    }),
  hand: ({ number }) =>
    number % 2 === 1
      ? json('POST', '/map/assign', { id: assigned[1], user: person.id })
      : json('POST', '/map/hand-in', { id: latest.get(assigned[1]!) }),
  notice: ({ marker, number }) => {
    const form = new FormData();
    form.append('file', new Blob([`%PDF-1.7 ${marker}`]), `${marker}.pdf`);
    // A noticeboard holds a hundred notices; after that people are added instead.
    return number <= 90
      ? { method: 'POST', path: '/noticeboard-file', body: form }
      : json('POST', '/users', { first_name: marker, last_name: 'Board', gender: 1 });
  },
  message: ({ marker, number }) =>
    number <= 400
      ? json('POST', '/send-messages', { to: 1, message: marker })
      : json('POST', '/users', { first_name: marker, last_name: 'Text', gender: 1 }),
};

function note(write: Write): void {
  const { data } = write.answer as { data?: { id: number; assignment?: { id: number } | null } };
  if (write.kind === 'hand' && data?.assignment) latest.set(assigned[1]!, data.assignment.id);
}

/** Number of effects of each write in the database. */
async function countEffects(writes: Write[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const { rows } = await owner.query<{ marker: string; count: number }>(`
    select first_name as marker, count(*)::int from people group by 1
    union all select name, count(*)::int from roles group by 1
    union all select split_part(filename, '.', 1), count(*)::int from noticeboard_files group by 1
    union all select body, count(*)::int from outgoing_messages group by 1
    union all select 'door' || house || 'x', count(*)::int from available_addresses group by 1`);
  for (const { marker, count } of rows) found.set(marker, count);
  return new Map(writes.map(({ marker }) => [marker, found.get(marker) ?? 0]));
}

const only = async (text: string, values: unknown[] = []): Promise<number> =>
  Number(Object.values((await owner.query(text, values)).rows[0])[0]);

async function expectOnceEach(writes: Write[]): Promise<void> {
  const of = (...names: string[]): Write[] => writes.filter(({ kind }) => names.includes(kind));
  const counted = of('person', 'role', 'door', 'notice', 'message');
  const effects = await countEffects(counted);
  expect(counted.filter(({ marker }) => effects.get(marker) === 0).map(({ marker }) => marker)).toEqual([]);
  expect(counted.filter(({ marker }) => effects.get(marker)! > 1).map(({ marker }) => marker)).toEqual([]);
  const { rows: keys } = await owner.query<{ key: string }>(
    'select key from idempotency_keys where status = 200',
  );
  const kept = new Set(keys.map(({ key }) => key));
  expect(writes.filter(({ key }) => !kept.has(key)).map(({ key }) => key)).toEqual([]);
  // Every edit raised the version once, and the last one is stored.
  const edits = of('edit');
  expect(await only('select version from people where id = $1', [edited])).toBe(1 + edits.length);
  const { rows } = await owner.query('select last_name from people where id = $1', [edited]);
  expect(rows[0].last_name).toBe(edits.at(-1)!.marker);
  const hands = of('hand');
  const given = hands.filter(({ number }) => number % 2 === 1).length;
  const ofMap = 'select count(*) from map_assignments where map_id = $1';
  expect(await only(ofMap, [assigned[1]])).toBe(given);
  expect(await only(`${ofMap} and returned_at is not null`, [assigned[1]])).toBe(hands.length - given);
  const done = new Map(
    of('tick').map(({ number }) => [(number % 400) + 1, Math.floor(number / 400) % 2 === 0]),
  );
  const { rows: blocks } = await owner.query<{ block: number }>(
    'select block from completed_blocks where assignment_id = $1 order by block',
    [latest.get(assigned[0]!)],
  );
  const wanted = [...done].filter(([, isDone]) => isDone).map(([block]) => block);
  expect(blocks.map(({ block }) => block)).toEqual(wanted.sort((a, b) => a - b));
}

it(
  `X-KILL neither loses nor repeats an acknowledged write over ${kills} kills`,
  async () => {
    await startAgain();
    const surroundings = { address: `http://127.0.0.1:${port}`, bearer: person.token };
    const first = await fetch(`${surroundings.address}/api/map/assign`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: assigned[0], user: person.id }),
    });
    latest.set(
      assigned[0]!,
      ((await first.json()) as { data: { assignment: { id: number } } }).data.assignment.id,
    );
    const writes: Write[] = [];
    let stopping = false;
    const writing = Object.entries(kinds).map(([kind, make]) =>
      writeUntil(
        () => stopping,
        surroundings,
        { kind, make },
        (write) => {
          note(write);
          writes.push(write);
        },
      ),
    );
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = writes.length + 10 + ((kill * 7) % 30);
      while (writes.length < enough) await pause(1);
      main.child.kill('SIGKILL');
      if (kill % everyNth === 0 || kill === kills) killDatabase();
      await main.ended;
      await startAgain();
    }
    const enough = writes.length + 40;
    while (writes.length < enough) await pause(5);
    stopping = true;
    await Promise.all(writing);
    const refused = writes.filter(({ status }) => status !== 200);
    expect(refused.map(({ kind, number, status, answer }) => ({ kind, number, status, answer }))).toEqual([]);
    // Writes were in progress at each kill; otherwise the test proves nothing.
    expect(writes.filter(({ tries }) => tries > 1).length).toBeGreaterThan(kills);
    owner = open();
    await expectOnceEach(writes);
    await owner.end();
    console.info(`${kills} kills, ${writes.length} writes acknowledged, 0 lost, 0 done twice`);
  },
  60_000 + kills * 20_000,
);
