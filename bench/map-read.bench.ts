/**
 * Reading one map: unchanged (304) against a bare server, and in full against the raw driver without
 * row-level security.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { mapPageStatement } from '../apps/server/src/contexts/territory/maps/map-queries.store.ts';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atLeast, type Figure, median } from './figure.ts';
import { load } from './load.ts';
import { startServer } from './server.ts';

const rounds = 5;
const seconds = 3;

async function startBare(file: string, given: string | object): Promise<{ url: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, file));
  child.send(given);
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  );
  return { url: `http://localhost:${port}/`, stop: () => void child.kill() };
}

const valuesOf = (number: string): unknown[] => [number, 1, '2024-11-20'];

/** Sixteen loops over the driver, prepared, as a superuser: no policy is evaluated. */
async function rawDriver(folder: string, number: string): Promise<number> {
  const pool = new pg.Pool({ ...socketOf(folder), user: ownerRole, database: 'postgres', max: 12 });
  const values = valuesOf(number);
  const until = Date.now() + seconds * 1000;
  let done = 0;
  const loop = async (): Promise<void> => {
    while (Date.now() < until) {
      await pool.query({ name: 'map-page', text: mapPageStatement.text, values });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, loop));
  await pool.end();
  return done / seconds;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3190);
  const { bearer } = await server.signIn('administrator');
  const headers = { authorization: `Bearer ${bearer}` };
  const url = `${server.address}/api/maps/12`;
  const page = await fetch(url, { headers });
  const body = await page.text();
  const bare = await startBare('bare-server.ts', body);
  const bareRead = await startBare('bare-read-server.ts', { folder: server.folder, values: valuesOf('12') });
  /** Requested before each round: the tag contains the hour, which may change during a round. */
  const unchanged = async () => ({
    ...headers,
    'if-none-match': (await fetch(url, { headers })).headers.get('etag')!,
  });
  const [most, ours, full, raw, handler]: number[][] = [[], [], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    most!.push((await load(bare.url, {}, seconds)).perSecond);
    ours!.push((await load(url, await unchanged(), seconds)).perSecond);
    raw!.push(await rawDriver(server.folder, '12'));
    full!.push((await load(url, headers, seconds)).perSecond);
    handler!.push((await load(bareRead.url, {}, seconds)).perSecond);
  }
  bare.stop();
  bareRead.stop();
  await server.stop();
  const kilobytes = `${Math.round(body.length / 1000)} kB`;
  const [a, b, c, d, e] = [most!, ours!, raw!, full!, handler!].map(median) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    atLeast(
      `a map unchanged (304) against bare node:http sending ${kilobytes}`,
      b / a,
      0.5,
      `${Math.round(b)} to ${Math.round(a)} requests/s`,
    ),
    atLeast(
      'a map in full against the raw driver without row-level security',
      d / c,
      0.8,
      `${Math.round(d)} to ${Math.round(c)} a second`,
    ),
    atLeast(
      '… against a bare node:http handler over that driver, which sends the same bytes',
      d / e,
      0.8,
      `${Math.round(d)} to ${Math.round(e)} a second`,
    ),
    atLeast('… what that bare handler itself reaches of the raw driver', e / c, 0, 'for comparison'),
  ];
}
