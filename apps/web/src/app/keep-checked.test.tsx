import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live, startLive } from '#platform/live.ts';
import { session } from '#platform/session.ts';
import { exampleSession, signInAs } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import { KeepChecked } from './keep-checked.tsx';

const twoMinutes = 120_000;
let checks = 0;
let channelOpens = false;

beforeEach(() => {
  checks = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  signInAs([]);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/check?installed=no') checks += 1;
    if (url !== '/api/live') return Response.json({ data: exampleSession([]) });
    if (!channelOpens) return new Response('', { status: 502 });
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('event: state\ndata: {}\n\n')),
    });
    return new Response(body);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  session.clear();
});

const show = () =>
  render(
    <MemoryRouter>
      <KeepChecked />
    </MemoryRouter>,
  );

it('AUTH-R8 SYNC-R4 SYNC-R8 without a live channel the session is checked every two minutes, and assignments are read every minute', async () => {
  expect(live.everyMinute()).toBe(60_000);
  show();
  await act(() => vi.advanceTimersByTimeAsync(twoMinutes - 1));
  expect(checks).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(twoMinutes));
  expect(checks).toBe(2);
});

it('an open live channel stops both polls', async () => {
  channelOpens = true;
  startLive();
  await vi.waitFor(() => expect(live.up()).toBe(true));
  expect(live.everyMinute()).toBe(false);
  show();
  await act(() => vi.advanceTimersByTimeAsync(5 * twoMinutes));
  expect(checks).toBe(1);
});
