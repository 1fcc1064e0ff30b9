/** The list of 500 people on a 4× slowed CPU: from a keystroke in its search to the frame with the result. */
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const people = 500;

async function fill(folder: string): Promise<void> {
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  await client.query(
    `insert into people (congregation_id, first_name, last_name, gender)
     select c.congregation_id, 'Person ' || n, 'Neighbour ' || (n * 7919 % 1000), 1 + n % 2
     from (select min(congregation_id) as congregation_id, count(*)::int as have from people) c,
       generate_series(1, $1::int - c.have) n`,
    [people],
  );
  await client.end();
}

/** Types one letter through a React input event, and waits until the list changes. */
const type = (text: string): string => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('the list did not change')), 10000);
  const rows = () => [...document.querySelectorAll('main a[href^="/settings/users/"]')].map((row) => row.textContent).join();
  const before = rows();
  const input = document.querySelector('input[type="search"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const began = performance.now();
  set.call(input, ${JSON.stringify(text)});
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const look = () => rows() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - began));
  requestAnimationFrame(look);
})`;

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3199);
  const { bearer, reply } = await server.signIn('administrator');
  await fill(server.folder);
  const { browser, context } = await takePhone(signedInScript(bearer, reply));
  const page = await context.newPage();
  await slowProcessor(page);
  await page.goto(`${server.address}/settings/users/`);
  await page
    .getByText(/Neighbour/)
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => undefined);
  await page.waitForTimeout(3000);
  const answers: number[] = [];
  // Every letter matches other people.
  for (const text of ['n', 'ne', 'b', 'ba', 'w', '', 'g', 'neighbour 9', 'neighbour 91', ''])
    answers.push(Number(await page.evaluate(type(text))));
  await browser.close();
  await server.stop();
  return [
    atMost('list of 500 people, 4× slower processor: a keystroke in its search', median(answers), 100, ' ms'),
  ];
}
