import { duties } from '@sheaf/contract/duties/duties';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  meeting = (await fixture.meeting('clam')).id;
});
afterAll(() => test.close());

const rank = async (id: number) =>
  (await test.call(duties.rankCandidates, { as: fixture.planner.token, params: { id } })).data.candidates;

it('MEET-R15 MEET-R21 MEET-R22 MEET-M3 X-FAIR-4 ranks people by turn, with their history, and busy ones last', async () => {
  const gems = await fixture.row(meeting, 'treasures.second');
  const [long, short, never, busy] = [
    await fixture.qualified([4], 'Long'),
    await fixture.qualified([4], 'Short'),
    await fixture.qualified([4], 'Never'),
    await fixture.qualified([4, 3], 'Busy'),
  ];
  const had = async (person: number, week: string) => {
    const { rows } = await test.database.owner.query<{ id: number }>(
      `insert into meetings (congregation_id, type, week, held_on, starts_at, ends_at)
       values ($1, 'clam', $2, $2::date + 2, '19:00', '20:42') returning id`,
      [fixture.congregation.id, week],
    );
    await test.database.owner.query(
      `with part as (insert into meeting_parts (congregation_id, meeting_id, section, key, "order", title, minutes)
         values ($1, $2, 'treasures', 'second', 1, 'Gems', 10) returning id)
       insert into duties (congregation_id, kind, qualification, meeting_id, part_id, week, on_date, starts_at, ends_at, person_id)
       select $1, 'part', 4, $2, id, $3, $3::date + 2, '19:00', '20:42', $4 from part`,
      [fixture.congregation.id, rows[0]!.id, week, person],
    );
  };
  await had(long.id, '2026-03-02');
  await had(short.id, '2026-11-09');
  for (const week of ['2025-06-02', '2025-09-01', '2025-11-03', '2026-01-05']) await had(long.id, week);
  const later = await fixture.row((await fixture.meeting('public')).id, 'talk.chairman');
  await test.database.owner.query('update duties set person_id = $1 where id = $2 and congregation_id = $3', [
    busy.id,
    later.id,
    fixture.congregation.id,
  ]);
  const offered = await rank(gems.id);
  expect(offered.map(({ user }) => user.id)).toEqual([long.id, never.id, short.id, busy.id]);
  expect(offered.map(({ last_assigned }) => last_assigned)).toEqual([
    '2026-03-04',
    '2019-01-01',
    '2026-11-11',
    '2019-01-01',
  ]);
  expect(offered.map(({ reasons }) => reasons[0]!.code)).toEqual([
    'given-ago',
    'never-given',
    'given-ago',
    'same-week',
  ]);
  expect(offered[2]).toMatchObject({
    parts: [{ date: '2026-11-11', kind: 'part', meeting_part_type: 4 }],
    label: null,
    reasons: [
      { code: 'given-ago', weeks: 2 },
      { code: 'load', duties: 1, points: 3 },
    ],
  });
  expect(offered[0]!.parts.map(({ date }) => date)).toEqual([
    '2026-03-04',
    '2026-01-07',
    '2025-11-05',
    '2025-09-03',
  ]);
  expect(offered[2]!.history).toHaveLength(13);
  expect(offered[2]!.history[6]).toBe('own');
  expect(offered[3]).toMatchObject({ has_part: true, label: 'Has a part this week' });
});

it('MEET-D6 treats the later row as the newer of two duties on one day, like the phone', async () => {
  const reading = await fixture.row(meeting, 'treasures.reading');
  const person = await fixture.qualified([5], 'Several');
  await test.database.owner.query(
    `with part as (insert into meeting_parts (congregation_id, meeting_id, section, key, "order", title, minutes)
       select $1, $2, 'living', 'first', 20 + place, 'Part', 5 from generate_series(1, 5) place returning id, "order")
     insert into duties (congregation_id, kind, qualification, meeting_id, part_id, week, on_date, starts_at, ends_at, person_id)
     select $1, 'part', (array[3, 4, 9, 10, 8])["order" - 20], $2, id, '2026-03-02', '2026-03-04', '19:00', '20:42', $3
     from part order by "order"`,
    [fixture.congregation.id, meeting, person.id],
  );
  const offered = (await rank(reading.id)).find(({ user }) => user.id === person.id)!;
  expect(offered.parts.map(({ meeting_part_type }) => meeting_part_type)).toEqual([8, 10, 9, 4]);
});

it('X-FAIR-3 X-FAIR-5 a newcomer waits from the day of the qualification, and has a reason with the first turn', async () => {
  const student = await fixture.row(meeting, 'ministry.first');
  const [newcomer, never] = [await fixture.qualified([6], 'Newcomer'), await fixture.qualified([6], 'Never')];
  await test.database.owner.query(
    `insert into qualified_since (congregation_id, person_id, qualification, since) values ($1, $2, 6, '2026-11-20')
     on conflict (congregation_id, person_id, qualification, responsibility_id) do update set since = excluded.since`,
    [fixture.congregation.id, newcomer.id],
  );
  const offered = await rank(student.id);
  expect(offered.map(({ user }) => user.id)).toEqual([never.id, newcomer.id]);
  expect(offered[1]!.reasons).toMatchObject([
    { code: 'new-here', since: '2026-11-20' },
    { code: 'never-given' },
    { code: 'load', duties: 0, points: 0 },
  ]);
});

it('X-FAIR-6 only planners of people learn who is on reserve, and the share of people with another pace', async () => {
  const study = await fixture.row(meeting, 'living.first');
  const reserve = await fixture.qualified([10], 'Reserve');
  const usual = await fixture.qualified([10], 'Usual');
  await test.database.owner.query(
    `insert into person_limits (congregation_id, person_id, area, pace) values ($1, $2, 'programme', 'reserve')`,
    [fixture.congregation.id, reserve.id],
  );
  const seen = async (as: string) =>
    (await test.call(duties.rankCandidates, { as, params: { id: study.id } })).data.candidates.map(
      ({ user, reasons }) => [user.id, reasons.map(({ code }) => code), reasons.at(-1)],
    );
  const load = { code: 'load', duties: 0, points: 0, share: 0 };
  const keeper = await fixture.congregation.addPerson({ roles: [1] });
  expect(await seen(keeper.token)).toEqual([
    [usual.id, ['never-given', 'load'], load],
    [reserve.id, ['reserve', 'never-given', 'load'], load],
  ]);
  expect(await seen(fixture.planner.token)).toEqual([
    [usual.id, ['never-given', 'load'], load],
    [reserve.id, ['never-given', 'load'], { ...load, share: null }],
  ]);
});

it('MEET-R20 sends the same number of queries for forty people as for two', async () => {
  const { id } = await fixture.row(meeting, 'living.study');
  const countQueries = async (): Promise<number> => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await rank(id);
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  };
  await Promise.all([fixture.qualified([11]), fixture.qualified([11])]);
  await rank(id);
  const few = await countQueries();
  for (let person = 0; person < 38; person += 1) await fixture.qualified([11]);
  expect(await rank(id)).toHaveLength(40);
  expect(few).toBeGreaterThan(3);
  expect(await countQueries()).toBe(few);
});
