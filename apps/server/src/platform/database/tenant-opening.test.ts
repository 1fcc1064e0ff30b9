/** Tests the first and last statement of a transaction, the rollback between them, and retries. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseAway } from '#platform/database/pool';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { TransactionActor } from '#platform/database/transaction-actor';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

let database: FreshDatabase;
let burnie: SeededCongregation;
let map: number;

beforeAll(async () => {
  database = await freshDatabase();
  burnie = await seedCongregation(database.owner, 'Burnie');
  map = (await burnie.addMap()).id;
});
afterAll(() => database.close());

const inBurnie = <T>(
  work: (tenant: Tenant) => Promise<T>,
  actor: Partial<TransactionActor> = {},
): Promise<T> =>
  tenantTransaction(
    { pool: database.app, clock: testNow },
    { congregationId: burnie.id, personId: null, operation: 'test.act', ...actor },
    work,
  );
const rename = (tenant: Tenant, name: string) =>
  tenant.db.updateTable('maps').set({ name }).where('id', '=', map).execute();
const nameNow = async (): Promise<string> =>
  (await database.owner.query('select name from maps where id = $1', [map])).rows[0].name;
const naming = (name: string): string => `update maps set name = '${name}' where id = ${map}`;

/** Messages sent to the database during the work. */
async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = sent.mock.calls.map(([text]) => String(text));
  sent.mockRestore();
  return texts;
}

const failure = (code: string): Error => Object.assign(new Error(`failed with ${code}`), { code });

test('sends the first statement with the beginning and returns its rows, and sends the last one with the end', async () => {
  let rows: { name: string }[] = [];
  const messages = await sentBy(() =>
    inBurnie(async (tenant) => {
      rows = await tenant.opening(`${naming('Opened')} returning name`);
      tenant.closing(`${naming('Closing')}`);
      tenant.closing(`update maps set name = name || ' twice' where id = ${map}`);
    }),
  );
  expect(rows).toEqual([{ name: 'Opened' }]);
  expect(messages).toHaveLength(2);
  expect(await nameNow()).toBe('Closing twice');
});

test('refuses an opening statement after the transaction began', async () => {
  await expect(
    inBurnie(async (tenant) => {
      await rename(tenant, 'Late');
      await tenant.opening('select 1');
    }),
  ).rejects.toThrow('comes before all others');
});

test('preserves the opening statement after a rollback, discards closing statements, and runs later ones', async () => {
  await inBurnie(async (tenant) => {
    await tenant.opening(naming('Opened'));
    await rename(tenant, 'Taken back');
    tenant.closing(`update maps set name = 'Never' where id = ${map}`);
    tenant.rollbackToOpening();
    tenant.closing(`update maps set name = name || ' and closed' where id = ${map}`);
  });
  expect(await nameNow()).toBe('Opened and closed');
});

test('sends nothing for work without a query', async () => {
  expect(await sentBy(() => inBurnie(async () => 'nothing'))).toEqual([]);
});

test('sends one read with a snapshot as its own transaction in one message', async () => {
  const read = { name: 'test-name-alone', text: 'select name from maps' };
  for (const seesOneMoment of [true, false])
    expect(
      await sentBy(() => inBurnie((tenant) => tenant.prepared(read, []), { seesOneMoment })),
    ).toHaveLength(1);
});

test('holds all concurrent statements to the end if one needs a transaction', async () => {
  const read = { name: 'test-name-beside', text: 'select name from maps' };
  const lock = {
    name: 'test-lock-beside',
    text: 'select id from maps for update',
    needsTransaction: true,
  } as const;
  const free = { name: 'test-free-beside', text: 'select id from maps for update skip locked' };
  await inBurnie(async (tenant) => {
    await Promise.all([tenant.prepared(read, []), tenant.prepared(lock, [])]);
    expect(await inBurnie((other) => other.prepared(free, []))).toEqual([]);
  });
});

test('raises the revisions of a long transaction at its end, and of any other immediately', async () => {
  const revision = async (tenant: Tenant): Promise<number> =>
    (
      await tenant.db
        .selectFrom('revisions')
        .select('revision')
        .where('collection', '=', 'maps')
        .executeTakeFirstOrThrow()
    ).revision;
  const raised = (actor: Partial<TransactionActor>) =>
    inBurnie(async (tenant) => {
      const before = await revision(tenant);
      await rename(tenant, `After ${before}`);
      return [before, await revision(tenant)] as const;
    }, actor);
  const [, atOnce] = await raised({});
  const [before, still] = await raised({ raisesRevisionsLast: true });
  expect([before, still]).toEqual([atOnce, atOnce]);
  expect(await inBurnie(revision)).toBe(before + 1);
});

