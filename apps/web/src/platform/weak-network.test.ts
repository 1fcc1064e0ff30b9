import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailed, call } from './api.ts';
import { collectionQuery } from './collections/collections.ts';
import { connection } from './connection.ts';
import { callKept } from './encrypted-cache/call-kept.ts';
import { encryptedCache } from './encrypted-cache/encrypted-cache.ts';
import { queryClient } from './queries.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';
import { unanswered } from './testing/unanswered.ts';
import { withResolvers } from './testing/with-resolvers.ts';

const groups = [{ id: 1, name: 'Montello' }];
const key = ['groups.listGroups'] as const;
const read = { queryKey: key, queryFn: () => callKept(key, 'groups.listGroups', {}) };
const leaves: (() => void)[] = [];

/** Shows the read, like a screen does. */
function show(query: { queryKey: readonly unknown[]; queryFn: () => Promise<unknown> } = read): void {
  leaves.push(new QueryObserver(queryClient, query).subscribe(() => {}));
}

const drips: ReadableStreamDefaultController[] = [];

/** An answer whose body begins and does not end. */
const dripping = (): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        drips.push(body);
        body.enqueue(new TextEncoder().encode('{"da'));
      },
    }),
  );

/** Stores an answer, after the previous session's data was removed. */
const store = (name: string, content: object): Promise<void> =>
  vi.waitFor(async () => {
    await encryptedCache.put(name, content);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await encryptedCache.read(name)).toEqual(content);
  });

/** An answer whose connection is cut in the body. */
const cut = (): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"da'));
        body.error(new TypeError('network error'));
      },
    }),
  );

const answers = {
  'a server that does not answer': unanswered,
  'an answer that drips': async () => dripping(),
  'an answer that is cut': async () => cut(),
  'a page of a portal': async () => new Response('<html>Sign in to the network</html>'),
};

beforeEach(() => signInAs(['maps.dnc']));
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  for (const body of drips.splice(0)) body.error(new TypeError('the test has ended'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await queryClient.cancelQueries();
  queryClient.clear();
  session.clear();
});

it.each(Object.entries(answers))('SYNC-R12 %s does not hide a stored answer', async (_, fetched) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await store('groups.listGroups {}', groups);
  vi.stubGlobal('fetch', fetched);
  const askedAt = performance.now();
  show();
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(groups), { interval: 5 });
  expect(performance.now() - askedAt).toBeLessThan(500);
});

it('SYNC-R12 a server that does not answer does not hide a stored collection', async () => {
  const rows = [{ id: 1, name: 'Elder', permissions: [1], default: false }];
  await store('collection roles', { marker: '0000000001100001', rows });
  vi.stubGlobal('fetch', unanswered);
  show(collectionQuery('roles'));
  await vi.waitFor(() => expect(queryClient.getQueryData(['sync.listChanges', 'roles'])).toEqual(rows));
});

it.each([
  ['a server that does not answer', unanswered],
  ['an answer that drips', async () => dripping()],
])('SYNC-R13 a request ends after 20 seconds with %s', async (_, fetched) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  let failure: unknown;
  void call('roles.listPermissions').catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ status: 0, problem: { code: 'late' } });
});

it('SYNC-R13 an answer cut in its body counts as unreachable', async () => {
  vi.stubGlobal('fetch', async () => cut());
  await expect(call('roles.listPermissions')).rejects.toMatchObject({ status: 0 });
});

it('SYNC-R13.2 an import and an upload have more time than 20 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', unanswered);
  const ended: string[] = [];
  void call('reports.rollbackReports', { params: { id: 1 } } as never).catch(() => ended.push('import'));
  void call('maps.uploadMapPicture', { params: { id: 1 }, file: new File(['x'], 'x.png') } as never).catch(
    () => ended.push('upload'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ended.sort()).toEqual(['import', 'upload']);
});

it('SYNC-R13 a late read is repeated with growing pauses until it is answered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return asked < 3 ? unanswered() : Promise.resolve(Response.json({ data: groups }));
  });
  show();
  await vi.waitFor(() => expect(asked).toBe(1));
  await vi.advanceTimersByTimeAsync(20_500);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(21_500);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toBe(3);
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(groups));
});

it('SYNC-R13 a stored answer is replaced as soon as a repeated read arrives', async () => {
  await store('groups.listGroups {}', groups);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const newer = [{ id: 1, name: 'Montello North' }];
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return asked < 2 ? unanswered() : Promise.resolve(Response.json({ data: newer }));
  });
  show();
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(groups));
  await vi.advanceTimersByTimeAsync(22_000);
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(newer));
});

it('SYNC-R13 a read is not repeated for a screen that was left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return unanswered();
  });
  show();
  await vi.waitFor(() => expect(asked).toBe(1));
  for (const leave of leaves.splice(0)) leave();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked).toBe(1);
});

it('SHELL-R29 the connection is slow after four seconds without an answer, until one arrives', async () => {
  vi.useFakeTimers();
  const answer = withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const asked = call('roles.listPermissions');
  await vi.advanceTimersByTimeAsync(3900);
  expect(connection.isSlow()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(connection.isSlow()).toBe(true);
  answer.resolve(Response.json({ data: [] }));
  await asked;
  expect(connection.isSlow()).toBe(false);
});

it('SHELL-R29 the connection stays slow between the tries of a read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return asked < 2 ? unanswered() : Promise.resolve(Response.json({ data: groups }));
  });
  show();
  await vi.waitFor(() => expect(asked).toBe(1));
  await vi.advanceTimersByTimeAsync(4500);
  const seen = new Set<boolean>();
  const look = setInterval(() => seen.add(connection.isSlow()), 10);
  await vi.advanceTimersByTimeAsync(16_300);
  clearInterval(look);
  expect([...seen]).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1500);
  await vi.waitFor(() => expect(connection.isSlow()).toBe(false));
});
