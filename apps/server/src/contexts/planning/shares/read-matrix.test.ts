import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { shares } from '@sheaf/contract/planning/shares/shares';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let elder: SeededPerson;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Matrix ${number}`);
  elder = await fixture.qualified([2, 4, 5], 'Silas');
});

const to = '2027-02-21';
const read = (query: object = {}, as = fixture.planner.token) =>
  test.call(shares.readMatrix, { as, query: { from: thisWeek, to, ...query } });
const rowOf = async (person: SeededPerson, as?: string, query: object = {}) =>
  (await read(query, as)).data.people.find(({ id }) => id === person.id);
const run = (sql: string, values: unknown[]) =>
  test.database.owner.query(sql, [fixture.congregation.id, ...values]);
const give = async (place: string, person: SeededPerson, week = thisWeek) => {
  const meeting = await fixture.meeting('clam', week);
  const { id } = await fixture.row(meeting.id, place);
  await run('update duties set person_id = $3 where congregation_id = $1 and id = $2', [id, person.id]);
};
const isAway = (person: SeededPerson, first: string, last: string) =>
  run('insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4)', [
    person.id,
    first,
    last,
  ]);
/** Cannot on any evening of the week, and on Sunday. */
const isBusy = (person: SeededPerson) =>
  run(
    `insert into unavailable_times (congregation_id, person_id, days, from_at, to_at) values ($1, $2, 127, '00:00', '24:00')`,
    [person.id],
  );
const limit = (person: SeededPerson, pace: string) =>
  run(`insert into person_limits (congregation_id, person_id, area, pace) values ($1, $2, 'all', $3)`, [
    person.id,
    pace,
  ]);

it('X-FAIR-41 shows duties by day, absences and the even share of everybody who may have a duty', async () => {
  const other = await fixture.qualified([4], 'Titus');
  const nobody = await fixture.congregation.addPerson();
  await give('treasures.second', elder);
  await give('treasures.second', elder, '2026-11-30');
  await isAway(elder, '2026-12-09', '2026-12-15');
  const { status, data } = await read();
  expect(status).toBe(200);
  expect([data.from, data.weeks, data.areas]).toEqual([thisWeek, 13, ['programme']]);
  const row = data.people.find(({ id }) => id === elder.id)!;
  expect(row.duties.filter((_, at) => at % 2 === 0).map((day) => Math.floor(day / 7))).toEqual([0, 1]);
  expect(row.duties.filter((_, at) => at % 2 === 1).map((kind) => data.kinds[kind])).toEqual([
    { area: 'programme', kind: 'part', meeting_part_type: 4, responsibility: null, label: null },
    { area: 'programme', kind: 'part', meeting_part_type: 4, responsibility: null, label: null },
  ]);
  expect(row.away).toEqual([[16, 22]]);
  expect([row.even, data.people.find(({ id }) => id === other.id)!.even]).toEqual([1, 1]);
  expect(data.people.map(({ id }) => id)).not.toContain(nobody.id);
  expect(data.open).toHaveLength(13);
  expect(data.open[0]).toBeGreaterThan(5);
});

it('X-FAIR-41 refuses more than 26 weeks, a reversed span and a group of another congregation on their fields', async () => {
  const wrong = async (query: object) => {
    const { status, problem } = await read(query);
    return [status, Object.keys(problem.errors ?? {})];
  };
  expect((await read({ to: '2027-05-23' })).status).toBe(200);
  expect(await wrong({ to: '2027-05-24' })).toEqual([422, ['to']]);
  expect(await wrong({ to: '2026-11-01' })).toEqual([422, ['to']]);
  const elsewhere = await openMeetingFixture(test, `Elsewhere ${number}`);
  const { rows } = await test.database.owner.query(
    `insert into groups (congregation_id, name) values ($1, 'North') returning id`,
    [elsewhere.congregation.id],
  );
  expect(await wrong({ group: Number(rows[0].id) })).toEqual([422, ['group']]);
  expect((await read({}, elsewhere.planner.token)).data.people.map(({ id }) => id)).not.toContain(elder.id);
});

it('X-FAIR-41 lists only the people of a group, with the shares among everybody', async () => {
  const { rows } = await run(
    `insert into groups (congregation_id, name) values ($1, 'South') returning id`,
    [],
  );
  const group = Number(rows[0].id);
  await run('update people set group_id = $3 where congregation_id = $1 and id = $2', [elder.id, group]);
  await fixture.qualified([4], 'Titus');
  await give('treasures.second', elder);
  await give('treasures.second', elder, '2026-11-30');
  const { data } = await read({ group });
  expect(data.people.map(({ id, even }) => [id, even])).toEqual([[elder.id, 1]]);
});

it('X-FAIR-41.2 only planners read it, and only the areas that they plan', async () => {
  const publisher = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  expect((await read({}, publisher.token)).status).toBe(403);
  await give('treasures.second', elder);
  const attendants = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  const { data } = await read({}, attendants.token);
  expect([data.areas, data.kinds]).toEqual([['duties'], []]);
  expect(data.people.map(({ id }) => id)).not.toContain(elder.id);
  expect((await read({ area: 'duties' })).data.areas).toEqual([]);
});

it('X-FAIR-41.2 shows weeks in which a person cannot only with the permission, and never a reason', async () => {
  await give('prelude.chairman', elder);
  await isBusy(elder);
  await isAway(elder, '2026-12-09', '2026-12-15');
  await run(
    `insert into planning_dates (congregation_id, person_id, counts_from, note) values ($1, $2, '2026-11-01', 'canary')`,
    [elder.id],
  );
  const overseer = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings.assign', 'settings.users.qualifications'],
  });
  expect((await rowOf(elder, overseer.token))!.cannot).toContain(0);
  expect((await rowOf(elder))!.cannot).toEqual([]);
  for (const as of [overseer.token, fixture.planner.token])
    expect(JSON.stringify((await read({}, as)).data)).not.toContain('canary');
});

it('X-FAIR-41.3 the even share depends on the pace of a person only with the permission', async () => {
  const other = await fixture.qualified([4], 'Titus');
  for (const week of [thisWeek, '2026-11-30', '2026-12-07', '2026-12-14'])
    await give('treasures.second', other, week);
  const overseer = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings.assign', 'settings.users.qualifications'],
  });
  const before = await rowOf(elder);
  await limit(elder, 'reserve');
  expect(await rowOf(elder)).toEqual(before);
  expect(before!.even).toBeGreaterThan(0);
  expect((await rowOf(elder, overseer.token))!.even).toBe(0);
});

it('X-FAIR-64 names the duties of one person by their ids', async () => {
  await give('treasures.second', elder);
  await give('treasures.first', elder, '2026-11-30');
  await give('treasures.first', await fixture.qualified([4], 'Titus'));
  const { data } = await read({ person: elder.id });
  expect(data.people.map(({ id }) => id)).toEqual([elder.id]);
  const ids = [
    (await fixture.row((await fixture.meeting('clam')).id, 'treasures.second')).id,
    (await fixture.row((await fixture.meeting('clam', '2026-11-30')).id, 'treasures.first')).id,
  ];
  expect(data.people[0]!.ids).toEqual(ids);
  expect((await rowOf(elder))!.ids).toBeUndefined();
  const stranger = await openMeetingFixture(test, `Matrix of others ${number}`);
  expect((await read({ person: elder.id }, stranger.planner.token)).data.people).toEqual([]);
});

it('X-FAIR-63 adds the proposals of a draft to the people, and refuses a draft that the caller may not see', async () => {
  const meeting = await fixture.meeting('clam', '2026-11-30');
  const { data: draft } = await test.call(drafts.fillMeeting, {
    as: fixture.planner.token,
    params: { id: meeting.id },
    body: {},
  });
  const proposed = draft.places.filter(({ user_id }) => user_id === elder.id);
  expect(proposed.length).toBeGreaterThan(0);
  const { data } = await read({ draft: draft.id });
  const row = data.people.find(({ id }) => id === elder.id)!;
  const days = Array.from({ length: row.proposed!.length / 2 }, (_, at) => row.proposed![2 * at]);
  expect(days).toEqual(proposed.map(() => 9));
  expect(data.kinds[row.proposed![1]!]!.area).toBe('programme');
  expect(row.duties).toEqual([]);
  expect((await rowOf(elder))!.proposed).toBeUndefined();
  const attendant = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  const other = await openMeetingFixture(test, `Matrix elsewhere ${number}`);
  for (const [id, token] of [
    [draft.id, attendant.token],
    [draft.id, other.planner.token],
    [draft.id + 1000, fixture.planner.token],
  ] as const) {
    const refused = await read({ draft: id }, token);
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, ['draft']]);
  }
});

it('X-FAIR-41.4 the reply for 120 people and 26 weeks is at most 40 kB', async () => {
  const { id: meeting } = await fixture.meeting('clam');
  await run(
    `with added as (
      insert into people (congregation_id, first_name, last_name, gender)
      select $1, 'Bartholomew', 'Featherstone ' || n, 1 from generate_series(1, 120) n returning id
    ), kinds as (
      insert into responsibilities (congregation_id, label, kind, frequency, anchor)
      select $1, 'Door ' || n, 'attendant', 'meeting', '2026-11-23' from generate_series(0, 25) n returning id
    ), numbered as (select id, row_number() over (order by id) - 1 as week from kinds)
    insert into duties (congregation_id, kind, meeting_id, responsibility_id, place, week, on_date, starts_at, ends_at, person_id)
    select $1, 'responsibility', $2, k.id, row_number() over (partition by k.id), date '2026-11-23' + k.week::int * 7,
      date '2026-11-25' + k.week::int * 7, '19:00', '20:00', a.id
    from added a cross join numbered k`,
    [meeting],
  );
  const attendants = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  const asked = () => read({ to: '2027-05-23' }, attendants.token);
  const { data } = await asked();
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const started = performance.now();
    await asked();
    times.push(Math.round(performance.now() - started));
  }
  console.log(`matrix of ${data.people.length} people: ${Math.min(...times)} ms`);
  expect(data.people.filter(({ duties }) => duties.length === 52)).toHaveLength(120);
  expect(JSON.stringify(data).length).toBeLessThanOrEqual(40_000);
});
