/** Time from a ticked block on one phone to another phone, and the cost of a thousand open channels. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure } from './figure.ts';
import { type Bench, startServer } from './server.ts';

const ticks = 100;
const channels = 1000;
const channelsOfSession = 5;
const openedAtOnce = 50;

const open = async (browser: Browser, server: Bench, stored: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(`localStorage.setItem('sheaf.session', ${JSON.stringify(stored)})`);
  const page = await context.newPage();
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/live'));
  await page.goto(`${server.address}/map/12`);
  await live;
  return page;
};

/** Records on the page when its block changes, by the clock that both pages share. */
const watch = `new MutationObserver(() => { window.changedAt = Date.now(); })
  .observe(document.querySelector('[aria-label="Block A"]'), { attributeFilter: ['aria-pressed'] }); window.changedAt = 0`;

const press = `(() => { const now = Date.now(); document.querySelector('[aria-label="Block A"]').click(); return now; })()`;

async function ticking(server: Bench): Promise<number[]> {
  const { bearer, reply } = await server.signIn('publisher');
  const stored = JSON.stringify({ ...reply, token: bearer, heardAt: Date.now() });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const [here, there] = [await open(browser, server, stored), await open(browser, server, stored)];
  await there.evaluate(watch);
  const times: number[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    const before = Number(await there.evaluate('window.changedAt'));
    const pressed = Number(await here.evaluate(press));
    let seen = before;
    for (let looks = 0; seen === before; looks += 1) {
      if (looks > 500) throw new Error(`tick ${tick} did not arrive`);
      await there.waitForTimeout(10);
      seen = Number(await there.evaluate('window.changedAt'));
    }
    times.push(seen - pressed);
    await here.waitForTimeout(150);
  }
  await browser.close();
  return times.sort((a, b) => a - b);
}

/** Enough sessions of demo people for all channels: one session holds five. */
async function manySessions(folder: string): Promise<string[]> {
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  const bearers = Array.from({ length: channels / channelsOfSession }, () =>
    randomBytes(32).toString('base64url'),
  );
  await client.query(
    `insert into sessions (congregation_id, person_id, token_hash, source, device)
     select congregation_id, id, sha256(bearer::bytea), 'sms', 'bench'
     from people, unnest($1::text[]) as bearer where email = 'servant@demo.example.org'`,
    [bearers],
  );
  await client.end();
  return bearers;
}

async function memoryOfChannels(server: Bench): Promise<number> {
  const bearers = await manySessions(server.folder);
  const leaving = new AbortController();
  for (let from = 0; from < channels; from += openedAtOnce) {
    const opened = Array.from({ length: openedAtOnce }, (_, at) =>
      fetch(`${server.address}/api/live`, {
        headers: { authorization: `Bearer ${bearers[(from + at) % bearers.length]}` },
        signal: leaving.signal,
      }),
    );
    for (const answer of await Promise.all(opened))
      if (!answer.ok) throw new Error(`a channel answered ${answer.status}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  leaving.abort();
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3196);
  const times = await ticking(server);
  const memory = await memoryOfChannels(server);
  await server.stop();
  return [
    atMost(
      'a block ticked on one phone until it shows on the other, 95 of 100',
      times[Math.floor(times.length * 0.95)]!,
      300,
      ' ms',
    ),
    atMost(`memory of the process with ${channels} open live channels`, Math.round(memory), 300, ' MB'),
  ];
}
