/**
 * Timing side channel for strangers: a wrong code, and a link request, with a known contact against an
 * unknown one.
 */
import { randomBytes } from 'node:crypto';
import { type Figure, median } from './figure.ts';
import { startServer } from './server.ts';

const tries = 400;
const contacts = { known: 'administrator@demo.example.org', unknown: 'somebody-else@demo.example.org' };

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3199, { SHEAF_PROXIES: '1' });
  let sent = 0;
  const timeOf = async (path: string, body: object): Promise<number> => {
    sent += 1;
    const began = performance.now();
    const answer = await fetch(`${server.address}/api/auth/${path}`, {
      method: 'POST',
      // Each attempt has its own address, so that no rate limit applies.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}` },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  const wrongCode = (contact: string) =>
    timeOf('links/open', { contact, code: '000000', secret: randomBytes(32).toString('base64url') });
  const asking = (contact: string) => timeOf('link-requests', { contact });
  const figures: Figure[] = [];
  for (const [what, attempt] of [
    ['a wrong code', wrongCode],
    ['asking for a link', asking],
  ] as const) {
    const times: Record<keyof typeof contacts, number[]> = { known: [], unknown: [] };
    for (let round = 0; round < tries; round += 1) {
      // Alternates, and swaps the order each round, to exclude effects of the previous request.
      const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const which of order) {
        const time = await attempt(contacts[which]);
        if (round >= 50) times[which].push(time);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const apart = Math.abs(known - unknown);
    figures.push({
      what: `${what}, known contact against an unknown one`,
      measured: `${known.toFixed(2)} ms against ${unknown.toFixed(2)} ms`,
      bound: '≤ 0.3 ms apart',
      reached: apart <= 0.3,
    });
  }
  await server.stop();
  return figures;
}
