import { vi } from 'vitest';
import { fetchFile } from '../api.ts';
import { withResolvers } from './with-resolvers.ts';

/** As many requests as are sent at once (COMMON-R4). */
const most = 3;

/** Requests that get no answer while a test runs. */
const waiting = new Set<() => void>();

/** In place of a promise that never ends: three requests are sent at once, and one that stays out holds up all tests behind it. */
export const unanswered = (): Promise<never> =>
  new Promise((_, fail) => waiting.add(() => fail(new TypeError('no answer'))));

/** After every test. */
export function loseConnections(): void {
  for (const lose of waiting) lose();
  waiting.clear();
}

/** After every file: three requests are sent together, so none of the file's tests still holds one of the three places. */
export async function expectNoneUnanswered(): Promise<void> {
  const sent = new Set<string>();
  const together = withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string) => {
    if (sent.add(url).size === most) together.resolve();
    await together.promise;
    return new Response();
  });
  const patience = setTimeout(
    () => together.reject(new Error('a request of this file was never answered')),
    3000,
  );
  const { signal } = new AbortController();
  const probes = [...Array(most).keys()].map((number) => fetchFile(`/probe/${number}`, signal));
  await together.promise;
  await Promise.all(probes);
  clearTimeout(patience);
  vi.unstubAllGlobals();
}
