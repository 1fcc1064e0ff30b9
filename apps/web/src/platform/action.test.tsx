import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useAction } from './action.ts';
import { CallFailed } from './api.ts';
import { queryClient } from './queries.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

afterEach(cleanup);

/**
 * Sends each content in turn and returns the keys sent; `fails` are the error statuses of the answers, 0 for
 * an unreachable server.
 */
async function keysOf(given: unknown[], fails: (number | undefined)[]): Promise<string[]> {
  const keys: string[] = [];
  const send = async (_: unknown, key: string): Promise<void> => {
    const status = fails[keys.push(key) - 1];
    if (status !== undefined) throw new CallFailed(status, { code: 'fault', message: '' });
  };
  const { result } = renderHook(() => useAction(send), { wrapper });
  for (const one of given) await act(() => result.current.mutateAsync(one).catch(() => undefined));
  return keys;
}

it('a retry after a lost answer or a server error has the same key', async () => {
  for (const status of [0, 500, 503]) {
    const [first, second] = await keysOf([{ house: '12' }, { house: '12' }], [status]);
    expect(second).toBe(first);
  }
});

it('other content, a retry after a refusal and a repetition after an answer get a new key', async () => {
  const [other, changed] = await keysOf([{ house: '12' }, { house: '14' }], [0]);
  expect(changed).not.toBe(other);
  const [refused, corrected] = await keysOf([{ house: '12' }, { house: '12' }], [422]);
  expect(corrected).not.toBe(refused);
  const [done, again] = await keysOf([{ house: '12' }, { house: '12' }], []);
  expect(again).not.toBe(done);
});

it('two files are two contents for the same call', async () => {
  const of = (name: string) => ({ file: new File(['a'], name), dryRun: true });
  const [first, second] = await keysOf([of('a.csv'), of('b.csv')], [0]);
  expect(second).not.toBe(first);
});

it('an action pressed twice before the answer is sent once, other content in between is sent too', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const send = (given: unknown): Promise<number> =>
    new Promise((resolve) => {
      const place = sent.push(given);
      answers.push(() => resolve(place));
    });
  const { result } = renderHook(() => useAction(send), { wrapper });
  const press = (given: unknown) => result.current.mutateAsync(given);
  let pressed: Promise<number>[] = [];
  await act(async () => {
    pressed = [press('on'), press('on'), press('off'), press('on')];
  });
  expect(sent).toEqual(['on', 'off', 'on']);
  await act(async () => {
    for (const answer of answers) answer();
  });
  expect(await Promise.all(pressed)).toEqual([1, 1, 2, 3]);
});
