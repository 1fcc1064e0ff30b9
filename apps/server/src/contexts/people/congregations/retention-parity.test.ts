/** Compares the SQL of retention with its rules. */

import { messageStates } from '@sheaf/rules/messaging/messages/delivery';
import { isOldMessage } from '@sheaf/rules/messaging/messages/delivery.model';
import { isOldNote } from '@sheaf/rules/territory/maps/map-figures.model';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const before = new Date('2026-05-22T03:00:00.000Z');

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

/** Around the instant, and on it. */
const instant = fc.integer({ min: -50, max: 50 }).map((more) => before.getTime() + more);

/** Counts, removes, and counts again. */
async function cleanUp(what: string): Promise<number[]> {
  const source = registry.retention.find((one) => one.what === what)!;
  return inCongregation(test, congregation.id, async (tenant) => [
    await source.count(tenant, before),
    await source.remove(tenant, before),
    await source.count(tenant, before),
  ]);
}

it('SETTINGS-R10 removes the messages that the rule calls old', async () => {
  const rows = randomRows(fc.record({ state: fc.constantFrom(...messageStates), createdAt: instant }), 300);
  const ids = await insertRows(
    test.database.owner,
    'outgoing_messages',
    rows.map(({ state, createdAt }) => ({
      congregation_id: congregation.id,
      channel: 'email',
      recipient: 'ruth@example.org',
      subject: '',
      body: '',
      state,
      created_at: new Date(createdAt),
    })),
  );
  const kept = ids.filter((_, n) => !isOldMessage(rows[n]!, before.getTime()));
  const old = ids.length - kept.length;
  expect(await cleanUp('messages')).toEqual([old, old, 0]);
  const { rows: left } = await test.database.owner.query(
    'select id from outgoing_messages where congregation_id = $1 order by id',
    [congregation.id],
  );
  expect(left.map(({ id }) => id)).toEqual(kept);
  expect(old).toBeGreaterThan(20);
});

it('SETTINGS-R10 removes the notes of assignments that the rule calls old', async () => {
  const map = await congregation.addMap();
  const rows = randomRows(
    fc.record({ note: fc.constantFrom(null, 'A dog', ''), returnedAt: instant }),
    300,
  ).map((row, n) => (n === 0 ? { note: 'Still out', returnedAt: null } : row));
  const ids = await insertRows(
    test.database.owner,
    'map_assignments',
    rows.map(({ note, returnedAt }) => ({
      congregation_id: congregation.id,
      map_id: map.id,
      note,
      assigned_at: new Date(before.getTime() - 1000),
      returned_at: returnedAt === null ? null : new Date(returnedAt),
    })),
  );
  const old = rows.filter((row) => isOldNote(row, before.getTime())).length;
  expect(await cleanUp('notes')).toEqual([old, old, 0]);
  const { rows: left } = await test.database.owner.query(
    'select id from map_assignments where congregation_id = $1 and note is not null order by id',
    [congregation.id],
  );
  expect(left.map(({ id }) => id)).toEqual(
    ids.filter((_, n) => rows[n]!.note !== null && !isOldNote(rows[n]!, before.getTime())),
  );
  expect(old).toBeGreaterThan(20);
});
