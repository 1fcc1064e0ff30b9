import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, exampleMap, signInAs } from '../testing/replies.ts';
import { toasts } from '../toasts.ts';
import { actions } from './outbox.store.ts';
import { outbox, type QueuedAction, send, startOutbox } from './outbox.ts';
import { putWithUndo } from './put-with-undo.ts';

const handIn: QueuedAction = {
  operation: 'maps.handInMap',
  given: { body: { id: 5, completed: true, note: '' } },
  queueKey: 'map:12',
  about: { what: 'Map handed in', where: 'Map 12' },
  once: 'maps.handInMap 5',
  undoMilliseconds: 5000,
};
const texts = { done: 'Map 12 handed in.', undone: 'Map 12 was not handed in.', tooLate: 'Too late.' };
const replies = { 'maps.handInMap': exampleMap({ assignment: null, time_out: null }) };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  signInAs([]);
  await outbox.clear();
});
afterEach(async () => {
  toasts.hide();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('SYNC-X1 a delayed action is stored at once and sent once, after five seconds', async () => {
  const sent = answerWith(replies);
  await outbox.put(handIn);
  expect(await actions.listOf(1, 1)).toMatchObject([{ operation: 'maps.handInMap', state: 'waiting' }]);
  await vi.advanceTimersByTimeAsync(4900);
  await send();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await send();
  await vi.waitFor(() => expect(outbox.list()).toEqual([]));
  expect(sent.map(({ path }) => path)).toEqual(['/api/map/hand-in']);
});

/** Stores an action in the format of versions before 3.25: `lane` instead of `queueKey`. */
async function storeOldAction(): Promise<void> {
  const open = await openDB('sheaf-outbox', 1);
  await open.add('actions', {
    key: 'old-version-key',
    personId: 1,
    congregationId: 1,
    operation: 'maps.handInMap',
    given: handIn.given,
    lane: 'map:12',
    about: handIn.about,
    actedAt: Date.now(),
    dueAt: Date.now(),
    appVersion: '3.24.0',
    state: 'waiting',
    tries: 0,
    once: handIn.once,
  });
  open.close();
}

it('SYNC-X1 shows and sends an action stored by an older version of the app', async () => {
  const sent = answerWith(replies);
  await storeOldAction();
  const [stored] = await outbox.read();
  expect(stored).toMatchObject({ queueKey: 'map:12', state: 'waiting' });
  expect((await outbox.put(handIn)).queueKey).toBe('map:12');
  await send();
  await vi.waitFor(() => expect(outbox.list()).toEqual([]));
  expect(sent.map(({ path }) => path)).toEqual(['/api/map/hand-in']);
});

it('SYNC-X1 an action undone within five seconds is never sent', async () => {
  const sent = answerWith(replies);
  const { id } = await outbox.put(handIn);
  expect(await outbox.undo(id)).toBe(true);
  await vi.advanceTimersByTimeAsync(6000);
  await send();
  expect(sent).toEqual([]);
  expect(await actions.listOf(1, 1)).toEqual([]);
});

it('SYNC-X1 a late undo does not remove the action, because another tab may be sending it', async () => {
  answerWith({});
  let giveUp: (failure: Error) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (giveUp = reject)));
  const { id } = await outbox.put(handIn);
  vi.setSystemTime(Date.now() + 5001);
  expect(await outbox.undo(id)).toBe(false);
  expect(await actions.listOf(1, 1)).toHaveLength(1);
  giveUp(new TypeError('no network'));
});

it('SYNC-X1 two tabs that hand in the same map store it once', async () => {
  answerWith(replies);
  const [first, second] = await Promise.all([outbox.put(handIn), outbox.put(handIn)]);
  expect(first.key).toBe(second.key);
  expect(outbox.list()).toHaveLength(1);
  await outbox.put({ ...handIn, once: 'maps.handInMap 6' });
  expect(outbox.list()).toHaveLength(2);
});

it('SYNC-X1 leaving a map sends completed addresses at once and keeps the delay of a hand-in', async () => {
  const sent = answerWith({ ...replies, 'addresses.completeAddress': { ok: true } });
  await outbox.put(handIn);
  await outbox.put({
    ...handIn,
    operation: 'addresses.completeAddress',
    given: { params: { id: 7 } },
    once: 'another',
  });
  await outbox.hurry(({ operation }) => operation === 'addresses.completeAddress');
  await vi.waitFor(() => expect(outbox.list()).toHaveLength(1));
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  await outbox.hurry();
  await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST']));
});

it('SYNC-X1 the toast reports the action, and Undo reports its result', async () => {
  answerWith(replies);
  await putWithUndo(handIn, texts);
  expect(toasts.get()?.text).toBe('Map 12 handed in.');
  expect(await toasts.get()!.undo!()).toBe('Map 12 was not handed in.');
  await putWithUndo(handIn, texts);
  const { undo } = toasts.get()!;
  vi.setSystemTime(Date.now() + 5001);
  expect(await undo!()).toBe('Too late.');
});

it('SYNC-R5 actions saved offline are sent in order on reconnect, and removed once accepted', async () => {
  let online = false;
  const sent = answerWith({ ...replies, 'addresses.completeAddress': { ok: true } });
  const answered = globalThis.fetch;
  const arrived: string[] = [];
  let accept = (): void => {};
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (!online) throw new TypeError('no network');
    arrived.push(`${request.method} ${url}`);
    if (arrived.length === 2) await accepted;
    return answered(url, request);
  });
  await outbox.put({ ...handIn, undoMilliseconds: 0 });
  await outbox.put({
    operation: 'addresses.completeAddress',
    given: { params: { id: 7 } },
    queueKey: 'map:12',
    about: handIn.about,
  });
  await send();
  const stored = () => actions.listOf(1, 1).then((rows) => rows.map(({ operation }) => operation));
  expect(await stored()).toEqual(['maps.handInMap', 'addresses.completeAddress']);
  expect(arrived).toEqual([]);
  startOutbox();
  online = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() =>
    expect(arrived).toEqual(['POST /api/map/hand-in', 'DELETE /api/available-territory/7']),
  );
  // An action stays on the phone until the server accepts it.
  expect(await stored()).toContain('addresses.completeAddress');
  accept();
  await vi.waitFor(async () => expect(await stored()).toEqual([]));
  expect(outbox.list()).toEqual([]);
  dispatchEvent(new Event('online'));
  await send();
  expect(sent).toHaveLength(2);
});

it('SYNC-R5 an action stays on the phone while the server is unavailable', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'no-standby', message: 'away' }, { status: 503 }));
  await outbox.put({ ...handIn, undoMilliseconds: 0 });
  await send();
  expect(await actions.listOf(1, 1)).toMatchObject([{ operation: 'maps.handInMap', state: 'waiting' }]);
});

const unreadable = () => Promise.reject(new DOMException('the store is closing', 'AbortError'));

it.each(['at its start', 'when another tab acts'])(
  'SYNC-X1 a tab that could not read the store %s reads it again and sends the actions of another tab',
  async (when) => {
    const sent = answerWith(replies);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id: _, ...left } = await outbox.put(handIn);
    await outbox.clear();
    const read = vi.spyOn(actions, 'listOf');
    if (when === 'at its start') {
      await actions.add(left);
      read.mockImplementationOnce(unreadable);
      await send();
    } else {
      startOutbox();
      await send();
      await actions.add(left);
      read.mockImplementationOnce(unreadable);
      new BroadcastChannel('sheaf.outbox').postMessage('changed');
      await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1100);
    await vi.waitFor(() => expect(outbox.list()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/map/hand-in']));
  },
);
