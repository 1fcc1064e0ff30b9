/**
 * A workbook of nine weeks of ordinary size, read and planned; and the memory of its parser, for valid and
 * invalid files.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, type Figure, median } from './figure.ts';
import { startServer } from './server.ts';

const weeks = 9;

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The first Monday of the next month, the start of an issue. */
function firstMonday(): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  return dayAfter(first, (8 - new Date(first).getUTCDay()) % 7);
}

const child = fileURLToPath(new URL('./workbook-memory.ts', import.meta.url));

interface Measurement {
  grownMegabytes: number;
  seconds: number;
}

const measureChild = (what: string, monday: string): Measurement[] =>
  JSON.parse(execFileSync(process.execPath, [...process.execArgv, child, what, monday]).toString());

export async function measure(): Promise<Figure[]> {
  const monday = firstMonday();
  const file = execFileSync(process.execPath, [...process.execArgv, child, 'file', monday], {
    maxBuffer: 50_000_000,
  });
  const server = await startServer(3192);
  const { bearer } = await server.signIn('administrator');
  const seconds: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const form = new FormData();
    form.append('dry_run', 'true');
    const name = `mwb_E_${monday.slice(0, 7).replace('-', '')}.epub`;
    form.append('file', new Blob([new Uint8Array(file)], { type: 'application/epub+zip' }), name);
    const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': `bench-workbook-${turn}` };
    const began = performance.now();
    const answer = await fetch(`${server.address}/api/meeting-schedule/file`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { data } = (await answer.json()) as { data: { weeks: unknown[] } };
    seconds.push((performance.now() - began) / 1000);
    if (data.weeks.length < weeks - 1) throw new Error(`read ${data.weeks.length} weeks`);
  }
  await server.stop();
  const good = measureChild('good', monday);
  const hostile = measureChild('hostile', monday);
  const most = (of: readonly Measurement[], field: keyof Measurement): number =>
    Math.max(...of.map((one) => one[field]));
  return [
    atMost(`a workbook of ${weeks} weeks, read and planned, the first time`, seconds[0]!, 1, ' s'),
    atMost('… afterwards, median', median(seconds.slice(1)), 1, ' s'),
    atMost('… memory of its parser beyond an idle worker', most(good, 'grownMegabytes'), 150, ' MB'),
    atMost(
      `${hostile.length} hostile archives: memory, at most`,
      most(hostile, 'grownMegabytes'),
      150,
      ' MB',
    ),
    atMost('… time of one, at most', most(hostile, 'seconds'), 5, ' s'),
  ];
}
