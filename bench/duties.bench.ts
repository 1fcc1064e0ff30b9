/**
 * A quarter of duties as PDF, and the nightly rotations of many congregations during reads.
 * SHEAF_BENCH_CONGREGATIONS makes it smaller.
 */
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure, median } from './figure.ts';
import { type Bench, startServer } from './server.ts';

const congregations = Number(process.env.SHEAF_BENCH_CONGREGATIONS ?? 1000);
const responsibilities = 12;
const runs = 8;
const pauseMilliseconds = 100;

/** Each with twelve people, a cart with a rotation of six, and three duties. */
const filling = [
  'set session_replication_role = replica',
  `insert into congregations (name, timezone_id) select 'Congregation ' || g, 'Australia/Hobart' from generate_series(1, ${congregations}) g`,
  `insert into people (congregation_id, first_name, last_name, gender, appointment, cart, active)
     select c.congregation_id, 'P' || p, 'Bench', 1, 'elder', true, true from congregations c, generate_series(1, 12) p where c.name like 'Congregation %'`,
  `insert into responsibilities (congregation_id, label, "order", kind, frequency, scope, places, anchor)
     select congregation_id, 'Duty ' || d, d, 'attendant', 'meeting', 'both', 1, current_date from congregations, generate_series(1, 3) d where name like 'Congregation %'`,
  `insert into responsibility_people (congregation_id, responsibility_id, person_id, scope, "order")
     select r.congregation_id, r.id, p.id, 'both', row_number() over (partition by r.congregation_id, r.id order by p.id)
     from responsibilities r join people p using (congregation_id) join congregations c using (congregation_id) where c.name like 'Congregation %'`,
  `insert into cart_locations (congregation_id, label, max_people, opens_at, closes_at)
     select congregation_id, 'Cart', 3, '06:00', '20:00' from congregations where name like 'Congregation %'`,
  `insert into cart_rotations (congregation_id, location_id, frequency, day_of_week, week_of_month, starts_at, minutes, people_count, anchor)
     select l.congregation_id, l.id, 'week', 6, 0, '09:00', 120, 2, current_date from cart_locations l join congregations c using (congregation_id) where c.name like 'Congregation %'`,
  `insert into cart_rotation_people (congregation_id, rotation_id, person_id, "order")
     select r.congregation_id, r.id, p.id, p.place from cart_rotations r
     join (select congregation_id, id, row_number() over (partition by congregation_id order by id) as place from people) p using (congregation_id)
     join congregations c using (congregation_id) where p.place <= 6 and c.name like 'Congregation %'`,
  'reset session_replication_role',
  'analyze',
];

async function openDatabase(server: Bench): Promise<pg.Client> {
  const client = new pg.Client({ ...socketOf(server.folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  return client;
}

const asked = (bearer: string, body?: object): RequestInit => ({
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
  headers: {
    authorization: `Bearer ${bearer}`,
    ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
  },
});

async function measurePaper(server: Bench, bearer: string): Promise<Figure> {
  const people = (await (await fetch(`${server.address}/api/users`, asked(bearer))).json()) as {
    data: { id: number; active: boolean }[];
  };
  const takers = people.data.filter(({ active }) => active).map(({ id }) => id);
  const known = (await (
    await fetch(`${server.address}/api/attendantResponsibilities`, asked(bearer))
  ).json()) as { data: object[] };
  for (let more = known.data.length; more < responsibilities; more += 1) {
    const body = { label: `Bench ${more}`, frequency: 'meeting', attendants: takers.slice(more, more + 8) };
    const { status } = await fetch(`${server.address}/api/attendantResponsibilities`, asked(bearer, body));
    if (status !== 200) throw new Error(`a responsibility was answered with ${status}`);
  }
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const answer = await fetch(`${server.address}/api/reports/attendant-schedule`, asked(bearer));
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200 || bytes < 1000)
      throw new Error(`the paper was answered with ${answer.status}`);
    times.push((performance.now() - began) / 1000);
  }
  return atMost(
    `duties of 13 weeks for ${responsibilities} responsibilities as PDF`,
    median(times),
    0.5,
    ' s',
  );
}

async function measureNight(server: Bench, bearer: string): Promise<Figure[]> {
  const client = await openDatabase(server);
  for (const text of filling) await client.query(text);
  const began = performance.now();
  await client.query(`select graphile_worker.add_job('nightly')`);
  const reads: number[] = [];
  const left = async (): Promise<number> =>
    (
      await client.query<{ jobs: number }>(
        `select count(*)::int as jobs from graphile_worker.jobs where task_identifier in ('nightly', 'nightly-batch') and attempts < max_attempts`,
      )
    ).rows[0]!.jobs;
  do {
    const asking = performance.now();
    const { status } = await fetch(`${server.address}/api/attendant-schedule`, asked(bearer));
    if (status !== 200) throw new Error(`a read was answered with ${status}`);
    reads.push(performance.now() - asking);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  } while ((await left()) > 0);
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await client.query<{ duties: number; shifts: number }>(
    `select (select count(*)::int from duties d join congregations c using (congregation_id) where c.name like 'Congregation %') as duties,
       (select count(*)::int from cart_shifts s join congregations c using (congregation_id) where c.name like 'Congregation %') as shifts`,
  );
  await client.end();
  if (rows[0]!.shifts < congregations) throw new Error(`only ${rows[0]!.shifts} shifts were booked`);
  const sorted = reads.toSorted((one, other) => one - other);
  const late = sorted[Math.floor(sorted.length * 0.975)]!;
  return [
    atMost(
      `night of ${congregations} congregations (${rows[0]!.duties} duties, ${rows[0]!.shifts} shifts at carts)`,
      seconds / 60,
      3,
      ' min',
    ),
    atMost('a concurrent read, p97.5', late, 100, ' ms'),
  ];
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3331);
  const { bearer } = await server.signIn('administrator');
  const figures = [await measurePaper(server, bearer), ...(await measureNight(server, bearer))];
  await server.stop();
  return figures;
}
