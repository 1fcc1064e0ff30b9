/**
 * Choosing a person for a part on a 4× slowed CPU: 120 people, with the past meetings of the demo
 * congregation.
 */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const wanted = 120;
const runs = 5;
const householder = 18;
/** Excludes the page's own reads after opening from the measurement. */
const quietMilliseconds = 8000;

/** Time from a press to the list, and to its paint in another order. */
const observe = `(() => { let pressed = 0;
  const painted = (name, began) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window[name] ??= performance.now() - began; }; port2.postMessage(''); });
  addEventListener('pointerdown', ({ timeStamp }) => { pressed = timeStamp; window.opened = undefined; }, true);
  addEventListener('change', ({ target, timeStamp }) => {
    if (target.tagName === 'SELECT') { window.sorted = undefined; painted('sorted', timeStamp); } }, true);
  new MutationObserver(() => { if (!pressed || !document.querySelector('input[type=radio]')) return;
    painted('opened', pressed); pressed = 0; }).observe(document, { childList: true, subtree: true }); })()`;

async function call<Data>(address: string, bearer: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** Adds the missing number of householders. */
async function fillUp(address: string, bearer: string): Promise<void> {
  const users = await call<{ active: boolean; qualified_parts: number[] }[]>(
    address,
    bearer,
    'GET',
    '/users?per_page=1000',
  );
  const known = users.filter((user) => user.active && user.qualified_parts.includes(householder)).length;
  for (let more = known; more < wanted; more += 1) {
    const person = { first_name: 'Ada', last_name: `Field ${more}`, gender: 2 };
    const { id } = await call<{ id: number }>(address, bearer, 'POST', '/users', person);
    await call(address, bearer, 'POST', `/users/${id}/part-qualifications/${householder}`, {});
  }
}

function mondayAhead(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + 7);
  return day.toISOString().slice(0, 10);
}

async function read(page: Page, name: string): Promise<number> {
  for (let looks = 0; looks < 200; looks += 1) {
    await page.waitForTimeout(50);
    const milliseconds = Number((await page.evaluate(`window.${name}`)) ?? 0);
    if (milliseconds > 0) return milliseconds;
  }
  throw new Error(`nothing was ${name}`);
}

async function open(page: Page): Promise<number> {
  const helper = page.getByRole('button', { name: / 4\. / }).last();
  await helper.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await helper.tap();
  const milliseconds = await read(page, 'opened');
  // All rows are drawn, and the server has answered.
  await page.waitForTimeout(3000);
  return milliseconds;
}

async function sort(page: Page, order: string): Promise<number> {
  await page.getByRole('dialog').getByRole('combobox').selectOption(order);
  const milliseconds = await read(page, 'sorted');
  await page.waitForTimeout(500);
  return milliseconds;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3260);
  const { bearer, reply } = await server.signIn('administrator');
  await fillUp(server.address, bearer);
  const { browser, context } = await takePhone(`${signedInScript(bearer, reply)} ${observe}`);
  const page = await context.newPage();
  // The screen's default is the next meeting, which is the weekend's on some days.
  await page.goto(`${server.address}/schedules/meetings/?week=${mondayAhead()}&type=clam`);
  await page.waitForTimeout(quietMilliseconds);
  await slowProcessor(page);
  const openings: number[] = [];
  const sortings: number[] = [];
  // The first opening fetches the sheet and the duties of the last year.
  for (let run = 0; run <= runs; run += 1) {
    const opening = await open(page);
    const people = await page.getByRole('radio').count();
    if (people < wanted) throw new Error(`only ${people} people are offered`);
    if (run > 0) openings.push(opening);
    for (const order of ['name', 'name-descending', 'turn']) sortings.push(await sort(page, order));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await browser.close();
  await server.stop();
  return [
    atMost(`chooser of ${wanted} people, 4× slower processor: opens`, median(openings), 150, ' ms'),
    atMost(`chooser of ${wanted} people, 4× slower processor: sorts`, median(sortings), 100, ' ms'),
  ];
}
