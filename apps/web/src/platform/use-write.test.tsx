import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './queries.ts';
import { answerWith, signInAs } from './testing/replies.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const replies = {
  'events.listEvents': [],
  'groups.listGroups': [],
  'roles.listRoles': [],
  'groups.deleteGroup': { ok: true as const },
};

beforeEach(() => {
  queryClient.clear();
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function showLists() {
  const sent = answerWith(replies);
  const { result } = renderHook(
    () => ({
      events: useRead('events.listEvents'),
      groups: useRead('groups.listGroups'),
      remove: useWrite('groups.deleteGroup'),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.events.data && result.current.groups.data).toEqual([]));
  sent.length = 0;
  return { sent, result };
}

it('a write refetches the reads that it affects and is pending until they are done', async () => {
  const { sent, result } = await showLists();
  // Groups affect the people, and the list of events depends on them.
  await act(() => result.current.remove.mutateAsync({ params: { id: 7 } }));
  expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/groups/7',
    'GET /api/events',
    'GET /api/groups',
  ]);
});

it('unrelated reads are not refetched', async () => {
  const sent = answerWith(replies);
  const { result } = renderHook(
    () => ({ roles: useRead('roles.listRoles'), remove: useWrite('groups.deleteGroup') }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.roles.data).toEqual([]));
  await act(() => result.current.remove.mutateAsync({ params: { id: 7 } }));
  expect(sent.filter(({ path }) => path === '/api/roles')).toHaveLength(1);
});

it.each([
  [409, 1],
  [422, 0],
])('a write refused with %i refetches the lists %i times', async (status, times) => {
  const { sent, result } = await showLists();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    request?.method === 'DELETE'
      ? Promise.resolve(Response.json({ code: 'refused', message: 'No.' }, { status }))
      : answer(url, request),
  );
  await act(() => result.current.remove.mutateAsync({ params: { id: 7 } }).catch(() => undefined));
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/groups')).toHaveLength(times));
});

it('COMMON-R2 the error of a failed write remains until the next attempt, which replaces or clears it', async () => {
  answerWith(replies);
  const answered = globalThis.fetch;
  const messages = ['In use.', 'Still in use.'];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const message = request.method === 'DELETE' ? messages.shift() : undefined;
    return message
      ? Response.json({ code: 'group-in-use', message }, { status: 409 })
      : answered(url, request);
  });
  const { result } = renderHook(() => useWrite('groups.deleteGroup'), { wrapper });
  expect(result.current.error).toBeNull();
  for (const message of ['In use.', 'Still in use.']) {
    act(() => result.current.mutate({ params: { id: 7 } }));
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 409, message }));
  }
  act(() => result.current.mutate({ params: { id: 7 } }));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.error).toBeNull();
});
