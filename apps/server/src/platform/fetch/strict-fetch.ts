/**
 * Downloads a file from an address entered by a person. The host was already allowed; its name is resolved
 * once, all its addresses must be public, the connection is pinned to them, and redirects are refused.
 */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request } from 'node:https';
import { isPublicAddress } from '#platform/fetch/public-address';

export interface FetchLimits {
  bytes: number;
  /** Total time from DNS lookup to the last byte. */
  seconds: number;
}

export class RefusedFetch extends Error {
  override name = 'RefusedFetch';
}

/** Overrides for tests. */
export interface FetchNetwork {
  resolve(host: string): Promise<readonly { address: string; family: number }[]>;
  request: typeof request;
  port: number;
  isPublic(address: string): boolean;
}

const internet: FetchNetwork = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  request,
  port: 443,
  isPublic: isPublicAddress,
};

const refused = (why: string): never => {
  throw new RefusedFetch(why);
};

function download(
  url: URL,
  { address, family }: { address: string; family: number },
  { bytes: most }: FetchLimits,
  signal: AbortSignal,
  { request: open, port }: FetchNetwork,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = open(
      {
        host: url.hostname,
        servername: url.hostname,
        port,
        path: url.pathname + url.search,
        headers: { accept: 'application/epub+zip', 'user-agent': 'sheaf' },
        // Pinned: the name is not resolved again.
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
        agent: false,
        signal,
      },
      (answer) => {
        const stop = (why: string): void => {
          asked.destroy();
          reject(new RefusedFetch(why));
        };
        if (answer.statusCode !== 200) return stop(`the server answered ${answer.statusCode}`);
        if (Number(answer.headers['content-length'] ?? 0) > most) return stop('the file is too large');
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > most) stop('the file is too large');
          else chunks.push(chunk);
        });
        answer.on('end', () => resolve(Buffer.concat(chunks)));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Rejects with `RefusedFetch` if a condition is not met, or with the network's own error. */
export async function strictFetch(
  url: URL,
  limits: FetchLimits,
  network: FetchNetwork = internet,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.seconds * 1000);
  const late = once(signal, 'abort').then(() => signal.throwIfAborted());
  const found = (await Promise.race([network.resolve(url.hostname), late])) ?? [];
  if (found.length === 0 || !found.every(({ address }) => network.isPublic(address)))
    refused('the host has an address that is not public');
  return download(url, found[0]!, limits, signal, network);
}
