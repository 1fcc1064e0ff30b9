/** People affected by an event that is about to be saved. */
import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const week = '2026-12-07';

let test: TestApp;
let fixture: TalkFixture;
let keeper: SeededPerson;
let reader: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Concerned');
  keeper = await fixture.congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add', 'settings.events.edit'],
  });
  reader = await fixture.qualified([5], 'Enoch');
  const { id } = await fixture.row((await fixture.meeting('clam', week)).id, 'treasures.reading');
  await test.call(duties.fillDuty, {
    as: fixture.planner.token,
    params: { id },
    body: { user_id: reader.id },
  });
  await fixture.book(week);
});
afterAll(() => test.close());

const concerned = async (query: object, as = keeper) =>
  test.call(meetings.listConcerned, { as: as.token, query: query as never });
const assembly = { type: 'assembly', start_date: '2026-12-12T09:30', end_date: '2026-12-13T16:00' };

const midweek = {
  type: 'clam',
  local_date: '2026-12-09',
  because: 'cancelled',
  people: [{ name: 'Enoch Hollis', what: expect.stringContaining('Bible reading') }],
};
const weekend = {
  type: 'public',
  local_date: '2026-12-13',
  people: [{ user_id: null, name: 'Martin Calloway, Devonport', what: '12.' }],
};

it('EVENTS-R9 names the people assigned in meetings that an assembly cancels, and saves nothing', async () => {
  const { data } = await concerned(assembly);
  expect(data.meetings).toMatchObject([midweek, { ...weekend, because: 'cancelled' }]);
  expect((await test.call(events.listEvents, { as: keeper.token })).data).toEqual([]);
});

it('EVENTS-R9 lists a responsibility once, by its own name', async () => {
  const { owner } = test.database;
  const { id: meeting } = await fixture.meeting('clam', week);
  await owner.query(
    `with made as (insert into responsibilities (congregation_id, label, kind, frequency, anchor)
       values ($1, 'Main door', 'attendant', 'week', '2026-11-23') returning id)
     insert into duties (congregation_id, kind, meeting_id, responsibility_id, hall, place, week, on_date, starts_at, ends_at, person_id)
     select $1, 'responsibility', m.id, made.id, 1, 1, m.week, m.held_on, m.starts_at, m.ends_at, $3
     from made, meetings m where m.congregation_id = $1 and m.id = $2`,
    [fixture.congregation.id, meeting, keeper.id],
  );
  const { data } = await concerned(assembly);
  const own = data.meetings[0]!.people.filter(({ user_id }) => user_id === keeper.id);
  expect(own.map(({ what }) => what)).toEqual(['Main door']);
  await owner.query('delete from responsibilities where congregation_id = $1', [fixture.congregation.id]);
});

it('EVENTS-R9 lists the people of the meeting that a Memorial cancels, and the speaker whose talk a visit replaces', async () => {
  const memorial = await concerned({ type: 'memorial', start_date: '2026-12-10T19:00' });
  expect(memorial.data.meetings).toMatchObject([midweek]);
  expect((await concerned({ type: 'co', start_date: '2026-12-08T19:00' })).data.meetings).toMatchObject([
    { ...weekend, because: 'talk' },
  ]);
  const moving = { type: 'co', start_date: '2026-12-08T19:00', moves_midweek: 'true' };
  expect((await concerned(moving)).data.meetings).toMatchObject([
    { ...midweek, because: 'moved' },
    { ...weekend, because: 'talk' },
  ]);
  const silent = { type: 'co', start_date: '2026-12-08T19:00', has_speaker: 'false' };
  expect((await concerned(silent)).data.meetings).toEqual([]);
  expect((await concerned({ type: 'bee', start_date: '2026-12-10T09:00' })).data.meetings).toEqual([]);
});

it('EVENTS-R9 lists only newly affected people when an event is changed, and no past meetings', async () => {
  const { data } = await test.call(events.addEvent, {
    as: keeper.token,
    body: { ...assembly, type: 'assembly', cancels_meeting: 'public' },
  });
  const change = { ...assembly, id: data.id };
  expect((await concerned({ ...change, cancels_meeting: 'public' })).data.meetings).toEqual([]);
  expect((await concerned(change)).data.meetings).toMatchObject([midweek]);
  test.setNow(new Date('2026-12-12T10:00:00Z'));
  expect((await concerned(change)).data.meetings).toEqual([]);
});

it('EVENTS-R9 requires the permission to save events', async () => {
  expect((await concerned(assembly, fixture.planner)).status).toBe(403);
});
