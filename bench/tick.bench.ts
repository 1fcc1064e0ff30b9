/** Database cost of one ticked block: statements, and bytes of WAL. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { atMost, type Figure } from './figure.ts';
import { asOwner, fillSmall, type SmallCongregation } from './many-congregations.ts';
import { startServer } from './server.ts';

const congregations = Number(process.env.SHEAF_BENCH_CONGREGATIONS ?? 2000);
const ticks = 400;

async function tick(
  address: string,
  { bearer, congregation, assignments }: SmallCongregation,
  block: number,
): Promise<void> {
  const answer = await fetch(`${address}/api/map/block-update`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'sheaf-congregation': String(congregation),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ id: assignments[0], block }),
  });
  if (!answer.ok) throw new Error(`a tick answered ${answer.status}: ${await answer.text()}`);
}

/** Log lines of the server's connections while every statement is logged, after the session is cached. */
async function statementsOf(client: Client, folder: string, work: () => Promise<void>): Promise<number> {
  const log = (): string => readFileSync(join(folder, 'postgres.log'), 'utf8');
  await client.query(`alter system set log_min_messages = 'log'`);
  await client.query(`alter system set log_statement = 'all'`);
  await client.query('select pg_reload_conf()');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = log().length;
  await work();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const text = log().slice(before);
  await client.query('alter system reset all');
  await client.query('select pg_reload_conf()');
  return text
    .split('\n')
    .filter(
      (line) => /(?:statement|execute [^:]*): /.test(line) && !/graphile|pg_reload_conf|pg_notify/.test(line),
    ).length;
}

const walOf = async (client: Client): Promise<number> =>
  Number(
    (await client.query(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`)).rows[0].bytes,
  );

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3365);
  const smalls = await fillSmall(server.folder, congregations);
  const figures = await asOwner(server.folder, async (client) => {
    await tick(server.address, smalls[0]!, 1);
    const statements = await statementsOf(client, server.folder, () => tick(server.address, smalls[0]!, 2));
    // After a checkpoint the first change of each page is a full-page write, as in an installation with
    // thousands of congregations.
    await client.query('checkpoint');
    const before = await walOf(client);
    const step = Math.floor(smalls.length / ticks);
    for (let n = 1; n <= ticks; n += 1) await tick(server.address, smalls[(n * step) % smalls.length]!, 3);
    return { statements, wal: (await walOf(client)) - before };
  });
  await server.stop();
  return [
    atMost('a block ticked: statements', figures.statements, 8, ''),
    atMost(
      `… write-ahead log, over ${ticks} congregations in turn`,
      Math.round(figures.wal / ticks / 1000),
      28,
      ' kB',
    ),
  ];
}
