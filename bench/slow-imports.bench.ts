/**
 * A congregation reads its map and imports small files while another one imports files that are slow to read.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { seedCongregation } from '../apps/server/src/platform/testing/seeds.ts';
import { atMost, type Figure } from './figure.ts';
import type { ImportAttack } from './import-attack-sender.ts';
import { startServer } from './server.ts';

const seconds = 30;
const borders = 48;
const smallFile = 'House number,Street name,Latitude,Longitude\n12,Mount Street,-41.05,145.9\n';

/** A person in a separate congregation, with a map for each border. */
async function addAttacker(folder: string): Promise<Pick<ImportAttack, 'token' | 'maps'>> {
  const owner = new pg.Pool({ ...socketOf(folder), user: ownerRole, database: 'postgres', max: 1 });
  const congregation = await seedCongregation(owner, 'Elsewhere');
  const { token } = await congregation.addPerson({ roles: [1] });
  const maps: number[] = [];
  for (let at = 0; at < borders; at += 1) maps.push((await congregation.addMap()).id);
  await owner.end();
  return { token, maps };
}

/** Milliseconds of each call, started every `pause` milliseconds, until `isOver`. */
async function timesOf(
  call: () => Promise<Response>,
  pause: number,
  isOver: () => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const answer = await call();
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    const took = performance.now() - began;
    times.push(took);
    await wait(Math.max(0, pause - took));
  }
  return times;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(Number(process.env.SHEAF_BENCH_PORT ?? 3198));
  const { token, maps } = await addAttacker(server.folder);
  const { bearer } = await server.signIn('administrator');
  const headers = { authorization: `Bearer ${bearer}` };
  const read = (): Promise<Response> => fetch(`${server.address}/api/maps/12`, { headers });
  const send = (): Promise<Response> => {
    const body = new FormData();
    body.append('dry_run', 'true');
    body.append('file', new Blob([smallFile]), 'small.csv');
    return fetch(`${server.address}/api/addresses/import`, { method: 'POST', headers, body });
  };
  // Warm-up: excludes modules loaded by the first call.
  for (const call of [read, send]) await (await call()).arrayBuffer();
  const sender = fork(join(import.meta.dirname, 'import-attack-sender.ts'));
  sender.send({ address: server.address, token, maps, seconds } satisfies ImportAttack);
  await once(sender, 'message');
  let over = false;
  const ends = once(sender, 'message').then(([told]) => {
    over = true;
    return told as object;
  });
  const [reads, imports, told] = await Promise.all([
    timesOf(read, 50, () => over),
    timesOf(send, 2000, () => over),
    ends,
  ]);
  await server.stop();
  return [
    atMost(
      `a map of another congregation read during slow imports, at most (answered ${JSON.stringify(told)})`,
      Math.max(...reads),
      400,
      ' ms',
    ),
    atMost('an import of another congregation during them, at most', Math.max(...imports) / 1000, 5, ' s'),
  ];
}
