import { shares } from '@sheaf/contract/planning/shares/shares';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let elder: SeededPerson;
let other: SeededPerson;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Fairness ${number}`);
  elder = await fixture.qualified([4], 'Silas');
  other = await fixture.qualified([4], 'Titus');
  for (const week of ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'])
    await give(week, elder);
  test.setNow(new Date('2026-12-27T10:00:00Z'));
});

async function give(week: string, person: SeededPerson): Promise<void> {
  const { id } = await fixture.row((await fixture.meeting('clam', week)).id, 'treasures.second');
  await test.database.owner.query('update duties set person_id = $3 where congregation_id = $1 and id = $2', [
    fixture.congregation.id,
    id,
    person.id,
  ]);
}
const read = (query: object = {}, as = fixture.planner.token) =>
  test.call(shares.readFairness, { as, query });
const rowsOf = async (as?: string) => new Map((await read({}, as)).data.people.map((row) => [row.id, row]));

it('X-FAIR-42 shows what people had against an even share, the longest wait, and the spread', async () => {
  const { status, data } = await read({ months: 3 });
  expect(status).toBe(200);
  expect([data.from, data.to]).toEqual(['2026-09-27', '2026-12-27']);
  expect(data.people.map(({ id, had, even, is_new }) => [id, had, even, is_new])).toEqual(
    expect.arrayContaining([
      [elder.id, 5, 3, false],
      [other.id, 0, 3, false],
    ]),
  );
  expect(data.people.find(({ id }) => id === other.id)!.wait).toEqual({ weeks: 13, turn: 2 });
  expect(data.spread!.largest).toBeGreaterThan(3);
  expect(data.spread!.gini).toBe(0.5);
  expect((await read({ kind: 'prayer' })).data).toMatchObject({ people: [], spread: null });
});

it('X-FAIR-42.2 less than four weeks are too little to compare', async () => {
  test.setNow(new Date('2026-12-12T10:00:00Z'));
  expect((await read()).data).toMatchObject({ people: [], spread: null });
});

it('X-FAIR-42.3 only planners read it, of their own areas and congregation', async () => {
  const publisher = await fixture.congregation.addPerson();
  expect((await read({}, publisher.token)).status).toBe(403);
  const attendants = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  expect((await read({}, attendants.token)).data).toMatchObject({
    people: [],
    kinds: ['responsibility', 'task', 'help', 'special-duty'],
  });
  const elsewhere = await openMeetingFixture(test, `Elsewhere ${number}`);
  test.setNow(new Date('2026-12-27T10:00:00Z'));
  expect((await read({}, elsewhere.planner.token)).data.people).toEqual([]);
});

it('X-FAIR-42.3 pace and the day set by hand show only to those who may know them', async () => {
  const overseer = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings.assign', 'settings.users.qualifications'],
  });
  const before = await rowsOf();
  await test.database.owner.query(
    `insert into person_limits (congregation_id, person_id, area, pace) values ($1, $2, 'all', 'half')`,
    [fixture.congregation.id, other.id],
  );
  await test.database.owner.query(
    `insert into planning_dates (congregation_id, person_id, counts_from, note) values ($1, $2, '2026-12-01', 'canary')`,
    [fixture.congregation.id, other.id],
  );
  expect(await rowsOf()).toEqual(before);
  const told = await rowsOf(overseer.token);
  expect(told.get(other.id)!.is_new).toBe(true);
  expect(told.get(other.id)!.even).toBeLessThan(before.get(other.id)!.even);
  expect(JSON.stringify([...told.values()])).not.toContain('canary');
});
