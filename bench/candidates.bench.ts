/**
 * Candidates for a part: 120 people and 30,000 duties, alone and among a thousand congregations.
 * SHEAF_BENCH_CONGREGATIONS makes it smaller.
 */
import { Agent, get } from 'node:http';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure, median } from './figure.ts';
import { type Bench, startServer } from './server.ts';

const congregations = Number(process.env.SHEAF_BENCH_CONGREGATIONS ?? 1000);
const people = 120;
const duties = 30_000;
const dutiesOfOthers = 1000;
const rounds = 5;
const callsOfRound = 60;
const demonstration = 6;

/**
 * Five years of duties of a congregation, spread over its people. Triggers and foreign keys are off, because
 * only the size matters.
 */
const past = (congregation: string, count: number): string =>
  `insert into duties (congregation_id, kind, qualification, meeting_id, part_id, week, on_date, starts_at, ends_at, person_id)
   select ${congregation}, 'part', 1 + n % 13, n / 18, 1000000 + n, day - (extract(isodow from day)::int - 1), day, '19:00', '20:45',
     (select min(id) from people) + n * 7919 % ${people}
   from generate_series(1, ${count}) n, lateral (select current_date - 30 - (n % 1800) as day) d`;

const ofOneself = [
  'set session_replication_role = replica',
  `insert into people (congregation_id, first_name, last_name, gender, qualified_parts)
   select c.id, 'Person ' || n, 'Neighbour ' || n, 1, '{6}'
   from (select min(congregation_id) as id, count(*)::int as have from people) c, generate_series(1, ${people} - c.have) n`,
  `update people set active = true, qualified_parts = array (select distinct unnest(qualified_parts || ${demonstration}))`,
  past('(select min(congregation_id) from people)', duties),
];
const ofOthers = [
  `insert into congregations (name) select 'Congregation ' || g from generate_series(1, ${congregations}) g`,
  past('c.congregation_id', dutiesOfOthers).replace('from generate', 'from congregations c, generate') +
    ` where c.name like 'Congregation %'`,
];

const agent = new Agent({ keepAlive: true });

/** Milliseconds to the last raw byte of the answer, without decompression and parsing. */
const lastByteOf = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers }, (answer) => {
      answer.on('data', () => {});
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`answered with ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });

interface Desk {
  server: Bench;
  ask(): Promise<number>;
}

async function open(port: number, statements: readonly string[]): Promise<Desk> {
  const server = await startServer(port);
  const { bearer } = await server.signIn('administrator');
  const client = new pg.Client({ ...socketOf(server.folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  for (const text of [...statements, 'reset session_replication_role', 'analyze']) await client.query(text);
  const { rows } = await client.query(
    `select id from duties where kind = 'part' and qualification = ${demonstration} and on_date > current_date + 7 order by on_date limit 1`,
  );
  await client.end();
  const url = `${server.address}/api/duties/${rows[0].id}/candidates`;
  const headers = { authorization: `Bearer ${bearer}` };
  const { data } = (await (await fetch(url, { headers })).json()) as { data: { candidates: unknown[] } };
  if (data.candidates.length < people) throw new Error(`only ${data.candidates.length} were offered`);
  return { server, ask: () => lastByteOf(url, { ...headers, 'accept-encoding': 'br' }) };
}

async function askOften({ ask }: Desk): Promise<number[]> {
  const took: number[] = [];
  for (let call = 0; call < callsOfRound; call += 1) took.push(await ask());
  return took;
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.95)]!;

export async function measure(): Promise<Figure[]> {
  const alone = await open(3188, ofOneself);
  const among = await open(3189, [...ofOneself, ...ofOthers]);
  for (const fixture of [alone, among]) await askOften(fixture);
  const [one, many]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    one.push(...(await askOften(alone)));
    many.push(...(await askOften(among)));
  }
  await alone.server.stop();
  await among.server.stop();
  const what = `everybody offered for a part, ${people} people and ${duties.toLocaleString('en')} duties`;
  return [
    atMost(`${what} (p95 of an answer)`, p95(one), 20, ' ms'),
    atMost(
      `the same among ${congregations} congregations, against alone`,
      median(many) / median(one),
      1.2,
      '×',
    ),
  ];
}
