/** The week of a full cart on a 4× slowed CPU, and many concurrent bookings at one cart. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { type Bench, startServer } from './server.ts';

const runs = 8;
const together = 16;
const quietMilliseconds = 8000;

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; data: unknown }>;

const callAs =
  (server: Bench, bearer: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await answer.json()) as { data: unknown };
    return { status: answer.status, data };
  };

const clock = (half: number): string =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Every day of three weeks from six to ten in the evening, one hour after the other. */
async function fill(call: Call, cart: number, person: number): Promise<void> {
  for (let day = 1; day <= 21; day += 1)
    for (let half = 12; half < 44; half += 2) {
      const body = {
        cart_location_id: cart,
        publishers: [person],
        minutes: 60,
        start_at: `${dayAhead(day)}T${clock(half)}`,
      };
      await call('POST', '/cart-schedules', body);
    }
}

/** Time from a press to the paint of another week's days, by the clock of the page. */
const observe = `(() => { let pressed = 0; let before = '';
  const days = () => [...document.querySelectorAll('ol li [aria-hidden]')].map((one) => one.textContent).join(' ');
  addEventListener('pointerdown', ({ timeStamp }) => { pressed = timeStamp; before = days(); window.turned = undefined; }, true);
  new MutationObserver(() => { const now = days(); if (!pressed || now === '' || now === before) return; const began = pressed; pressed = 0;
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.turned ??= performance.now() - began; }; port2.postMessage(''); });
  }).observe(document, { childList: true, subtree: true, characterData: true }); })()`;

async function timePress(page: Page, press: () => Promise<void>): Promise<number> {
  await press();
  for (;;) {
    await page.waitForTimeout(50);
    const turned = Number((await page.evaluate('window.turned')) ?? 0);
    if (turned > 0) return turned;
  }
}

async function measureWeek(server: Bench): Promise<Figure[]> {
  const { bearer, reply } = await server.signIn('servant');
  const { browser, context } = await takePhone(`${signedInScript(bearer, reply)} ${observe}`);
  const page = await context.newPage();
  const opens: number[] = [];
  const turns: number[] = [];
  const link = page.getByRole('link', { name: /^Bench cart/ });
  await page.goto(`${server.address}/schedules/`);
  await link.waitFor();
  await page.waitForTimeout(quietMilliseconds);
  await slowProcessor(page);
  for (let run = 0; run < runs; run += 1) {
    opens.push(await timePress(page, () => link.tap()));
    const later = page.getByRole('button', { name: 'Following week' });
    await later.waitFor();
    await page.waitForTimeout(1500);
    turns.push(await timePress(page, () => later.tap()));
    await page.waitForTimeout(1500);
    await page.getByRole('link', { name: 'Back', exact: true }).tap();
    await link.waitFor();
    await page.waitForTimeout(1500);
  }
  await browser.close();
  return [
    atMost('week grid of a full location, 4× slower processor: open', median(opens), 300, ' ms'),
    atMost('week grid of a full location, 4× slower processor: change week', median(turns), 100, ' ms'),
  ];
}

/** @returns the duration of each of many concurrent bookings. */
async function bookTogether(
  call: Call,
  cart: number,
  people: readonly number[],
  round: number,
): Promise<number[]> {
  const start_at = `${dayAhead(30 + round)}T09:00`;
  return Promise.all(
    people.map(async (person) => {
      const began = performance.now();
      const body = { cart_location_id: cart, publishers: [person], start_at, minutes: 60 };
      const { status } = await call('POST', '/cart-schedules', body);
      if (status !== 200 && status !== 409) throw new Error(`a booking was answered with ${status}`);
      return performance.now() - began;
    }),
  );
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3271);
  const { bearer } = await server.signIn('administrator');
  const call = callAs(server, bearer);
  const { data } = await call('GET', '/users');
  const people = (data as { id: number; cart: boolean; active: boolean }[])
    .filter(({ cart, active }) => cart && active)
    .map(({ id }) => id);
  const add = async (location: string): Promise<number> => {
    const made = await call('POST', '/cart-locations', {
      location,
      start_time: '06:00',
      end_time: '22:00',
      max_users: 1,
    });
    return (made.data as { id: number }).id;
  };
  const full = await add('Bench cart');
  await fill(call, full, people[0]!);
  const figures = await measureWeek(server);
  const wanted = await add('Wanted cart');
  const asking = Array.from({ length: together }, (_, index) => people[index % people.length]!);
  const times: number[] = [];
  for (let round = 0; round < 40; round += 1)
    times.push(...(await bookTogether(call, wanted, asking, round)));
  await server.stop();
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)]!;
  return [...figures, atMost(`booking, ${together} at once on one location, p95`, p95, 60, ' ms')];
}
