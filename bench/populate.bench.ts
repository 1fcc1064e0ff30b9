/**
 * Assigning a high-density map of 5,000 addresses with 500 do-not-calls, and its effect on other requests.
 */
import autocannon from 'autocannon';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure, median } from './figure.ts';
import { startServer } from './server.ts';

const addressCount = 5000;
const doNotCallCount = 500;
/** A separate street for every run: do-not-calls apply to every map with their street. */
const streetNames = ['Tower Street', 'Bridge Road', 'Harbour Lane', 'Station Parade', 'Garden Avenue'];

/** A separate map for every run; returns its id. */
async function makeMap(client: pg.Client, run: number): Promise<number> {
  const { rows: maps } = await client.query<{ id: number; congregation_id: number }>(
    `insert into maps (congregation_id, number, name, type_id, "order") select congregation_id, $1, $1, 4, 900
     from maps limit 1 returning id, congregation_id`,
    [`T${run}`],
  );
  const { id, congregation_id: congregation } = maps[0]!;
  const { rows: streets } = await client.query<{ id: number }>(
    `insert into streets (congregation_id, map_id, name) values ($1, $2, $3) returning id`,
    [congregation, id, streetNames[run]],
  );
  const values = [congregation, id, streets[0]!.id];
  await client.query(
    `insert into preloaded_addresses (congregation_id, map_id, street_id, house, unit)
     select $1, $2, $3, (1 + n / 20)::text, (n % 20)::text from generate_series(0, $4::int - 1) n`,
    [...values, addressCount],
  );
  await client.query(
    `insert into do_not_calls (congregation_id, map_id, street_id, number, unit, date)
     select $1, $2, $3, 1 + n / 20, (n % 20)::text, '2026-01-01' from generate_series(0, $4::int * 10 - 1, 10) n`,
    [...values, doNotCallCount],
  );
  // Autovacuum analyses a table within a minute of a large change; a measurement does not wait for it.
  await client.query('analyze streets, preloaded_addresses, do_not_calls');
  return id;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3196);
  const { bearer } = await server.signIn('administrator');
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const client = new pg.Client({ ...socketOf(server.folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  const seconds: number[] = [];
  const others: number[] = [];
  for (let run = 0; run < streetNames.length; run += 1) {
    const id = await makeMap(client, run);
    const load = autocannon({
      url: `${server.address}/api/maps/12`,
      headers,
      connections: 2,
      overallRate: 60,
      duration: 3,
    });
    const began = performance.now();
    const body = JSON.stringify({ id, user: null });
    await (await fetch(`${server.address}/api/map/assign`, { method: 'POST', headers, body })).text();
    for (let done = false; !done; ) {
      const answer = await fetch(`${server.address}/api/map/assign/${id}/progress`, { headers });
      const { data } = (await answer.json()) as { data: { total: number; completed: number } };
      done = data.completed >= data.total;
      if (!done) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    seconds.push((performance.now() - began) / 1000);
    others.push((await load).latency.p97_5);
  }
  const { rows } = await client.query(
    `select count(*)::int as n from available_addresses v join maps m using (congregation_id)
     where m.id = v.map_id and m.number = 'T0'`,
  );
  await client.end();
  await server.stop();
  if (rows[0].n !== addressCount - doNotCallCount) throw new Error(`${rows[0].n} addresses were populated`);
  return [
    atMost(
      'a high-density map of 5,000 addresses against 500 do-not-calls populated',
      median(seconds),
      2,
      ' s',
    ),
    atMost('… a concurrent map read, 97.5 of 100', median(others), 100, ' ms'),
  ];
}
