/** Execution of a call, tested with trial operations: admission, tenant, and notifications. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Definition } from '@sheaf/contract/operation';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { tagOf } from '#app/dispatch';
import { openSignIn } from '#app/sign-in';
import { trialRead as read, serveTrial, trialWrite as write } from '#app/suites/trial-operation';
import { openChanges } from '#platform/database/changes';
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

const serve = (...trial: Parameters<typeof serveTrial> extends [TestApp, ...infer Rest] ? Rest : never) =>
  serveTrial(test, ...trial);

it('COMMON-R19 reads, prepares and runs nothing of a refused call', async () => {
  const done: string[] = [];
  const call = serve(
    write,
    async () => void done.push('handled'),
    async () => void done.push('prepared'),
  );
  const wrong = { body: { other: 1 } };
  const plain = await own.addPerson({
    permissions: permissionKeys.filter((key) => key !== 'settings.events'),
  });
  expect([(await call(plain)).status, (await call(plain, wrong)).status]).toEqual([403, 403]);
  expect([(await call(null)).status, (await call(null, wrong)).status]).toEqual([401, 401]);
  expect((await call(editor, wrong)).status).toBe(422);
  expect(done).toEqual([]);
  await call(editor);
  expect(done).toEqual(['prepared', 'handled']);
});

it("COMMON-R19 sees and writes the caller's congregation, and journals caller and operation", async () => {
  const foreign = await seedCongregation(test.database.owner, 'Foreign');
  const visitor = await foreign.addPerson({ permissions: ['settings.events'] });
  const call = serve(write, async ({ tenant, actor }) => {
    const { rows } = await sql<object>`select current_setting('app.congregation') as congregation,
      current_setting('app.person') as person, current_setting('app.operation') as operation,
      (select array_agg(distinct congregation_id) from people) as seen`.execute(tenant.db);
    return { ...rows[0], actor: [actor.congregationId, actor.personId] };
  });
  for (const [congregation, person] of [
    [own, editor],
    [foreign, visitor],
  ] as const)
    expect((await call(person)).data).toEqual({
      congregation: String(congregation.id),
      person: String(person.id),
      operation: 'events.trial',
      seen: [congregation.id],
      actor: [congregation.id, person.id],
    });
});

it('uses one snapshot for a read during concurrent writes', async () => {
  const call = serve(read, async ({ tenant }) => {
    const count = async () => (await tenant.db.selectFrom('people').select('id').execute()).length;
    const before = await count();
    await own.addPerson({ permissions: [] });
    return { before, after: await count() };
  });
  const { before, after } = (await call(editor)).data as Record<string, number>;
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(before);
});

it('announces a write to every process, and confirms a write that affects access before its answer', async () => {
  const changes = openChanges({ pool: test.database.app });
  onTestFinished(() => {
    test.platform.changes = undefined as never;
    return changes.close();
  });
  while (!changes.current()) await pause(5);
  const heard: unknown[] = [];
  const { tell, confirm } = changes;
  changes.tell = (congregation) => {
    heard.push(congregation);
    tell(congregation);
  };
  changes.confirm = () => {
    heard.push('confirmed');
    return confirm();
  };
  test.platform.changes = changes;
  const told = async (definition: Definition) => {
    heard.length = 0;
    expect((await serve(definition, async () => ({}))(editor)).status).toBe(200);
    return [...heard];
  };
  for (const name of ['access.trial', 'people.trial', 'roles.trial'])
    expect([name, await told({ ...write, name })]).toEqual([name, [own.id, 'confirmed']]);
  for (const name of ['access.checkSession', 'events.trial', 'groups.people.trial', 'peoples.trial'])
    expect([name, await told({ ...write, name })]).toEqual([name, [own.id]]);
  expect(await told(read)).toEqual([]);
});

it("waits for the congregation's turn before heavy work, and raises revisions as its last step", async () => {
  const { takeTurn } = test.platform.workers;
  onTestFinished(() => {
    test.platform.workers.takeTurn = takeTurn;
  });
  const turns: number[] = [];
  test.platform.workers.takeTurn = (congregationId, work) => {
    turns.push(congregationId);
    return takeTurn(congregationId, work);
  };
  const raisesLast = async (definition: Definition) =>
    (await serve(definition, async ({ tenant }) => tenant.raisesRevisionsLast)(editor)).data;
  expect([await raisesLast({ ...write, heavy: true }), await raisesLast(write)]).toEqual([true, false]);
  expect(turns).toEqual([own.id]);
});

it('SYNC-R1 answers 304 until the read collections, the viewer, their permissions or the hour change', async () => {
  const call = serve(read, async () => []);
  const change = (collection: string) =>
    test.database.owner.query(
      `insert into revisions (congregation_id, collection, revision) values ($1, $2, 1)
       on conflict (congregation_id, collection) do update set revision = revisions.revision + 1`,
      [own.id, collection],
    );
  test.setNow(new Date('2026-11-20T08:00:00Z'));
  const { tag } = await call(editor);
  const status = async (person = editor) => (await call(person, { tag: tag as string })).status;
  expect(await status()).toBe(304);
  await change('maps');
  expect(await status()).toBe(304);
  test.setNow(new Date('2026-11-20T08:59:59Z'));
  expect(await status()).toBe(304);
  test.setNow(new Date('2026-11-20T09:00:00Z'));
  expect(await status()).toBe(200);
  test.setNow(new Date('2026-11-20T08:30:00Z'));
  expect(await status(await own.addPerson({ permissions: ['settings.events'] }))).toBe(200);
  const everything = serve({ ...read, reads: ['*'] }, async () => []);
  const whole = (await everything(editor)).tag as string;
  expect((await everything(editor, { tag: whole })).status).toBe(304);
  await change('maps');
  expect((await everything(editor, { tag: whole })).status).toBe(200);
  await change('events');
  expect(await status()).toBe(200);
});

it('SYNC-R1 caches a tag per session and read, and renews it every hour', async () => {
  const { signIn } = openSignIn(test.platform);
  const now = new Date('2026-11-20T08:00:00Z');
  const signedIn = await signIn({ authorization: `Bearer ${editor.token}` }, now);
  const at = (time: string, definition: Definition = read, version = '1') =>
    tagOf(definition, signedIn, new Date(`2026-11-20T${time}Z`), version);
  const first = at('08:00:00');
  expect([at('08:59:59'), at('09:00:00') === first]).toEqual([first, false]);
  expect(at('08:00:00', { ...read, name: 'events.other', reads: ['events', 'maps'] })).not.toBe(first);
  expect(at('08:00:00', { ...read, name: 'events.newer' }, '2')).not.toBe(first);
  expect(at('08:00:00', { ...read, reads: ['devices'] })).toBeUndefined();
});

it('answers a refusal, an error or a missing row as declared, with the details for the person', async () => {
  const end = async (handler: Parameters<typeof serveTrial>[2]) => {
    const { status, problem } = await serve(write, handler)(editor);
    return [status, problem.code, problem.current, Object.keys(problem.errors ?? {})];
  };
  expect(await end(async ({ refuse }) => refuse('stale'))).toEqual([409, 'stale', undefined, []]);
  expect(await end(async ({ stale }) => stale({ id: 7 }))).toEqual([409, 'stale', { id: 7 }, []]);
  expect(await end(async ({ missing }) => missing())).toEqual([404, 'not-found', undefined, []]);
  expect(await end(async ({ invalid }) => invalid({ word: ['required'] }))).toEqual([
    422,
    'invalid',
    undefined,
    ['word'],
  ]);
});

it('runs a public operation without a session and without a person', async () => {
  const open = { ...write, permission: 'public', scope: 'world', idempotent: 'natural' } as const;
  const call = serve(
    open,
    async (given) => ({ nobody: !('actor' in given || 'tenant' in given), prepared: given.prepared }),
    async () => 'ready',
  );
  expect((await call(null)).data).toEqual({ nobody: true, prepared: 'ready' });
  expect((await call(null, { body: {} })).status).toBe(422);
});
