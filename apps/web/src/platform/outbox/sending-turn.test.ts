import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLocks } from '../testing/fake-locks.ts';
import { answerWith, exampleMap, signInAs } from '../testing/replies.ts';
import { withResolvers } from '../testing/with-resolvers.ts';
import { actions } from './outbox.store.ts';
import { outbox, type QueuedAction, send, startOutbox } from './outbox.ts';
import { patienceMilliseconds } from './sending-turn.ts';

const handIn: QueuedAction = {
  operation: 'maps.handInMap',
  given: { body: { id: 5, completed: true, note: '' } },
  queueKey: 'map:12',
  about: { what: 'Map handed in', where: 'Map 12' },
};
const replies = { 'maps.handInMap': exampleMap({ assignment: null, time_out: null }) };

let locks: FakeLocks;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  signInAs([]);
  await outbox.clear();
});
afterEach(async () => {
  endHolders();
  await outbox.clear();
  await send();
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let endHolders = (): void => {};

/** Holds the lock like another page that no longer runs code, until the end of the test. */
function holdAsleep(options: { steal?: boolean } = {}): Promise<unknown> {
  const closed = new Promise<void>((resolve) => (endHolders = resolve));
  return locks.request('sheaf.outbox', options, () => closed);
}

const pass = async (milliseconds: number): Promise<void> => {
  for (let at = 0; at < milliseconds; at += 500) await vi.advanceTimersByTimeAsync(500);
};

/** Stores actions like another page. */
async function leave(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { id: _, ...left } = await outbox.put({ ...handIn, given: { body: { id: number } } });
    await outbox.drop(_);
    await actions.add(left);
  }
}

it('SYNC-X4 the list of waiting actions is read while another page holds the lock', async () => {
  answerWith(replies);
  void holdAsleep();
  await leave(1);
  void send();
  await vi.waitFor(() => expect(outbox.list()).toHaveLength(1));
  expect(outbox.reading()).toBe('read');
});

it('SYNC-X4 steals a lock whose holder sends no heartbeat, and sends each action once', async () => {
  const sent = answerWith(replies);
  const stolen = expect(holdAsleep()).rejects.toThrow('stolen');
  await leave(2);
  const sending = send();
  await pass(patienceMilliseconds - 1000);
  expect(sent).toEqual([]);
  await pass(3000);
  await sending;
  await stolen;
  expect(sent).toHaveLength(2);
  expect(await actions.listOf(1, 1)).toEqual([]);
  expect(locks.isHeld).toBe(false);
});

it('SYNC-X4 does not steal the lock of a page that sends heartbeats', async () => {
  const sent = answerWith(replies);
  void holdAsleep().catch(() => {});
  await leave(1);
  void send();
  const sender = new BroadcastChannel('sheaf.outbox.sender');
  const third = new BroadcastChannel('sheaf.outbox.sender');
  for (let second = 0; second < 12; second += 1) {
    const heard = new Promise((resolve) => third.addEventListener('message', resolve, { once: true }));
    sender.postMessage('sending');
    await heard;
    await pass(1000);
  }
  expect(sent).toEqual([]);
  await pass(patienceMilliseconds + 2000);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sender.close();
  third.close();
});

it('SYNC-X4 does not steal the lock from a hidden page', async () => {
  const sent = answerWith(replies);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  void holdAsleep().catch(() => {});
  await leave(1);
  void send();
  await pass(patienceMilliseconds + 5000);
  expect(sent).toEqual([]);
  visibility.mockReturnValue('visible');
  await pass(2000);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it('SYNC-X4 a page that lost the lock sends nothing more, and leaves its last action to the other page', async () => {
  const answer = withResolvers<Response>();
  const requests: string[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    requests.push(headers.get('idempotency-key')!);
    return answer.promise.then((one) => one.clone());
  });
  await leave(2);
  const sending = send();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  void holdAsleep({ steal: true });
  await sending;
  answer.resolve(Response.json({ data: replies['maps.handInMap'] }));
  await pass(1000);
  expect(requests).toHaveLength(1);
  const left = await actions.listOf(1, 1);
  expect(left.map(({ key, state, tries }) => [key === requests[0], state, tries])).toEqual([
    [true, 'waiting', 0],
    [false, 'waiting', 0],
  ]);
});

const pageEvent = (type: 'pagehide' | 'pageshow'): PageTransitionEvent =>
  Object.assign(new Event(type), { persisted: true }) as PageTransitionEvent;

it('SYNC-X4 a page that goes to sleep releases the lock, requests none, and sends again when it is shown', async () => {
  const answer = withResolvers<Response>();
  const keys: string[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Headers }) => {
    if (!url.endsWith('/hand-in')) return Promise.resolve(Response.json({ data: {} }));
    keys.push(headers.get('idempotency-key')!);
    return keys.length === 1 ? answer.promise : Response.json({ data: replies['maps.handInMap'] });
  });
  await leave(2);
  startOutbox();
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  expect(locks.isHeld).toBe(true);
  dispatchEvent(pageEvent('pagehide'));
  await vi.waitFor(() => expect(locks.isHeld).toBe(false));
  answer.resolve(Response.json({ data: replies['maps.handInMap'] }));
  await pass(500);
  expect(keys).toHaveLength(1);
  const taken = vi.spyOn(locks, 'request');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(keys.length).toBeGreaterThan(1));
  expect(taken).not.toHaveBeenCalled();
  dispatchEvent(pageEvent('pageshow'));
  await pass(1000);
  await vi.waitFor(async () => expect(await actions.listOf(1, 1)).toEqual([]));
  // The interrupted action is repeated with the same key, and the other action has another one.
  expect(new Set(keys).size).toBe(2);
});
