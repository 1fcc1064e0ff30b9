/**
 * Fills a server's database with small congregations, each with ten people, five assigned maps, an open
 * session and permissions, and sends requests for them. Triggers are off, because only the size matters.
 */
import { Agent, request } from 'node:http';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';

/** Excludes the demo, which is the first congregation. */
const filling = (first: number, last: number): string[] => [
  'set session_replication_role = replica',
  `insert into congregations (name, timezone_id)
     select 'Small ' || g, (array['Australia/Hobart', 'Europe/Berlin', 'America/Chicago', 'Asia/Manila'])[1 + g % 4]
     from generate_series(${first}, ${last}) g`,
  `create temporary table made as select congregation_id from congregations
     where name like 'Small %' and substr(name, 7)::int between ${first} and ${last}`,
  `insert into people (congregation_id, first_name, last_name, gender, email)
     select congregation_id, 'First' || p, 'Last' || p, 1 + p % 2, 'p' || p || '@c' || congregation_id || '.example.org'
     from made, generate_series(1, 10) p`,
  `insert into roles (congregation_id, id, name, permissions)
     select made.congregation_id, r.id, r.name, r.permissions from made, roles r where r.congregation_id = 1 and r.id < 1000`,
  `insert into person_roles (congregation_id, person_id, role_id)
     select congregation_id, id, case first_name when 'First1' then 1 else 2 end from people join made using (congregation_id)`,
  `insert into maps (congregation_id, number, "order", total_blocks) select congregation_id, m::text, m, 12 from made, generate_series(1, 5) m`,
  `insert into streets (congregation_id, name, map_id) select congregation_id, 'Street', id from maps join made using (congregation_id)`,
  `insert into available_addresses (congregation_id, map_id, street_id, house)
     select s.congregation_id, s.map_id, s.id, h::text from streets s join made using (congregation_id), generate_series(1, 12) h`,
  `insert into preloaded_addresses (congregation_id, map_id, street_id, house)
     select s.congregation_id, s.map_id, s.id, h::text from streets s join made using (congregation_id), generate_series(1, 20) h`,
  `insert into map_assignments (congregation_id, map_id, assigned_at, started)
     select congregation_id, id, now() - interval '3 days', true from maps join made using (congregation_id)`,
  `insert into map_assignment_holders (congregation_id, assignment_id, person_id, assigned_at)
     select a.congregation_id, a.id, (select min(p.id) from people p where p.congregation_id = a.congregation_id), a.assigned_at
     from map_assignments a join made using (congregation_id)`,
  `insert into sessions (congregation_id, person_id, token_hash, source, device)
     select p.congregation_id, p.id, sha256(rpad('bench' || p.congregation_id, 43, 'x')::bytea), 'sms', 'bench'
     from people p join made using (congregation_id) where p.first_name = 'First1'`,
  'reset session_replication_role',
  'drop table made',
];

export async function asOwner<T>(folder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface SmallCongregation {
  congregation: number;
  bearer: string;
  assignments: number[];
}

const portion = 1000;

/** Adds missing congregations in portions, and returns those that can send requests. */
export async function fillSmall(folder: string, wanted: number): Promise<SmallCongregation[]> {
  return asOwner(folder, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as have from congregations where name like 'Small %'`,
    );
    for (let first = rows[0].have + 1; first <= wanted; first += portion)
      for (const text of filling(first, Math.min(wanted, first + portion - 1))) await client.query(text);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    const { rows: made } = await client.query<{ id: string; assignments: string[] }>(
      `select c.congregation_id as id, array_agg(a.id) as assignments from congregations c
       join map_assignments a using (congregation_id) where c.name like 'Small %' group by 1`,
    );
    return made.map(({ id, assignments }) => ({
      congregation: Number(id),
      bearer: `bench${id}`.padEnd(43, 'x'),
      assignments: assignments.map(Number),
    }));
  });
}

export interface LoadRequest {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface AnswerTimes {
  /** Milliseconds of each request, ascending. */
  times: number[];
  /** Requests without an answer, or with a status other than 200 and 304. */
  failed: number;
}

export const percentile = (times: readonly number[], part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

/** One request of a congregation: its duration, or null if it failed. */
function askOnce(
  address: string,
  agent: Agent,
  small: SmallCongregation,
  asking: LoadRequest,
): Promise<number | null> {
  const began = performance.now();
  const body = asking.body === undefined ? undefined : JSON.stringify(asking.body);
  return new Promise((resolve) => {
    const sent = request(
      `${address}/api${asking.path}`,
      {
        agent,
        method: asking.method ?? 'GET',
        headers: {
          authorization: `Bearer ${small.bearer}`,
          'sheaf-congregation': String(small.congregation),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...asking.headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          const good = answer.statusCode === 200 || answer.statusCode === 304;
          resolve(good ? performance.now() - began : null);
        });
      },
    );
    sent.once('error', () => resolve(null));
    sent.end(body);
  });
}

/**
 * Requests of random congregations until `until` settles; each of `lines` pauses `pause` milliseconds between
 * two, or starts one every `every` milliseconds.
 */
export async function askMany(
  address: string,
  smalls: readonly SmallCongregation[],
  until: Promise<unknown>,
  asked: (small: SmallCongregation) => LoadRequest,
  { lines, pause = 0, every = 0 }: { lines: number; pause?: number; every?: number },
): Promise<AnswerTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: lines });
  let over = false;
  void until.finally(() => {
    over = true;
  });
  const times: number[] = [];
  let failed = 0;
  const line = async (): Promise<void> => {
    while (!over) {
      const small = smalls[Math.floor(Math.random() * smalls.length)]!;
      const began = performance.now();
      const time = await askOnce(address, agent, small, asked(small));
      if (time === null) failed += 1;
      else times.push(time);
      const rest = Math.max(pause, every - (performance.now() - began));
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  agent.destroy();
  return { times: times.sort((a, b) => a - b), failed };
}

export const seconds = (count: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, count * 1000));
