/** Compares the maps and addresses that the database selects for reminders with the rules. */

import { weekOf } from '@sheaf/rules/automatic-messages/automatic';
import { addressesGoingBack as goingBack, warnsOf } from '@sheaf/rules/territory/addresses/reminders';
import { assignedReminders, overdueReminders } from '@sheaf/rules/territory/maps/reminders';
import { isHeldNow } from '@sheaf/rules/territory/maps/reminders.model';
import { todayIn } from '@sheaf/rules/time/today-in';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { plantAddresses, plantMaps } from '#platform/testing/random-territory';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const day = 86_400_000;
const now = new Date('2026-11-22T03:00:00.000Z');
const zone = 'Australia/Hobart';
const [cutoffDays, stagnantDays, timeoutDays] = [60, 30, 14];

let test: TestApp;
let congregation: SeededCongregation;
let people: number[];

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  people = [];
  for (let n = 0; n < 3; n += 1) people.push((await congregation.addPerson()).id);
  await test.database.owner.query(
    `update congregations set assigned_map_cutoff = $1, stagnant_map_threshold = $2, address_timeout = $3, timezone_id = $4
     where congregation_id = $5`,
    [cutoffDays, stagnantDays, timeoutDays, zone, congregation.id],
  );
});
afterAll(() => test.close());

const sourceOf = (kind: string) => registry.dueReminders.find((source) => source.kind === kind)!;
const dueOf = async (kind: string) =>
  (
    await inCongregation(test, congregation.id, (tenant) =>
      sourceOf(kind).due(tenant, { now, zone, settledUntil: now }),
    )
  ).map(({ personId, effect, values }) => ({ personId, effect, ...values('en') }));
const causesOf = (kind: string, since: Date) =>
  inCongregation(test, congregation.id, (tenant) => sourceOf(kind).causesSince(tenant, since, { now, zone }));

/** Maps with one assignment each, held or returned, many with ages at the limits. */
async function plantHeld() {
  const own = { congregation_id: congregation.id };
  const rarely = fc.constantFrom(true, false, false, false);
  const around = (days: number) => fc.integer({ min: -1, max: 1 }).map((more) => days * day + more);
  const rows = randomRows(
    fc.record({
      deleted: rarely,
      closed: rarely,
      returned: rarely,
      personal: rarely,
      personId: fc.constantFrom(null, ...people),
      idle: fc.oneof(fc.nat(60 * day), around(stagnantDays), around(stagnantDays + 1)),
      age: fc.oneof(fc.nat(100 * day), around(1), around(cutoffDays), around(cutoffDays + 1)),
    }),
    1200,
  ).map((row) => ({
    ...row,
    assignedAt: now.getTime() - row.age,
    lastActivityAt: now.getTime() - row.idle,
  }));
  const maps = await insertRows(
    test.database.owner,
    'maps',
    rows.map(({ deleted }, n) => ({ ...own, number: `H${n}`, deleted_at: deleted ? now : null })),
  );
  const assignments = await insertRows(
    test.database.owner,
    'map_assignments',
    rows.map(({ closed, personal, assignedAt, lastActivityAt }, n) => ({
      ...own,
      map_id: maps[n],
      personal,
      assigned_at: new Date(assignedAt),
      last_activity_at: new Date(lastActivityAt),
      returned_at: closed ? now : null,
    })),
  );
  const holders = await insertRows(
    test.database.owner,
    'map_assignment_holders',
    rows.map(({ personId, returned, assignedAt }, n) => ({
      ...own,
      assignment_id: assignments[n],
      person_id: personId,
      holder_name: personId === null ? 'A Name' : null,
      assigned_at: new Date(assignedAt),
      returned_at: returned ? now : null,
    })),
  );
  return rows.map((row, n) => ({ ...row, holderId: holders[n]!, number: `H${n}` }));
}

it('MSG-R12 the database reminds of the same assigned and overdue maps as the rules', async () => {
  const rows = await plantHeld();
  const held = rows.filter(isHeldNow);
  const flat = (reminders: ReturnType<typeof assignedReminders>) =>
    reminders.map(({ values, phrase: _, ...rest }) => ({ ...rest, ...values }));
  const assigned = flat(assignedReminders(held, { now: now.getTime(), settledUntil: now.getTime() }));
  const week = weekOf(todayIn(zone, now.getTime()));
  const overdue = flat(overdueReminders(held, { cutoffDays, stagnantDays, week, now: now.getTime() }));
  expect(await dueOf('map-assigned')).toEqual(assigned);
  expect(await dueOf('map-overdue')).toEqual(overdue);
  expect(Math.min(assigned.length, overdue.length)).toBeGreaterThan(5);
  // MSG-R3: the monthly estimate uses the same rows.
  expect(await causesOf('map-overdue', now)).toBe(4 * overdue.length);
  const since = now.getTime() - 30 * day;
  expect(await causesOf('map-assigned', new Date(since))).toBe(
    rows.filter(({ assignedAt }) => assignedAt > since).length,
  );
});

it('MSG-R12 the database reminds of the same ending reservations as the rule', async () => {
  const { owner } = test.database;
  const maps = await plantMaps(owner, congregation.id, { count: 5, people, now });
  const addresses = await plantAddresses(owner, congregation.id, maps, {
    count: 600,
    people,
    timeoutDays,
    now,
  });
  const kept = addresses.flatMap(({ id, reservation, expired }) =>
    reservation ? [{ id, personId: reservation.personId, keptAt: reservation.reservedAt, expired }] : [],
  );
  const today = todayIn(zone, now.getTime());
  const byRule = goingBack(
    kept.filter(({ expired }) => !expired),
    { timeoutDays, zone },
  ).filter(({ date }) => warnsOf(date, timeoutDays, today));
  const tell = ({ effect, count }: { effect: string; count?: unknown }): string => `${effect} ${count}`;
  expect((await dueOf('address-timeout')).map(tell).sort()).toEqual(byRule.map(tell).sort());
  expect(byRule.length).toBeGreaterThan(3);
  const since = now.getTime() - 10 * day;
  const lately = kept.filter(({ keptAt }) => keptAt > since);
  expect(await causesOf('address-timeout', new Date(since))).toBe(
    goingBack(lately, { timeoutDays, zone }).length,
  );
});
