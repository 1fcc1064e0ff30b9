/** The transaction of a call, tested with trial operations: work before it, in it and without it. */
import type { Definition } from '@sheaf/contract/operation';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { tagOf } from '#app/dispatch';
import { openSignIn } from '#app/sign-in';
import { trialRead as read, serveTrial, trialWrite as write } from '#app/suites/trial-operation';
import { Overload } from '#platform/database/pool';
import { InvalidInput } from '#platform/outcome';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let own: SeededCongregation;
let editor: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  own = await seedCongregation(test.database.owner, 'Own');
  editor = await own.addPerson({ permissions: ['settings.events'] });
});
afterAll(() => test.close());

it('refuses an invalid idempotency key under the name of its header', async () => {
  const done: string[] = [];
  const call = serveTrial(test, write, async () => ({ handled: done.push('handled') }));
  for (const key of ['short', 'with a blank', 'ä'.repeat(8), 'k'.repeat(81)]) {
    const { status, problem } = await call(editor, { key });
    expect([key, status, problem.errors]).toEqual([
      key,
      422,
      { 'idempotency-key': [expect.stringMatching(/\w/)] },
    ]);
  }
  expect(done).toEqual([]);
  for (const key of ['k'.repeat(8), 'k'.repeat(80)]) expect((await call(editor, { key })).status).toBe(200);
});

it('reads rows committed during a write, so that it decides on current data', async () => {
  const call = serveTrial(test, write, async ({ tenant }) => {
    const count = async () => (await tenant.db.selectFrom('people').select('id').execute()).length;
    const before = await count();
    await own.addPerson({ permissions: [] });
    return (await count()) - before;
  });
  expect((await call(editor)).data).toBe(1);
});

it('records a successful write as proof of disk space, and a read not', async () => {
  const noted = vi.spyOn(test.platform.disk, 'noteStored');
  onTestFinished(() => noted.mockRestore());
  await serveTrial(test, write, async () => ({}))(editor);
  expect(noted).toHaveBeenCalledTimes(1);
  await serveTrial(test, read, async () => ({}))(editor);
  expect(noted).toHaveBeenCalledTimes(1);
});

/** Connections that a call takes besides those for authentication. */
async function connectionsOf(prepare: () => Promise<never>, key?: string): Promise<[status: number, number]> {
  const call = serveTrial(test, write, async () => ({}), prepare);
  const stranger = await own.addPerson({ permissions: [] });
  const taken = vi.spyOn(test.platform.pool, 'connect');
  expect((await call(stranger)).status).toBe(403);
  const forSignIn = taken.mock.calls.length;
  const { status } = await call(editor, key === undefined ? {} : { key });
  const all = taken.mock.calls.length;
  taken.mockRestore();
  return [status, all - 2 * forSignIn];
}

it('takes no connection for a refusal before its transaction, unless the key may have a stored answer', async () => {
  const refuse = async (): Promise<never> => {
    throw new InvalidInput({ word: ['required'] });
  };
  expect(await connectionsOf(refuse)).toEqual([422, 0]);
  expect(await connectionsOf(refuse, 'refused-before')).toEqual([422, 1]);
});

it('takes no connection for a failure before its transaction, with or without a key', async () => {
  const fail = async (): Promise<never> => {
    throw new Error('no worker');
  };
  const wait = async (): Promise<never> => {
    throw new Overload();
  };
  expect(await connectionsOf(fail)).toEqual([500, 0]);
  expect(await connectionsOf(fail, 'failed-before')).toEqual([500, 0]);
  expect(await connectionsOf(wait, 'waits-before')).toEqual([503, 0]);
});

it('holds no transaction for a stream', async () => {
  const stream = { ...read, reply: 'events' } as unknown as Definition;
  const call = serveTrial(test, stream, async (given) => ({ tenant: 'tenant' in given }));
  expect((await call(editor)).data).toEqual({ tenant: false });
});

it('SYNC-R1 makes different tags for different states, independent of the order of revisions', async () => {
  const { signIn } = openSignIn(test.platform);
  const now = new Date('2026-11-20T08:00:00Z');
  const { session } = await signIn({ authorization: `Bearer ${editor.token}` }, now);
  const tag = (reads: string[], change: object) => {
    const changed = { session: { ...session, ...change } } as Parameters<typeof tagOf>[1];
    return tagOf({ ...read, reads } as unknown as Definition, changed, now, '1');
  };
  const both = ['events', 'maps'];
  expect(tag(both, { revisions: { events: 1, maps: 37 } })).not.toBe(
    tag(both, { revisions: { events: 37, maps: 1 } }),
  );
  expect(tag(both, { person_id: 1, permission_epoch: 37 })).not.toBe(
    tag(both, { person_id: 37, permission_epoch: 1 }),
  );
  expect(tag(['*'], { revisions: { events: 1, maps: 2 } })).toBe(
    tag(['*'], { revisions: { maps: 2, events: 1 } }),
  );
  expect(tag(both, { revisions: undefined })).toBe(tag(both, { revisions: {} }));
});
