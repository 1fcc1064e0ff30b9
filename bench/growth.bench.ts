/**
 * Ten thousand small congregations against a thousand: a map read, and the nightly jobs.
 * SHEAF_BENCH_CONGREGATIONS makes it smaller.
 */
import { atMost, type Figure, median } from './figure.ts';
import {
  type AnswerTimes,
  askMany,
  asOwner,
  fillSmall,
  percentile,
  type SmallCongregation,
  seconds,
} from './many-congregations.ts';
import { type Bench, startServer } from './server.ts';

const many = Number(process.env.SHEAF_BENCH_CONGREGATIONS ?? 10_000);
const few = many / 10;
const rounds = 5;
const roundSeconds = 4;

const readMap = () => ({ path: `/maps/${1 + Math.floor(Math.random() * 5)}` });

const read = (
  server: Bench,
  smalls: SmallCongregation[],
  until: Promise<unknown>,
  pause = 0,
): Promise<AnswerTimes> => askMany(server.address, smalls, until, readMap, { lines: 4, pause });

/** One request per session, so that the server caches the session like that of an active phone. */
async function warm(server: Bench, smalls: readonly SmallCongregation[]): Promise<void> {
  for (const small of smalls)
    await askMany(server.address, [small], Promise.resolve(), readMap, { lines: 1 });
}

/** The nightly work of every congregation, from planning to the last batch. */
async function night(folder: string): Promise<number> {
  return asOwner(folder, async (client) => {
    await client.query(`select graphile_worker.add_job('nightly', '{}'::json)`);
    const began = performance.now();
    for (;;) {
      await seconds(0.25);
      const { rows } = await client.query(
        `select count(*)::int as left from graphile_worker.jobs where task_identifier like 'nightly%' and attempts < max_attempts`,
      );
      if (rows[0].left === 0) return (performance.now() - began) / 1000;
    }
  });
}

async function besideTheNight(
  server: Bench,
  smalls: SmallCongregation[],
): Promise<[ratio: number, night: number, failed: number]> {
  const quiet = await read(server, smalls, seconds(20), 20);
  const lasting = night(server.folder);
  const meanwhile = await read(server, smalls, lasting, 20);
  const ratio = percentile(meanwhile.times, 0.95) / percentile(quiet.times, 0.95);
  return [ratio, await lasting, quiet.failed + meanwhile.failed];
}

export async function measure(): Promise<Figure[]> {
  const [small, large] = [await startServer(3361), await startServer(3362)];
  const among = [await fillSmall(small.folder, few), await fillSmall(large.folder, many)] as const;
  for (const [index, server] of [small, large].entries()) await warm(server, among[index]!);
  const [times, failures]: [[number[], number[]], number[]] = [[[], []], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of [small, large].entries()) {
      const answered = await read(server, among[index]!, seconds(roundSeconds));
      times[index]!.push(percentile(answered.times, 0.5));
      failures.push(answered.failed);
    }
  }
  await small.stop();
  const [others, lasted, failed] = await besideTheNight(large, among[1]);
  await large.stop();
  return [
    atMost(
      `a map read among ${many} small congregations, against ${few} (p50)`,
      median(times[1]) / median(times[0]),
      1.2,
      '×',
    ),
    atMost(`… the night of ${many}`, lasted, 60, ' s'),
    atMost('… a concurrent map read, against before (p95)', others, 1.2, '×'),
    atMost('… requests that failed', failed + failures.reduce((sum, count) => sum + count, 0), 0, ''),
  ];
}
