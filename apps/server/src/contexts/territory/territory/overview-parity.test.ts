/** Compares the overview figures that the database counts with the rules. */

import { keptSince } from '@sheaf/rules/people/congregations/retention';
import { reviewBefore } from '@sheaf/rules/territory/addresses/do-not-call';
import { tryAges } from '@sheaf/rules/territory/territory/overview';
import {
  averageDaysOut,
  isLatelyWorked,
  overviewMonths,
  tryAge,
} from '@sheaf/rules/territory/territory/overview.model';
import { todayIn } from '@sheaf/rules/time/today-in';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressFigures } from '#contexts/territory/addresses/addresses.api';
import { mapFigures } from '#contexts/territory/maps/maps.api';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const day = 86_400_000;
const zones = ['Australia/Hobart', 'Pacific/Honolulu', 'Asia/Kathmandu'];
// In the first time zone it is March already, in the second still the last of February.
const now = new Date('2028-02-29T14:30:00.000Z');

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

const own = () => ({ congregation_id: congregation.id });
const asked = <Result>(query: Parameters<typeof inCongregation<Result>>[2]): Promise<Result> =>
  inCongregation(test, congregation.id, query);
const inZone = (zone: string) =>
  test.database.owner.query('update congregations set timezone_id = $1 where congregation_id = $2', [
    zone,
    congregation.id,
  ]);
const dayBefore = (days: number): string => new Date(now.getTime() - days * day).toISOString().slice(0, 10);

it("the map figures equal those of the rules, in the congregation's time zone", async () => {
  const { owner } = test.database;
  // Many at the limits of the twelve months and of calendar months.
  const ago = fc.oneof(
    fc.nat(420 * day),
    fc.integer({ min: 364 * day, max: 368 * day }),
    fc.nat(40).map((hours) => hours * 3_600_000),
  );
  const rows = randomRows(
    fc.record({
      lastCompleted: fc.option(fc.integer({ min: 360, max: 370 }).map(dayBefore)),
      deleted: fc.constantFrom(true, false, false, false),
      returnedAgo: fc.option(ago),
      daysOut: fc.nat(90),
      personal: fc.boolean(),
      completed: fc.boolean(),
    }),
    300,
  );
  const ids = await insertRows(
    owner,
    'maps',
    rows.map(({ lastCompleted, deleted }, n) => ({
      ...own(),
      number: `O${n}`,
      last_completed: lastCompleted,
      deleted_at: deleted ? now : null,
    })),
  );
  const closed = rows.map(({ returnedAgo, daysOut, personal, completed }) => {
    const returnedAt = returnedAgo === null ? null : now.getTime() - returnedAgo;
    return { returnedAt, assignedAt: (returnedAt ?? now.getTime()) - daysOut * day, personal, completed };
  });
  await insertRows(
    owner,
    'map_assignments',
    closed.map(({ returnedAt, assignedAt, personal, completed }, n) => ({
      ...own(),
      map_id: ids[n],
      personal,
      completed: completed && returnedAt !== null,
      assigned_at: new Date(assignedAt),
      returned_at: returnedAt === null ? null : new Date(returnedAt),
    })),
  );
  const listed = rows.filter(({ deleted }) => !deleted);
  const ended = closed.flatMap(({ returnedAt, ...rest }) =>
    returnedAt === null ? [] : [{ ...rest, returnedAt }],
  );
  for (const zone of zones) {
    await inZone(zone);
    const today = todayIn(zone, now.getTime());
    expect(await asked((tenant) => mapFigures.totals(tenant, now))).toEqual({
      maps: listed.length,
      out: listed.filter(({ returnedAgo }) => returnedAgo === null).length,
      worked: listed.filter(({ lastCompleted }) => isLatelyWorked(lastCompleted, today)).length,
      average: averageDaysOut(ended, keptSince(12, now.getTime())!),
    });
    const months = ended
      .filter(({ completed }) => completed)
      .map(({ returnedAt }) => todayIn(zone, returnedAt).slice(0, 7));
    expect(await asked((tenant) => mapFigures.months(tenant, now))).toEqual(
      overviewMonths(today).map((month) => ({
        month,
        completed: months.filter((one) => one === month).length,
      })),
    );
  }
});

it('ADDR-R26 the database groups not-at-homes by the age of their last attempt like the rule', async () => {
  const map = await congregation.addMap();
  const rows = randomRows(
    fc.record({
      age: fc.oneof(
        fc.nat(100 * day),
        fc
          .constantFrom(7, 31, 92)
          .chain((days) => fc.integer({ min: -1, max: 1 }).map((more) => days * day + more)),
      ),
      attempt: fc.nat(2),
      expired: fc.constantFrom(true, false, false, false),
    }),
    400,
  );
  await insertRows(
    test.database.owner,
    'available_addresses',
    rows.map(({ age, attempt, expired }, n) => ({
      ...own(),
      map_id: map.id,
      street_id: map.streetId,
      house: `${n + 1}`,
      attempt,
      expired,
      adjusted_at: new Date(now.getTime() - age),
    })),
  );
  const tried = rows.filter(({ attempt, expired }) => attempt > 0 && !expired);
  const ages = tried.map(({ age }) => tryAge(now.getTime() - age, now.getTime()));
  expect(await asked((tenant) => addressFigures.tried(tenant, now))).toEqual(
    Object.fromEntries(tryAges.map((age) => [age, ages.filter((one) => one === age).length])),
  );
});

it('a do-not-call is due for review on the same date as by the rule, in every time zone', async () => {
  const map = await congregation.addMap();
  const dates = Array.from({ length: 12 }, (_, n) => dayBefore(725 + n));
  await insertRows(
    test.database.owner,
    'do_not_calls',
    dates.map((date, n) => ({ ...own(), map_id: map.id, street_id: map.streetId, number: n + 1, date })),
  );
  for (const zone of zones) {
    await inZone(zone);
    const before = reviewBefore(todayIn(zone, now.getTime()));
    const due = dates.filter((date) => date < before).length;
    const found = await asked((tenant) => addressFigures.unconfirmed(tenant, now));
    expect({ zone, due: found.get(map.id) }).toEqual({ zone, due });
    expect(due).toBeGreaterThan(0);
    expect(due).toBeLessThan(dates.length);
  }
});
