/** The same read among a thousand congregations, and alone. SHEAF_BENCH_CONGREGATIONS makes it smaller. */
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure, median } from './figure.ts';
import { load } from './load.ts';
import { startServer } from './server.ts';

const congregations = Number(process.env.SHEAF_BENCH_CONGREGATIONS ?? 1000);
const rounds = 5;

/** Each with 20 maps of 150 addresses. Triggers are off, because only the size matters. */
const filling = [
  'set session_replication_role = replica',
  `insert into congregations (name) select 'Congregation ' || g from generate_series(1, ${congregations}) g`,
  `insert into maps (congregation_id, number, "order", total_blocks)
     select c.congregation_id, m::text, m, 12 from congregations c, generate_series(1, 20) m where c.name like 'Congregation %'`,
  `insert into streets (congregation_id, name, map_id) select congregation_id, 'Street', id from maps where congregation_id > 1`,
  `insert into preloaded_addresses (congregation_id, map_id, street_id, house)
     select s.congregation_id, s.map_id, s.id, h::text from streets s, generate_series(1, 150) h where s.congregation_id > 1`,
  'reset session_replication_role',
  'analyze',
];

async function fill(folder: string): Promise<void> {
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  for (const text of filling) await client.query(text);
  await client.end();
}

export async function measure(): Promise<Figure[]> {
  const [alone, among] = [await startServer(3192), await startServer(3193)];
  await fill(among.folder);
  const [a, b] = [await alone.signIn('administrator'), await among.signIn('administrator')];
  const read = async (address: string, bearer: string): Promise<number> =>
    1000 / (await load(`${address}/api/maps/12`, { authorization: `Bearer ${bearer}` }, 3, 1)).perSecond;
  const [small, large]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    small.push(await read(alone.address, a.bearer));
    large.push(await read(among.address, b.bearer));
  }
  await alone.stop();
  await among.stop();
  const what = `a map among ${congregations} congregations of 3,000 addresses, against alone (time of one read)`;
  return [atMost(what, median(large) / median(small), 1.2, '×')];
}
