/** X-FAILOVER: acknowledged writes survive the loss of the machine of the database. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isLaterEra } from '@sheaf/rules/sync/era';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Site, type SiteAnswer, startSite } from './failover-site.ts';
import { randomFrom } from './fault-proxy.ts';
import { tryPatroni } from './patroni-trial.ts';

const failovers = amount('SHEAF_FAILOVERS', 2, 20);
const seed = Number(process.env['SHEAF_SEED'] ?? Date.now() % 1_000_000_007);
const writers = 8;
/** Longest time from the promotion to the first write; the goals are 1 and 4 seconds on an idle machine. */
const longest = { cut: 5000, fallSilent: 9000 };

let site: Site;
let isRequired = true;

/** One machine alone answers until it has its next standby. */
async function requireNone(): Promise<void> {
  if (isRequired) await site.restart({ SHEAF_SYNC: 'warn' });
  isRequired = false;
}

beforeAll(async () => {
  site = await startSite({ SHEAF_SYNC: 'required' });
}, 60_000);
afterAll(() => site.close(), 60_000);
// Several tests start the server again.
vi.setConfig({ testTimeout: 60_000 });

/** Promotes a standby that lacks the writes of `write`. */
async function loseCommits(write: () => Promise<void>): Promise<void> {
  await site.primary.waitForStandby(false);
  await site.standby.kill();
  await write();
  site.link.cut();
  await site.primary.kill();
  await site.standby.start();
  await site.standby.promote();
  site.link.leadTo(site.standby.port);
  await site.primary.remove();
  site.primary = site.standby;
  site.standby = await site.primary.copy();
}

/** Milliseconds until `holds`. */
async function timeUntil(holds: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - since > 20_000) throw new Error('it does not happen in time');
    await pause(10);
  }
  return performance.now() - since;
}

const writes = async (): Promise<boolean> => (await site.append(randomUUID().slice(0, 8))).status === 200;

