/** Compares the SQL of absences with its rule. */
import { isAway, listedSince } from '@sheaf/rules/people/absences/away';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshAbsences } from '#contexts/people/absences/absences.jobs';
import { away } from '#contexts/people/absences/absences.store';
import { people } from '#contexts/people/people/people.store';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const day = (number: number): string =>
  new Date(Date.UTC(2026, 10, 22) + number * 86_400_000).toISOString().slice(0, 10);

it('USERS-O5 marks the people that the rule calls away, by the date of the congregation', async () => {
  const { owner } = test.database;
  const congregation = await seedCongregation(owner);
  const members: number[] = [];
  for (let n = 0; n < 12; n += 1) members.push((await congregation.addPerson()).id);
  const rows = randomRows(
    fc
      .record({
        person: fc.constantFrom(...members),
        start: fc.integer({ min: -4, max: 4 }),
        days: fc.nat(2),
        present: fc.boolean(),
      })
      .map(({ start, days, ...rest }) => ({ ...rest, start_date: day(start), end_date: day(start + days) })),
    40,
  );
  await insertRows(
    owner,
    'away_dates',
    rows.map(({ person, start_date, end_date, present }) => ({
      congregation_id: congregation.id,
      person_id: person,
      starts_on: start_date,
      ends_on: end_date,
      present,
    })),
  );
  // Half past one in the night of the 23rd in Hobart, noon of the 22nd in Honolulu.
  const now = new Date('2026-11-22T14:30:00Z');
  for (const [zone, today] of [
    ['Australia/Hobart', day(1)],
    ['Pacific/Honolulu', day(0)],
  ] as const) {
    await owner.query('update congregations set timezone_id = $1 where congregation_id = $2', [
      zone,
      congregation.id,
    ]);
    await inCongregation(test, congregation.id, (tenant) => refreshAbsences.run(tenant, now));
    const listed = await inCongregation(test, congregation.id, (tenant) => people.list(tenant));
    expect(listed.map((person) => ({ id: person.id, away: person.away }))).toEqual(
      members.map((id) => ({ id, away: rows.some((row) => row.person === id && isAway(row, today)) })),
    );
    expect(new Set(listed.map((person) => person.away)).size).toBe(2);
  }
});

it('USERS-R18 returns the absences that the rule lists', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const { id: person_id } = await congregation.addPerson();
  const ends = [-370, -367, -366, -365, 0].map(day);
  await insertRows(
    test.database.owner,
    'away_dates',
    ends.map((end) => ({
      congregation_id: congregation.id,
      person_id,
      starts_on: end,
      ends_on: end,
      present: false,
    })),
  );
  const since = listedSince(day(0));
  const found = await inCongregation(test, congregation.id, (tenant) => away.list(tenant, since, person_id));
  expect(found.map((row) => row.ends_on)).toEqual(ends.filter((end) => end >= since));
  expect(found).toHaveLength(3);
});