test('rolls a completed inner attempt back with the outer one', async () => {
  for (const inner of ['well', 'recovered']) {
    await inBurnie((tenant) => rename(tenant, 'Before'));
    await inBurnie((tenant) =>
      tenant.attempt(
        async () => {
          await rename(tenant, 'Outer');
          await tenant.attempt<unknown>(
            async () => {
              await rename(tenant, 'Inner');
              if (inner === 'recovered') throw new Error('inner');
              return 'went well';
            },
            () => 'inner recovered',
          );
          throw new Error('outer');
        },
        (): unknown => 'outer recovered',
      ),
    );
    expect([inner, await nameNow()]).toEqual([inner, 'Before']);
  }
});

test('rethrows an error that an attempt does not recover, and never recovers one that is retried', async () => {
  const attempt = (error: unknown, answer: string | undefined) => {
    const recover = vi.fn(() => answer);
    const done = inBurnie((tenant) => tenant.attempt(() => Promise.reject(error), recover));
    return { done, recover };
  };
  await expect(attempt(failure('23505'), undefined).done).rejects.toThrow('failed with 23505');
  for (const again of [failure('40001'), failure('40P01')]) {
    const { done, recover } = attempt(again, 'recovered');
    await expect(done).rejects.toThrow(again.message);
    expect(recover).not.toHaveBeenCalled();
  }
});

test('retries serialisation failures, deadlocks and outdated statements at most six times, and nothing else', async () => {
  const outdated = Object.assign(new Error('outdated'), { routine: 'RevalidateCachedQuery' });
  for (const error of [failure('40001'), failure('40P01'), outdated]) {
    const late = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('done');
    expect(await inBurnie(late)).toBe('done');
    expect(late).toHaveBeenCalledTimes(2);
    const never = vi.fn().mockRejectedValue(error);
    await expect(inBurnie(never)).rejects.toThrow(error.message);
    expect(never).toHaveBeenCalledTimes(6);
  }
  for (const error of [failure('23505'), new Error('without a code'), 'no error at all', { code: '40001' }]) {
    const once = vi.fn().mockRejectedValue(error);
    await expect(inBurnie(once)).rejects.toBe(error);
    expect(once).toHaveBeenCalledTimes(1);
  }
});

/** A fake connection that answers by a function and records how it is released. */
function poolOf(answer: (text: string) => Promise<unknown>) {
  const release = vi.fn();
  const client = { query: vi.fn(answer), release };
  return {
    pool: { waitingCount: 0, connect: async () => client } as unknown as pg.Pool,
    clock: testNow,
    release,
  };
}
const actor: TransactionActor = { congregationId: 1, personId: null, operation: 'test.act' };

test('waits before each retry, longer each time and randomised', async () => {
  const waits: number[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    then();
  }) as never);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { pool } = poolOf(async () => ({ rows: [] }));
  await tenantTransaction({ pool, clock: testNow }, actor, () => Promise.reject(failure('40001'))).catch(
    () => {},
  );
  vi.restoreAllMocks();
  expect(waits).toEqual([10, 20, 30, 40, 50]);
});

test('destroys a connection whose rollback fails or whose statements are outdated', async () => {
  const lost = new Error('the line is dead');
  const dead = poolOf(() => Promise.reject(lost));
  await expect(tenantTransaction(dead, actor, () => Promise.reject(new Error('work')))).rejects.toThrow(
    'work',
  );
  expect(dead.release.mock.calls).toEqual([[lost]]);
  const outdated = Object.assign(new Error('outdated'), { routine: 'RevalidateCachedQuery' });
  const old = poolOf(async () => ({ rows: [] }));
  const once = vi.fn().mockRejectedValueOnce(outdated).mockResolvedValue('done');
  expect(await tenantTransaction(old, actor, once)).toBe('done');
  expect(old.release.mock.calls).toEqual([[outdated], [undefined]]);
  const well = poolOf(async () => ({ rows: [] }));
  await expect(tenantTransaction(well, actor, () => Promise.reject(new Error('work')))).rejects.toThrow(
    'work',
  );
  expect(well.release.mock.calls).toEqual([[undefined]]);
});

test('reports a lost database as away', async () => {
  const gone = poolOf(async () => ({ rows: [] }));
  await expect(tenantTransaction(gone, actor, () => Promise.reject(failure('57P01')))).rejects.toBeInstanceOf(
    DatabaseAway,
  );
});