it('X-STANDBY refuses writes at once and answers reads while the standby is away', async () => {
  expect((await site.append('before')).status).toBe(200);
  await site.standby.kill();
  await timeUntil(async () => (await site.append('noticed')).code === 'no-standby');
  for (let times = 0; times < 20; times += 1) {
    const [read, write] = await Promise.all([site.ask('GET', '/maps/1'), site.append('away')]);
    expect(read.status).toBe(200);
    expect([write.status, write.code, write.headers.get('retry-after')]).toEqual([503, 'no-standby', '2']);
  }
  const ready = await fetch(`${site.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true, writes: false }]);
  expect(await (await fetch(`${site.address}/metrics`)).text()).toContain('sheaf_database_writes 0');
  await site.standby.start();
  await timeUntil(writes);
  expect((await site.entries()).get('away')).toBe(undefined);
});

it('X-STANDBY answers no success for a commit whose wait for the standby was cancelled', async () => {
  await site.standby.kill();
  const key = randomUUID();
  const waiting = site.append('cancelled', key);
  await timeUntil(async () => {
    const rows = await site.primary.query<{ cancelled: boolean }>(
      `select pg_cancel_backend(pid) as cancelled from pg_stat_activity where wait_event = 'SyncRep' and usename is not null`,
    );
    return rows.length > 0;
  });
  expect((await waiting).status).toBe(503);
  await site.standby.start();
  await timeUntil(async () => (await site.append('cancelled', key)).status === 200);
  expect((await site.entries()).get('cancelled')).toBe(1);
});

it('X-STANDBY returns a stored answer only after a standby has it', async () => {
  await site.standby.kill();
  const key = randomUUID();
  // The primary stores the answer and waits; the caller has none.
  const waiting = site.append('stored', key);
  await timeUntil(async () => {
    const rows = await site.primary.query(`select 1 from pg_stat_activity where wait_event = 'SyncRep'`);
    return rows.length > 0;
  });
  await site.primary.kill();
  expect((await waiting).status).toBe(503);
  await site.primary.start();
  const again: number[] = [];
  for (let times = 0; times < 10; times += 1) again.push((await site.append('stored', key)).status);
  expect(again.every((status) => status === 503)).toBe(true);
  await site.standby.start();
  await timeUntil(async () => (await site.append('stored', key)).status === 200);
  const there = await site.standby.query<{ count: number }>(
    `select count(*)::int as count from idempotency_keys where key = '${key}'`,
  );
  expect(there).toEqual([{ count: 1 }]);
  expect((await site.entries()).get('stored')).toBe(1);
});

for (const loss of ['cut', 'fallSilent'] as const)
  it(
    `X-FAILOVER ${failovers} losses (${loss}) lose and double no acknowledged write (SHEAF_SEED=${seed})`,
    async () => {
      await requireNone();
      const random = randomFrom(seed);
      const acknowledged: string[] = [];
      const took: number[] = [];
      let number = 0;
      let over = false;
      const work = Array.from({ length: writers }, async () => {
        while (!over) {
          number += 1;
          const name = `${loss}${number}`;
          await site.appendSurely(name);
          acknowledged.push(name);
          await pause(5);
        }
      });
      for (let count = 0; count < failovers; count += 1) {
        await pause(200 + random() * 300);
        site.link[loss]();
        await site.primary.kill();
        await site.standby.promote();
        site.link.leadTo(site.standby.port);
        took.push(await timeUntil(writes));
        await site.primary.remove();
        site.primary = site.standby;
        site.standby = await site.primary.copy();
        await site.primary.waitForStandby(true);
      }
      over = true;
      await Promise.all(work);
      const found = await site.entries();
      const lost = acknowledged.filter((name) => !found.has(name));
      const doubled = [...found.values()].filter((times) => times > 1);
      const times = took.map(Math.round).sort((a, b) => a - b);
      console.log(
        `${loss}: ${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled; ` +
          `milliseconds to the first write: ${times[times.length >> 1]} in the middle, ${times.at(-1)} at most`,
      );
      expect([lost, doubled]).toEqual([[], []]);
      // A measurement: a busy machine takes longer.
      if (process.env['SHEAF_FAILOVERS']) expect(times.at(-1)).toBeLessThan(longest[loss]);
    },
    60_000 + failovers * 20_000,
  );

// Optional, with the programs of docs/failover.md: SHEAF_PATRONI=3 for three losses.
const patroniLosses = Number(process.env['SHEAF_PATRONI'] ?? 0);
if (patroniLosses > 0)
  it(
    `X-FAILOVER ${patroniLosses} losses under Patroni lose and double no acknowledged write`,
    async () => {
      const { acknowledged, lost, doubled, seconds } = await tryPatroni(patroniLosses);
      console.log(
        `Patroni: ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled; ` +
          `seconds from the loss to the first write: ${seconds.join(', ')}`,
      );
      expect([lost, doubled]).toEqual([[], []]);
      expect(Math.max(...seconds)).toBeLessThanOrEqual(25);
    },
    300_000 + patroniLosses * 120_000,
  );

interface Changes {
  marker: string;
  whole: boolean;
}

it('SYNC-X5 makes phones read again after lost commits, reuses no id, and refuses a phone that saw a later database', async () => {
  const idOf = ({ data }: SiteAnswer): number => (data as { id: number }[])[0]!.id;
  const changes = async (since = ''): Promise<Changes> =>
    (await site.ask('GET', `/changes/users${since && `?since=${since}`}`)).data as Changes;
  const readPeople = (headers = {}): Promise<SiteAnswer> => site.ask('GET', '/users', { headers });
  await requireNone();
  let [marker, tag, lost, era] = ['', '', 0, ''];
  await loseCommits(async () => {
    lost = idOf(await site.append('lost'));
    await site.ask('POST', '/users', { body: { first_name: 'Amos', last_name: 'Webb', gender: 1 } });
    ({ marker } = await changes());
    const { headers } = await readPeople();
    [tag, era] = [headers.get('etag')!, headers.get('sheaf-era')!];
    expect((await readPeople({ 'if-none-match': tag })).status).toBe(304);
  });
  await timeUntil(writes);
  expect((await readPeople({ 'if-none-match': tag })).status).toBe(200);
  expect((await changes(marker)).whole).toBe(true);
  expect((await changes((await changes()).marker)).whole).toBe(false);
  const next = await site.append('after');
  expect(idOf(next)).toBeGreaterThan(lost);
  const now = next.headers.get('sheaf-era')!;
  expect(isLaterEra(now, era)).toBe(true);
  const [cluster, timeline] = now.split('.');
  const behind = await readPeople({ 'sheaf-era': `${cluster}.${Number(timeline) + 1}` });
  expect([behind.status, behind.code]).toEqual([503, 'behind']);
  expect((await readPeople({ 'sheaf-era': era })).status).toBe(200);
});

it('X-FAILOVER.2 reports a standby behind its address, refuses to start on one, and does not return to a former primary', async () => {
  const [first, second] = [site.primary, site.standby];
  site.link.cut();
  site.link.leadTo(second.port);
  await timeUntil(async () => {
    const ready = await fetch(`${site.address}/readyz`);
    return ready.status === 503 && ((await ready.json()) as { reason: string }).reason === 'read-only';
  });
  expect((await site.append('standby')).status).toBe(503);
  await expect(site.restart({})).rejects.toThrow(/leads to a standby, which only reads/);
  await second.promote();
  await site.restart({});
  await timeUntil(writes);
  site.link.cut();
  site.link.leadTo(first.port);
  await pause(300);
  const answers = await Promise.all([site.append('former'), site.ask('GET', '/maps/1')]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  site.link.cut();
  site.link.leadTo(second.port);
  await timeUntil(writes);
  expect((await site.entries()).get('former')).toBe(undefined);
});
