import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live, startLive } from './live.ts';
import { queryClient } from './queries.ts';
import { session } from './session.ts';
import { exampleSession, signInAs } from './testing/replies.ts';

let speak: (event: string, data: object) => void;
let end: () => void;
let asked: string[];

beforeEach(() => {
  asked = [];
  const bytes = new TextEncoder();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/api/auth/check') return Response.json({ data: exampleSession([]) });
    if (url !== '/api/live') return Response.json({ data: { markers: {}, app_version: 'x' } });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        end = () => controller.close();
        speak = (event, data) => {
          const text = bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
          // Splits the stream at an arbitrary byte, as networks do.
          controller.enqueue(text.slice(0, 9));
          controller.enqueue(text.slice(9));
        };
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

it('X-LIVE a changed collection refetches its queries and no others; SYNC-R3 polling pauses while the channel is open', async () => {
  signInAs([]);
  startLive();
  const reads = { maps: 0, roles: 0 };
  const stop = [
    new QueryObserver(queryClient, {
      queryKey: ['maps.listMaps'],
      queryFn: async () => (reads.maps += 1),
      staleTime: 60_000,
    }).subscribe(() => {}),
    new QueryObserver(queryClient, {
      queryKey: ['roles.listRoles'],
      queryFn: async () => (reads.roles += 1),
      staleTime: 60_000,
    }).subscribe(() => {}),
  ];
  await vi.waitFor(() => expect(asked).toContain('/api/live'));
  speak('state', { maps: 4, roles: 2 });
  await vi.waitFor(() => expect(live.up()).toBe(true));
  await vi.waitFor(() => expect(reads.maps).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const before = { ...reads };
  speak('change', { maps: 5 });
  await vi.waitFor(() => expect(reads.maps).toBe(before.maps + 1));
  expect(reads.roles).toBe(before.roles);
  await live.poll();
  expect(asked).not.toContain('/api/poll');
  for (const end of stop) end();
});

it('X-LIVE a permission lost while disconnected is checked when the channel opens', async () => {
  signInAs(['settings.events']);
  startLive();
  await vi.waitFor(() => expect(asked).toContain('/api/live'));
  speak('state', { maps: 4 });
  await vi.waitFor(() => expect(live.up()).toBe(true));
  expect(asked).not.toContain('/api/auth/check');
  speak('state', { maps: 4, roles: 3 });
  await vi.waitFor(() => expect(session.get()?.permits).toEqual({}));
});

it('X-LIVE a change between the first read and the opening of the channel is refetched, even if a check reported it', async () => {
  signInAs([]);
  let reads = 0;
  const stop = new QueryObserver(queryClient, {
    queryKey: ['maps.listMaps'],
    queryFn: async () => (reads += 1),
    staleTime: 60_000,
  }).subscribe(() => {});
  await vi.waitFor(() => expect(reads).toBe(1));
  session.confirm({ ...exampleSession([]), markers: { maps: '9' } }, 'A'.repeat(43));
  startLive();
  await vi.waitFor(() => expect(asked).toContain('/api/live'));
  speak('state', { maps: 9 });
  await vi.waitFor(() => expect(reads).toBe(2));
  stop();
});

it('X-LIVE a window closed in favour of newer ones waits before it reconnects, and polls until then', async () => {
  signInAs([]);
  startLive();
  await vi.waitFor(() => expect(asked).toContain('/api/live'));
  speak('state', { maps: 4 });
  await vi.waitFor(() => expect(live.up()).toBe(true));
  speak('crowded', {});
  end();
  await vi.waitFor(() => expect(live.up()).toBe(false));
  asked.length = 0;
  // A channel that only ended reconnects within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(asked).not.toContain('/api/live');
  await live.poll();
  expect(asked).toContain('/api/poll');
});
