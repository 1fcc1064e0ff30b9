import { vi } from 'vitest';

/** Records the addresses of the requests, with their queries; the replies stay those of `answerWith`. */
export function askedAddresses(): string[] {
  const addresses: string[] = [];
  const reply = globalThis.fetch as (url: string, request?: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) => {
    addresses.push(url);
    return reply(url, request);
  });
  return addresses;
}
