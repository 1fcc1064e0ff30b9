/** A change of world data while phones of three thousand congregations listen and others send requests. */
import { atMost, type Figure } from './figure.ts';
import {
  askMany,
  asOwner,
  fillSmall,
  percentile,
  type SmallCongregation,
  seconds,
} from './many-congregations.ts';
import { startServer } from './server.ts';

const channels = Number(process.env.SHEAF_BENCH_CONGREGATIONS ?? 3000);

interface ListenerCounts {
  opened: number;
  /** Channels that received the initial state. */
  begun: number;
  told: number;
  ended: number;
  close(): void;
}

/** One channel per congregation; counts those notified of the wordings, and ended ones. */
async function listenAll(address: string, smalls: readonly SmallCongregation[]): Promise<ListenerCounts> {
  const leaving = new AbortController();
  const listening: ListenerCounts = { opened: 0, begun: 0, told: 0, ended: 0, close: () => leaving.abort() };
  const follow = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        if (value.includes('event: state')) listening.begun += 1;
        if (value.includes('event: change') && value.includes('translations')) listening.told += 1;
      }
    } catch {
      if (leaving.signal.aborted) return;
    }
    if (!leaving.signal.aborted) listening.ended += 1;
  };
  const open = async ({ bearer, congregation }: SmallCongregation): Promise<void> => {
    const headers = { authorization: `Bearer ${bearer}`, 'sheaf-congregation': String(congregation) };
    const answer = await fetch(`${address}/api/live`, { headers, signal: leaving.signal });
    if (!answer.ok) throw new Error(`a channel answered ${answer.status}`);
    listening.opened += 1;
    void follow(answer.body!);
  };
  for (let from = 0; from < smalls.length; from += 100)
    await Promise.all(smalls.slice(from, from + 100).map(open));
  return listening;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3363);
  const smalls = await fillSmall(server.folder, channels);
  const listening = await listenAll(server.address, smalls);
  while (listening.begun < listening.opened) await seconds(0.5);
  const over = new Promise<void>((resolve) => {
    const looking = setInterval(() => {
      if (listening.told + listening.ended < listening.opened) return;
      clearInterval(looking);
      resolve();
    }, 100);
    setTimeout(resolve, 120_000);
  });
  const asking = askMany(server.address, smalls, over, () => ({ path: '/maps/1' }), { lines: 4, pause: 20 });
  const began = performance.now();
  await asOwner(server.folder, (client) =>
    client.query(
      `insert into wordings (iso, category, key, text, written_by) values ('en', 'shell', 'bench', 'Changed', 1)`,
    ),
  );
  await over;
  const lasted = (performance.now() - began) / 1000;
  const asked = await asking;
  const { told, ended } = listening;
  listening.close();
  await server.stop();
  return [
    atMost(`one wording changed, ${channels} channels open: channels ended`, ended, 0, ''),
    atMost('… not notified', channels - told, 0, ''),
    atMost('… requests of others that failed', asked.failed, 0, ''),
    atMost('… until the last notification', lasted, 45, ' s'),
    atMost('… a concurrent map read (p95)', percentile(asked.times, 0.95), 150, ' ms'),
  ];
}
