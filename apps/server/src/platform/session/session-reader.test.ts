/** Batched session reads, on a pool that answers on demand. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { type Changes, ofTheWorld } from '#platform/database/changes';
import { hashSecret } from '#platform/secrets';
import { markUsed, openSessionReader, type SessionRow } from '#platform/session/session.store';

const congregation = 4_000_000_007;
const start = new Date('2026-11-20T08:00:00Z');
const hashOf = (number: number): Buffer => hashSecret(String(number));
const rowOf = (hash: Buffer): SessionRow =>
  ({ token_hash: hash, congregation_id: congregation, last_used_at: start }) as SessionRow;

interface Query {
  hashes: Buffer[];
  answer(): Promise<void>;
  fail(): Promise<void>;
}

function slowPool() {
  const queries: Query[] = [];
  const query = ({ values: [hashes] }: { values: [Buffer[]] }) =>
    new Promise((resolve, reject) => {
      queries.push({
        hashes,
        async answer() {
          resolve({ rows: hashes.map(rowOf) });
          await nextTurn();
        },
        async fail() {
          reject(new Error('away'));
          await nextTurn();
        },
      });
    });
  return { pool: { query } as unknown as Pool, queries };
}

/** Fake change notifications of a test. */
function toldChanges() {
  const listeners = { change: (_congregation: number): void => {}, silence: (): void => {} };
  const heard = { hearing: true, changed: new Set<number>() };
  const changes: Partial<Changes> = {
    hearing: () => heard.hearing,
    current: () => heard.hearing,
    watch: () => ({ heard: (id) => heard.changed.has(id), end: () => {} }),
    onChange(listener) {
      listeners.change = listener;
    },
    onSilence(listener) {
      listeners.silence = listener;
    },
  };
  return { changes: changes as Changes, listeners, heard };
}

it('shares the next query among callers that wait, with at most three concurrent queries', async () => {
  const { pool, queries } = slowPool();
  const reader = openSessionReader(pool);
  const found = [];
  for (let number = 1; number <= 6; number += 1) {
    found.push(reader.find(hashOf(number)), reader.find(hashOf(number)));
    await nextTurn();
  }
  expect(queries.map(({ hashes }) => hashes.length)).toEqual([1, 1, 1]);
  await queries[0]!.answer();
  expect(queries.map(({ hashes }) => hashes.length)).toEqual([1, 1, 1, 3]);
  // Without waiting callers, the end of a query starts no other one.
  for (const query of queries.slice(1)) await query.answer();
  expect(queries).toHaveLength(4);
  const rows = await Promise.all(found);
  expect(rows.map((row) => row!.token_hash)).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap((number) => [hashOf(number), hashOf(number)]),
  );
  // Each finished query frees a slot: three run again.
  for (let number = 7; number <= 10; number += 1) {
    void reader.find(hashOf(number));
    await nextTurn();
  }
  expect(queries).toHaveLength(7);
});

it('fails all callers that share a failed query, and reads waiting ones after it', async () => {
  const { pool, queries } = slowPool();
  const reader = openSessionReader(pool);
  const first = [1, 1].map((number) => reader.find(hashOf(number)));
  const settled = Promise.allSettled(first);
  await nextTurn();
  for (const number of [2, 3]) {
    void reader.find(hashOf(number));
    await nextTurn();
  }
  const waiting = reader.find(hashOf(4));
  await queries[0]!.fail();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(queries).toHaveLength(4);
  await queries[3]!.answer();
  expect((await waiting)?.token_hash).toEqual(hashOf(4));
});

it('drops cached sessions on a change of their congregation or world data, and on a lost subscription', async () => {
  const { pool, queries } = slowPool();
  const { changes, listeners } = toldChanges();
  const reader = openSessionReader(pool, changes);
  const read = async (): Promise<void> => {
    const row = reader.find(hashOf(1));
    await nextTurn();
    await queries.at(-1)?.answer();
    expect((await row)?.token_hash).toEqual(hashOf(1));
  };
  const reads = async (): Promise<number> => {
    const before = queries.length;
    await read();
    await read();
    return queries.length - before;
  };
  expect(await reads()).toBe(1);
  expect(await reads()).toBe(0);
  listeners.change(congregation + 1);
  expect(await reads()).toBe(0);
  listeners.change(congregation);
  expect(await reads()).toBe(1);
  listeners.change(ofTheWorld);
  expect(await reads()).toBe(1);
  listeners.silence();
  expect(await reads()).toBe(1);
});

it('does not cache a session read without a subscription or during a change of its congregation', async () => {
  for (const unsafe of ['silent', 'changed']) {
    const { pool, queries } = slowPool();
    const { changes, heard } = toldChanges();
    const reader = openSessionReader(pool, changes);
    if (unsafe === 'silent') heard.hearing = false;
    else heard.changed.add(congregation);
    const row = reader.find(hashOf(1));
    await nextTurn();
    await queries[0]!.answer();
    await row;
    heard.hearing = true;
    expect([unsafe, reader.find(hashOf(1)) instanceof Promise]).toEqual([unsafe, true]);
  }
});

it('retries marking a session as used with the next request after a failure', async () => {
  const session = rowOf(hashOf(1));
  const query = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ rows: [] });
  const pool = { query } as unknown as Pool;
  const later = new Date('2026-11-20T10:00:00Z');
  await expect(markUsed(pool, session, later)).rejects.toThrow('away');
  expect(session.last_used_at).toEqual(start);
  await markUsed(pool, session, later);
  expect(session.last_used_at).toEqual(later);
});

it('evicts the least recently used of more than fifty thousand sessions, during any changes', async () => {
  const { pool, queries } = slowPool();
  const { changes, listeners } = toldChanges();
  const reader = openSessionReader(pool, changes);
  const read = async (numbers: readonly number[]): Promise<number> => {
    const before = queries.length;
    const rows = numbers.map((number) => reader.find(hashOf(number)));
    await nextTurn();
    await queries[before]?.answer();
    await Promise.all(rows);
    return queries.length - before;
  };
  const most = 50_000;
  const numbers = Array.from({ length: most }, (_, number) => number);
  expect(await read(numbers)).toBe(1);
  expect(await read([0])).toBe(0);
  expect(await read([most])).toBe(1);
  expect(await read([0])).toBe(0);
  expect(await read([1])).toBe(1);
  listeners.change(congregation);
  expect(await read([0])).toBe(1);
});
