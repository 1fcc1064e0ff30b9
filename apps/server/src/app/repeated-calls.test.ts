/** Repetitions of a call under one key (X-WORKERS-5, SYNC-R5). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trialRead as read, serveTrial, trialWrite as write } from '#app/suites/trial-operation';
import { Overload } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';
import { TooManyRequests } from '#platform/outcome';
import { DeferredReply, FileReply } from '#platform/replies';
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

/** Inserts a row, to check for a commit or a rollback. */
const addTrialEvent = ({ db }: Tenant) =>
  sql`insert into events (congregation_id, type, starts_on, starts_at, ends_on, ends_at)
    values (current_setting('app.congregation')::integer, 'special', '2026-03-01', '10:00', '2026-03-01', '11:00')`.execute(
    db,
  );
const countEvents = async (): Promise<number> =>
  Number((await test.database.owner.query('select count(*) from events')).rows[0].count);

it('runs a call once per key with the same answer, and refuses another call under the key', async () => {
  let done = 0;
  const call = serve(write, async ({ tenant }) => {
    done += 1;
    await addTrialEvent(tenant);
    return { done };
  });
  const before = await countEvents();
  const key = 'trial-once';
  expect((await call(editor, { key })).data).toEqual({ done: 1 });
  expect((await call(editor, { key })).data).toEqual({ done: 1 });
  const other = await call(editor, { key, body: { word: 'two' } });
  expect([other.status, other.problem.code, other.problem.errors['idempotency-key']]).toEqual([
    422,
    'key-reused',
    ['This was already sent with other content. Reload and try again.'],
  ]);
  expect([done, await countEvents()]).toEqual([1, before + 1]);
  const colleague = await own.addPerson({ permissions: ['settings.events'] });
  expect((await call(colleague, { key })).data).toEqual({ done: 2 });
  expect([(await call(editor)).data, (await call(editor)).data]).toEqual([{ done: 3 }, { done: 4 }]);
});

it('accepts keys of 8 to 80 ASCII characters for a write, and ignores the key of a read', async () => {
  const call = serve(write, async () => null);
  const told = async (key: string) => {
    const { status, problem } = await call(editor, { key });
    return status === 422 ? problem.errors['idempotency-key']?.length : status;
  };
  for (const key of ['12345678', 'k'.repeat(80), 'Ab-9._xyz'])
    expect([key, await told(key)]).toEqual([key, 200]);
  for (const key of ['', '1234567', 'k'.repeat(81), 'with space', ' 12345678', 'schlüssel', 'a/b/c/d/e'])
    expect([key, await told(key)]).toEqual([key, 1]);
  expect((await serve(read, async () => null)(editor, { key: 'x' })).status).toBe(200);
});

it('rolls a refused call back, and repeats the refusal under its key after any changes', async () => {
  let refuses = true;
  const call = serve(write, async ({ tenant, refuse }) => {
    await addTrialEvent(tenant);
    return refuses ? refuse('stale') : {};
  });
  const before = await countEvents();
  expect((await call(editor, { key: 'trial-refused' })).status).toBe(409);
  expect((await call(editor)).status).toBe(409);
  refuses = false;
  expect((await call(editor, { key: 'trial-refused' })).problem.code).toBe('stale');
  expect(await countEvents()).toBe(before);
  expect((await call(editor, { key: 'trial-another' })).status).toBe(200);
});

it('runs ten concurrent calls under one key once, even if refused', async () => {
  let runs = 0;
  const call = serve(write, async ({ tenant, refuse }) => {
    runs += 1;
    await addTrialEvent(tenant);
    return runs === 1 ? refuse('stale') : {};
  });
  const before = await countEvents();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(editor, { key: 'trial-ten-refused' })),
  );
  expect([runs, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([409])]);
  expect(await countEvents()).toBe(before);
});

it('rolls back only the call after a constraint violation, and stores its refusal', async () => {
  let runs = 0;
  const call = serve(write, async ({ tenant }) => {
    runs += 1;
    await addTrialEvent(tenant);
    await sql`update events set starts_on = null`.execute(tenant.db);
    return {};
  });
  const before = await countEvents();
  for (let tries = 0; tries < 2; tries += 1)
    expect((await call(editor, { key: 'trial-constraint' })).status).toBe(409);
  expect([runs, await countEvents()]).toEqual([1, before]);
});

it('retries server errors and rate limits under the same key', async () => {
  const failures: Error[] = [new Error('a bug'), new Overload('full'), new TooManyRequests(1)];
  for (const failing of ['handler', 'prepare']) {
    const left = [...failures];
    const fail = async () => {
      const failure = left.shift();
      if (failure) throw failure;
      return {};
    };
    const call = failing === 'handler' ? serve(write, fail) : serve(write, async () => ({}), fail);
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await call(editor, { key: `trial-fails-${failing}` })).status);
    expect([failing, statuses]).toEqual([failing, [500, 503, 429, 200]]);
  }
});

it('fails a call with a key if its answer is built after the transaction, and rolls it back', async () => {
  const call = serve(write, async ({ tenant }) => {
    await addTrialEvent(tenant);
    return new DeferredReply(async () => new FileReply(Buffer.from('later'), 'text/plain', false));
  });
  const before = await countEvents();
  const { status, problem } = await call(editor, { key: 'trial-deferred' });
  expect([status, problem.message]).toEqual([500, expect.stringContaining('events.trial')]);
  expect(await countEvents()).toBe(before);
});

it('stores a refusal from preparation under its key, and returns it without one', async () => {
  let refuses = true;
  const call = serve(
    write,
    async ({ prepared }) => ({ prepared }),
    async ({ refuse }) => (refuses ? refuse('stale') : 'ready'),
  );
  expect((await call(editor)).status).toBe(409);
  expect((await call(editor, { key: 'trial-prepare' })).status).toBe(409);
  refuses = false;
  expect((await call(editor, { key: 'trial-prepare' })).status).toBe(409);
  expect((await call(editor)).data).toEqual({ prepared: 'ready' });
});

it('returns a secret once without storing it: a repetition has null and the same other fields', async () => {
  const call = serve({ ...write, forgets: ['secret'] }, async () => ({ secret: 'open', day: 1 }));
  const key = 'trial-secret';
  expect((await call(editor, { key })).data).toEqual({ secret: 'open', day: 1 });
  expect((await call(editor, { key })).data).toEqual({ secret: null, day: 1 });
  const { rows } = await test.database.owner.query('select answer from idempotency_keys where key = $1', [
    key,
  ]);
  expect(JSON.stringify(rows)).not.toContain('open');
  const refused = serve({ ...write, forgets: ['secret'] }, async ({ refuse }) => refuse('stale'));
  await refused(editor, { key: 'trial-no-secret' });
  expect((await refused(editor, { key: 'trial-no-secret' })).problem.code).toBe('stale');
});

it('prepares an outdated call again, at most five times', async () => {
  for (const [needed, status] of [
    [5, 200],
    [6, 503],
  ]) {
    let tries = 0;
    const call = serve(
      write,
      async ({ prepared, stalePreparation }) => (prepared === needed ? { prepared } : stalePreparation()),
      async () => {
        tries += 1;
        return tries;
      },
    );
    expect([(await call(editor)).status, tries]).toEqual([status, 5]);
  }
});
