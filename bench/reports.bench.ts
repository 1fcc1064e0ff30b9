/**
 * Reports of 150 people: totals of ten years, the file of all records and its effect on other requests, and
 * the screen of a month.
 */
import autocannon from 'autocannon';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { type Bench, startServer } from './server.ts';

const people = 150;
const years = 10;

/** Adds missing people, and a report of each for every month of ten years, without the last one for some. */
const statements = [
  `insert into people (congregation_id, first_name, last_name, gender, pioneer)
   select c.id, 'Person ' || n, 'Neighbour ' || (n * 7919 % 1000), 1 + n % 2, n % 8 = 0
   from (select min(congregation_id) as id, count(*)::int as have from people where deleted_at is null) c,
     generate_series(1, ${people} - c.have) n`,
  `insert into service_reports (congregation_id, person_id, month, active, pioneer, hours, studies, comments)
   select p.congregation_id, p.id, month, true, p.pioneer, case when p.pioneer then 50 end, p.id % 5, 'A remark of some words'
   from people p, lateral (select (date_trunc('month', current_date) - n * interval '1 month')::date as month
     from generate_series(1, ${years * 12}) n) m
   where p.deleted_at is null and not (p.id % 10 = 0 and month > current_date - 60)
   on conflict (congregation_id, person_id, month) do nothing`,
  'analyze people, service_reports',
];

async function fill({ folder }: Bench): Promise<void> {
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}

type RequestFunction = (path: string, method?: string) => Promise<Response>;

async function read(ask: RequestFunction, path: string): Promise<number> {
  const began = performance.now();
  const answer = await ask(path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered with ${answer.status}`);
  return performance.now() - began;
}

/** Requests all ten years in sequence, like the screen. */
async function totals(ask: RequestFunction): Promise<Figure> {
  const answer = await ask('/report-years');
  const { data } = (await answer.json()) as { data: { year: number }[] };
  const took: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    let sum = 0;
    for (const { year } of data) sum += await read(ask, `/report-totals/${year}`);
    took.push(sum);
  }
  return atMost(
    `totals of ${data.length} service years × ${people} people (median)`,
    median(took.slice(2)),
    50,
    ' ms',
  );
}

/**
 * From the press to the bytes, polled every tenth of a second for the measurement; the screen polls every
 * three seconds.
 */
async function makeFile(ask: RequestFunction): Promise<number> {
  const began = performance.now();
  await ask('/reports/publisher-reports', 'POST');
  for (;;) {
    const { data } = (await (await ask('/reports/publisher-reports')).json()) as { data: { state: string } };
    if (data.state === 'failed') throw new Error('the records could not be made');
    if (data.state === 'made') break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await read(ask, '/reports/publisher-reports/download');
  return (performance.now() - began) / 1000;
}

async function records(
  server: Bench,
  ask: RequestFunction,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const seconds: number[] = [];
  const others: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const client = new pg.Client({ ...socketOf(server.folder), user: ownerRole, database: 'postgres' });
    await client.connect();
    await client.query('delete from record_files');
    await client.end();
    const url = `${server.address}/api/maps/12`;
    const load = autocannon({ url, headers, connections: 2, overallRate: 60, duration: 4 });
    seconds.push(await makeFile(ask));
    others.push((await load).latency.p97_5);
  }
  // The worker process for documents starts with the first file.
  return [
    atMost(
      `records (S-21) of ${people} people, from the press to the file`,
      median(seconds.slice(1)),
      3,
      ' s',
    ),
    atMost('… concurrent reads of others (p97.5)', Math.max(...others.slice(1)), 100, ' ms'),
  ];
}

/** Presses the named element and waits until the list changes. */
const press = (pick: string): string => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('the list did not change')), 10000);
  // How many are listed, and the rows in sight.
  const rows = () => document.querySelector('section[aria-label="Everyone"]').textContent;
  const before = rows();
  const button = ${pick};
  const began = performance.now();
  button.click();
  const look = () => rows() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - began));
  requestAnimationFrame(look);
})`;

const named = (text: string): string =>
  `[...document.querySelectorAll('main button, main [role="radio"], main label')].find((one) => one.textContent.trim().startsWith(${JSON.stringify(text)}))`;

async function screen(server: Bench, bearer: string, reply: object): Promise<Figure[]> {
  const { browser, context } = await takePhone(signedInScript(bearer, reply));
  const page = await context.newPage();
  await slowProcessor(page);
  await page.goto(`${server.address}/settings/reports/`);
  await page.getByRole('button', { name: /^Reported/ }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  const took: number[] = [];
  for (const text of ['Reported', 'Pioneers', 'Missing', 'All', 'Reported', 'All'])
    took.push(Number(await page.evaluate(press(named(text)))));
  const turn = `document.querySelector('button[aria-label="Reverse the order"]')`;
  const turned: number[] = [];
  for (let run = 0; run < 5; run += 1) turned.push(Number(await page.evaluate(press(turn))));
  await browser.close();
  return [
    atMost(`reports of ${people} people, 4× slower processor: a filter`, median(took), 100, ' ms'),
    atMost('… the order turned round', median(turned), 100, ' ms'),
  ];
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3187);
  const { bearer, reply } = await server.signIn('administrator');
  await fill(server);
  const headers = { authorization: `Bearer ${bearer}` };
  const ask: RequestFunction = (path, method = 'GET') =>
    fetch(`${server.address}/api${path}`, { method, headers });
  const figures = [await totals(ask), ...(await records(server, ask, headers))];
  figures.push(...(await screen(server, bearer, reply)));
  await server.stop();
  return figures;
}
