import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
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
let naomi: SeededPerson;
let hannah: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Naomi has two parts and an address, Hannah helps her and has none. */
beforeEach(async () => {
  fixture = await openMeetingFixture(test);
  const meeting = (await fixture.meeting('clam')).id;
  naomi = await fixture.qualified([6, 7], 'Naomi');
  hannah = await fixture.qualified([18], 'Hannah');
  const first = await fixture.row(meeting, 'ministry.first');
  await fill(first.id, naomi.id);
  await fill(first.helper_duty_id!, hannah.id);
  await fill((await fixture.row(meeting, 'ministry.second')).id, naomi.id);
  await run(`update people set email = 'naomi@example.org' where id = ${naomi.id}`);
});

const as = () => fixture.planner.token;
const fill = (id: number, user_id: number) =>
  test.call(duties.fillDuty, { as: as(), params: { id }, body: { user_id, any_pair: true } });
const run = (text: string, values: unknown[] = []) => test.database.owner.query(text, values);
const list = async (weeks = 1, week = thisWeek) =>
  (await test.call(meetings.listMailRecipients, { as: as(), query: { week, weeks } })).data.people;
const mail = (week = thisWeek) => test.call(meetings.mailAssignments, { as: as(), body: { week, weeks: 1 } });
const sent = async () =>
  (await run('select * from outgoing_messages where congregation_id = $1', [fixture.congregation.id])).rows;

it('MEET-X14 the preview lists each person once with their assignments, and the reason of who gets no mail', async () => {
  const people = await list();
  expect(people.map(({ user_id, refusal }) => [user_id, refusal])).toEqual([
    [naomi.id, null],
    [hannah.id, 'assignee-without-email'],
  ]);
  expect(people[0]!.duties).toHaveLength(2);
  expect(people[0]!.duties[0]).toMatchObject({ date: '2026-11-25' });
  expect(people[0]!.duties[0]!.what).toMatch(/^4\. /);
  expect(await sent()).toEqual([]);
});

it('MEET-X14 one press mails each person once, with a link to answer for each assignment', async () => {
  expect((await mail()).data.people).toHaveLength(2);
  const messages = await sent();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    person_id: naomi.id,
    recipient: 'naomi@example.org',
    kind: 'assignment',
  });
  expect(messages[0].subject).toBe('Your assignments from Wednesday, 25 November 2026 on');
  expect(messages[0].body.match(/\/answer#/g)).toHaveLength(2);
  const { rows } = await run('select id from duties where person_id = $1 and mailed_at is not null', [
    naomi.id,
  ]);
  expect(rows).toHaveLength(2);
});

it('MEET-X14 assignments that have begun and cancelled meetings are left out, and nobody is notified of them', async () => {
  const keeper = await fixture.congregation.addPerson({ permissions: ['settings.events.add'] });
  await test.call(events.addEvent, {
    as: keeper.token,
    body: {
      type: 'assembly',
      start_date: '2026-11-28T09:30',
      end_date: '2026-11-28T16:00',
      cancels_meeting: 'both',
    },
  });
  expect(await list()).toEqual([]);
  expect((await mail()).problem.code).toBe('nobody-to-mail');
  test.setNow(new Date('2026-11-26T10:00:00Z'));
  await run('delete from events where congregation_id = $1', [fixture.congregation.id]);
  expect(await list()).toEqual([]);
});

it('MEET-X14 requires the permission to assign, of the programme and of the responsibilities', async () => {
  const { token } = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  const query = { week: thisWeek };
  expect((await test.call(meetings.listMailRecipients, { as: token, query })).status).toBe(403);
  expect((await test.call(responsibilities.listMailRecipients, { as: token, query })).status).toBe(403);
  expect((await test.call(responsibilities.mailResponsibilities, { as: token, body: query })).status).toBe(
    403,
  );
});

it('MEET-X14 the people of responsibilities get one mail with all of them', async () => {
  const keeper = await fixture.congregation.addPerson({
    permissions: ['settings.meetings.attendants', 'schedules.attendants', 'schedules.attendants.edit'],
  });
  await run('update people set gender = 1 where id = $1', [naomi.id]);
  const added = await test.call(responsibilities.addResponsibility, {
    as: keeper.token,
    body: { label: 'Sound', frequency: 'week', attendants: [naomi.id] },
  });
  expect(added.status).toBe(200);
  const query = { week: thisWeek, weeks: 2 };
  const { people } = (await test.call(responsibilities.listMailRecipients, { as: keeper.token, query })).data;
  expect(people.map(({ user_id }) => user_id)).toEqual([naomi.id]);
  expect(people[0]!.duties.every(({ what }) => what === 'Sound')).toBe(true);
  await test.call(responsibilities.mailResponsibilities, { as: keeper.token, body: query });
  const messages = await sent();
  expect(messages).toHaveLength(1);
  expect(messages[0].body).toContain('Sound');
});
