/**
 * Polling an unchanged congregation, against a bare server with equal answers; queries and bytes of one poll.
 */
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atLeast, atMost, type Figure, median } from './figure.ts';
import { load } from './load.ts';
import { startServer } from './server.ts';

const rounds = 5;
const seconds = 3;
const counted = 500;

async function startBare(body: string): Promise<{ url: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  child.send(body);
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  );
  return { url: `http://localhost:${port}/`, stop: () => void child.kill() };
}

/** Bytes of one answer on the wire. */
const bytesOf = (port: number, request: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.once('end', () => resolve(bytes));
    socket.once('error', reject);
    socket.write(request);
  });

/**
 * Transactions of the application's role since the statistics began, after a pause until they are reported.
 */
async function transactions(client: pg.Client): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { rows } = await client.query(
    `select sum(xact_commit)::int as n from pg_stat_database where datname = current_database()`,
  );
  return rows[0].n as number;
}

/** The answer of a congregation that no job of the start changes any more. */
async function settledAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ tag: string; body: string }> {
  let last = '';
  for (let equal = 0; ; ) {
    const answer = await fetch(url, { headers });
    const [tag, body] = [answer.headers.get('etag')!, await answer.text()];
    equal = tag === last ? equal + 1 : 0;
    if (equal === 5) return { tag, body };
    last = tag;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

export async function measure(): Promise<Figure[]> {
  const port = 3195;
  const server = await startServer(port);
  const { bearer } = await server.signIn('publisher');
  const url = `${server.address}/api/poll`;
  const headers = { authorization: `Bearer ${bearer}` };
  const { tag, body } = await settledAnswer(url, headers);
  const unchanged = { ...headers, 'if-none-match': tag };
  const request = `GET /api/poll HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${Object.entries(
    unchanged,
  )
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
  const bytes = await bytesOf(port, request);
  const client = new pg.Client({ ...socketOf(server.folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  const idle = await transactions(client);
  const before = await transactions(client);
  for (let poll = 0; poll < counted; poll += 1) await (await fetch(url, { headers: unchanged })).text();
  const after = await transactions(client);
  await client.end();
  const bare = await startBare(body);
  const [most, ours]: number[][] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    most!.push((await load(bare.url, {}, seconds)).perSecond);
    ours!.push((await load(url, unchanged, seconds)).perSecond);
  }
  bare.stop();
  await server.stop();
  const queries = Math.max(0, after - before - (before - idle)) / counted;
  const [a, b] = [median(most!), median(ours!)];
  return [
    atLeast(
      'a poll of an unchanged congregation against bare node:http',
      b / a,
      0.4,
      `${Math.round(b)} to ${Math.round(a)} requests/s`,
    ),
    atMost('… database queries', queries, 1, ''),
    atMost('… bytes of the answer, head included', bytes, 600, ''),
  ];
}
