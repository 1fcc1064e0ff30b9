/**
 * Proxy that injects network faults: drops requests or replies, truncates replies, delays, delivers twice.
 * One fault per request, drawn from a seed, so that a failure can be replayed.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';

export const fates = ['pass', 'delay', 'twice', 'cut-before', 'cut-after', 'cut-half'] as const;
export type Fate = (typeof fates)[number];

export interface FaultProxy {
  port: number;
  /** Number of requests by fault. */
  dealt: Record<Fate, number>;
  close(): Promise<void>;
}

/** Seeded numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const longestDelayMilliseconds = 40;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The whole request; it must be the only one of its connection. */
const readRequest = (client: Socket): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    client.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/^content-length: (\d+)/im.exec(bytes.subarray(0, end).toString())?.[1] ?? 0);
      if (bytes.length >= end + 4 + length) resolve(bytes);
    });
    client.once('error', reject);
    client.once('close', () => reject(new Error('the client left')));
  });

/** Requests that the server closes the connection after the reply, which marks its end. */
const withClose = (request: Buffer): Buffer => {
  const line = request.indexOf('\r\n');
  const rest = request
    .subarray(line)
    .toString('latin1')
    .replace(/\r\nconnection: [^\r]*/i, '');
  return Buffer.concat([request.subarray(0, line), Buffer.from(`\r\nconnection: close${rest}`, 'latin1')]);
};

const forward = (port: number, request: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const server = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    server.on('data', (chunk) => chunks.push(chunk));
    server.once('end', () => resolve(Buffer.concat(chunks)));
    server.once('error', reject);
    server.write(withClose(request));
  });

async function carry(client: Socket, port: number, fate: Fate, random: () => number): Promise<void> {
  const request = await readRequest(client);
  if (fate === 'cut-before') {
    client.destroy();
    return;
  }
  if (fate === 'delay') await pause(random() * longestDelayMilliseconds);
  const answers = [forward(port, request)];
  if (fate === 'twice') {
    await pause(random() * 3);
    answers.push(forward(port, request));
  }
  const answer = (await Promise.all(answers))[0] as Buffer;
  if (fate === 'cut-after') client.destroy();
  else if (fate === 'cut-half') client.write(answer.subarray(0, answer.length >> 1), () => client.destroy());
  else client.end(answer);
}

/** `faultShare` is the share of requests with a fault. */
export async function startFaultProxy(target: number, seed: number, faultShare = 0.5): Promise<FaultProxy> {
  const random = randomFrom(seed);
  const dealt = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>;
  const server: Server = createServer((client) => {
    client.on('error', () => client.destroy());
    const fate =
      random() < faultShare ? fates[1 + Math.floor(random() * (fates.length - 1))]! : ('pass' as const);
    dealt[fate] += 1;
    carry(client, target, fate, random).catch(() => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    dealt,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
