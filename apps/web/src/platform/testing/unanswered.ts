import { vi } from 'vitest';
import { fetchFile } from '../api.ts';
import { withResolvers } from './with-resolvers.ts';

/** Maximum number of concurrent requests (COMMON-R4). */
const most = 3;

/** Requests that stay unanswered while a test runs. */
const waiting = new Set<() => void>();

/**
 * Use instead of a promise that never settles: only three requests run at once, so a pending one would block
 * later tests.
 */
export const unanswered = (): Promise<never> =>
  new Promise((_, fail) => waiting.add(() => fail(new TypeError('no answer'))));

export function loseConnections(): void {
  for (const lose of waiting) lose();
  waiting.clear();
}

/**
 * Runs after every file: sends three requests at once to prove that no test still holds a place in the queue.
 */
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
