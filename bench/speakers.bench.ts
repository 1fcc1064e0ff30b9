/** Searching 100,000 speakers of a thousand congregations by three letters. */
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure } from './figure.ts';
import { startServer } from './server.ts';

const congregations = 1000;
const people = 100;
const calls = 300;

/** Names of syllables, so that three letters match a few hundred; `n` draws again for each row. */
const syllables = `array['ba','de','fi','go','hu','ka','le','mi','no','pu','ra','se','ti','vo','zu','an','el','is']`;
const syllable = `(${syllables})[1 + floor(random() * 18 + n * 0)::int]`;

const statements = [
  'set session_replication_role = replica',
  `insert into congregations (name, country_id, circuit)
   select 'Congregation ' || g, (select min(country_id) from congregations), 'C ' || g % 50 from generate_series(1, ${congregations}) g`,
  `insert into domain_settings (congregation_id, part, settings)
   select congregation_id, 'speakers', '{"share_speakers":"country"}' from congregations on conflict do nothing`,
  `insert into people (congregation_id, first_name, last_name, gender, appointment, qualified_parts, public_talk_outlines)
   select c.congregation_id, initcap(${syllable} || ${syllable}), initcap(${syllable} || ${syllable} || ${syllable}), 1,
     'elder', '{15}', '{1,2,3}'
   from congregations c, generate_series(1, ${people}) n where c.name like 'Congregation %'`,
  'reset session_replication_role',
  'analyze',
];

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3192);
  const { bearer } = await server.signIn('administrator');
  const client = new pg.Client({ ...socketOf(server.folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
  const took: number[] = [];
  const letters = ['bad', 'ran', 'mid', 'zub', 'ela', 'pug', 'isk', 'nov'];
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now();
    const answer = await fetch(`${server.address}/api/speaker-search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: letters[call % letters.length], range: 'country' }),
    });
    const { data } = (await answer.json()) as { data: unknown[] };
    if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
    if (call === 0 && data.length === 0) throw new Error(JSON.stringify(data));
    if (call >= 20) took.push(performance.now() - began);
  }
  await server.stop();
  const p95 = took.sort((one, other) => one - other)[Math.floor(took.length * 0.95)]!;
  return [atMost('speakers by three letters among 100,000 (p95)', p95, 50, ' ms')];
}
