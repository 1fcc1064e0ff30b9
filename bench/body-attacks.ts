/**
 * Bodies that are cheap to send and expensive to read: compressed, wide, deep, and for operations without the
 * permission.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface BodyAttacker {
  address: string;
  /** A person with every permission, and one with none, of one congregation. */
  administrator: string;
  publisher: string;
}

interface AttackRequest {
  path: string;
  token?: string;
  body: string | Buffer;
  coding?: string;
  type?: string;
}

const megabytes = 8.3e6;
const zeros = `[${'0,'.repeat(megabytes / 2)}0]`;
const keys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));
const nested = (bytes: number): string => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);

/** Attacks by their names in docs/benchmarks.md; each is sent `atOnce` times concurrently, repeatedly. */
export function bodyAttacks({
  administrator,
  publisher,
}: BodyAttacker): Map<string, { sent: AttackRequest; atOnce: number }> {
  const people = '/users/import';
  const repeated = brotliCompressSync(Buffer.alloc(megabytes, '0'));
  const packed = gzipSync(Buffer.from(keys(6000)));
  return new Map([
    [
      `${repeated.length} bytes of brotli`,
      { sent: { path: people, token: publisher, body: repeated, coding: 'br' }, atOnce: 1 },
    ],
    ['8.3 MB of zeros, not permitted', { sent: { path: people, token: publisher, body: zeros }, atOnce: 4 }],
    ['8.3 MB of zeros, permitted', { sent: { path: people, token: administrator, body: zeros }, atOnce: 4 }],
    [
      '700,000 unknown keys',
      { sent: { path: people, token: administrator, body: keys(700_000) }, atOnce: 1 },
    ],
    [
      '55,000 unknown keys, a lawful count',
      { sent: { path: people, token: administrator, body: keys(55_000) }, atOnce: 2 },
    ],
    ['gzip to the webhook', { sent: { path: '/payment-events', body: packed, coding: 'gzip' }, atOnce: 4 }],
    [
      '64 kB without a signature to the webhook',
      { sent: { path: '/payment-events', body: keys(5000) }, atOnce: 4 },
    ],
    [
      '64 kB of unknown keys of a stranger',
      { sent: { path: '/auth/links/open', body: keys(5200) }, atOnce: 4 },
    ],
    [
      '64 kB of nesting',
      { sent: { path: '/events', token: administrator, body: nested(64_000) }, atOnce: 4 },
    ],
    ['8 MB of nesting', { sent: { path: people, token: administrator, body: nested(8e6) }, atOnce: 2 }],
    [
      '64 kB of unknown keys, 50 at once',
      { sent: { path: '/events', token: administrator, body: keys(5200) }, atOnce: 50 },
    ],
  ]);
}

interface AttackAnswer {
  status: number;
  bytes: number;
}

export async function sendBody(
  address: string,
  { path, token, body, coding, type }: AttackRequest,
): Promise<AttackAnswer> {
  try {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': type ?? 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(coding && { 'content-encoding': coding }),
      },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  } catch {
    // The server closed the connection while the rest was sent.
    return { status: 0, bytes: 0 };
  }
}
