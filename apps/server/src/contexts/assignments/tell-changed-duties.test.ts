import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { assignmentsTasks, changedDutiesTask, dutiesHourly } from '#contexts/assignments/assignments.jobs';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runNight } from '#platform/jobs/nightly';
import { runQueued } from '#platform/testing/queued-task';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;
let duty: number;
let student: SeededPerson;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The first ministry part on Wednesday 25 November at 19:00, which its student accepts. */
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Telling ${number}`);
  meeting = (await fixture.meeting('clam')).id;
  student = await fixture.qualified([6], 'Naomi');
  await owner('update people set email = $2 where id = $1', [student.id, `naomi-${student.id}@example.org`]);
  duty = (await fixture.row(meeting, 'ministry.first')).id;
  await test.call(duties.fillDuty, { as: as(), params: { id: duty }, body: { user_id: student.id } });
});

const as = () => fixture.planner.token;
const owner = async (text: string, values: unknown[]) => (await test.database.owner.query(text, values)).rows;
const yes = () =>
  test.call(duties.acknowledgeDuty, { as: student.token, params: { id: duty }, body: { answer: 'yes' } });
const move = (local_date: string, time: string) =>
  test.call(meetings.moveMeeting, { as: as(), params: { id: meeting }, body: { local_date, time } });
const work = () => runQueued(test, changedDutiesTask, assignmentsTasks(test.platform)[changedDutiesTask]!);
const hour = () => runNight(test.platform, test.database.owner, dutiesHourly);
const told = (person: SeededPerson) =>
  owner('select type, details from notifications where person_id = $1 order by id', [person.id]);
const written = () =>
  owner('select recipient, body, channel from outgoing_messages where person_id = $1 order by id desc', [
    student.id,
  ]);

it('X-ACK-9 notifies a person who accepted, and the assigner, of both versions in the app', async () => {
  await yes();
  await move('2026-11-27', '20:00');
  expect(await work()).toEqual([fixture.congregation.id]);
  const details = {
    was: '2026-11-25',
    was_time: '19:00',
    date: '2026-11-27',
    time: '20:00',
    was_what: 'Starting a conversation',
    name: expect.stringContaining('Naomi'),
  };
  expect(await told(student)).toMatchObject([{ type: 'duty-changed', details }]);
  expect(await told(fixture.planner)).toMatchObject([{ type: 'duty-opened', details }]);
  expect(await written()).toEqual([]);
});

it('X-ACK-9 states the answered version to the assigner after a second change', async () => {
  await yes();
  await move('2026-11-27', '20:00');
  await work();
  await move('2026-11-26', '19:30');
  await work();
  expect((await told(fixture.planner)).at(-1)).toMatchObject({
    type: 'duty-opened',
    details: { was: '2026-11-25', was_time: '19:00', date: '2026-11-26', time: '19:30' },
  });
  expect((await told(student)).at(-1)).toMatchObject({
    type: 'duty-changed',
    details: { was: '2026-11-27' },
  });
});

it('X-ACK-9 notifies once for each change, and not for a change reverted in time', async () => {
  await yes();
  await move('2026-11-27', '20:00');
  await Promise.all([work(), hour()]);
  await hour();
  expect(await told(student)).toHaveLength(1);
  await move('2026-11-25', '19:00');
  await work();
  expect(await told(student)).toMatchObject([
    { type: 'duty-changed' },
    { type: 'duty-as-answered', details: { date: '2026-11-25' } },
  ]);
  expect(await told(fixture.planner)).toMatchObject([{ type: 'duty-opened' }, { type: 'duty-answer-valid' }]);
  await move('2026-11-26', '19:00');
  await move('2026-11-25', '19:00');
  await hour();
  expect(await told(student)).toHaveLength(2);
});

it('X-ACK-9 mails a person who was asked by mail again, with a link for the new answer', async () => {
  await test.call(meetings.mailDuty, { as: as(), params: { id: duty } });
  await yes();
  await move('2026-11-27', '20:00');
  await work();
  const [mail] = await written();
  for (const part of ['25 November', '7:00', '27 November', 'Starting a conversation'])
    expect(mail!.body).toContain(part);
  const token = /\/answer#([\w-]+)/.exec(mail!.body as string)![1]!;
  const { data } = await test.call(duties.readAnswer, { body: { token } });
  expect(data).toMatchObject({ acknowledged: null, answered_for: { date: '2026-11-25', time: '19:00' } });
  const given = await test.call(duties.giveAnswer, { body: { token, answer: 'yes' } });
  expect(given.data).toMatchObject({ acknowledged: 'yes', answered_for: null });
});

/** Changes the first ministry part. */
async function edit(changes: { title?: string; user_meeting_part_id?: number }): Promise<void> {
  const part = (await fixture.parts(meeting)).find(
    (one) => one.meeting === 'ministry' && one.part === 'first',
  )!;
  const { id, title, references, time, order, user_meeting_part_id, helper_type, ...of } = part;
  const { helper_meeting_part_id } = of;
  const body = {
    ...{ title, references, time, order, user_meeting_part_id, helper_type, helper_meeting_part_id },
    meeting: 'ministry' as const,
    ...changes,
  };
  const params = { id, meeting_id: meeting };
  expect((await test.call(meetings.editPart, { as: as(), params, body })).status).toBe(200);
}

it('X-ACK-9.3 names the kinds of both versions if only the kind of the part changed', async () => {
  await test.call(meetings.mailDuty, { as: as(), params: { id: duty } });
  await yes();
  await edit({ user_meeting_part_id: 5 });
  await work();
  const versions = {
    was_what: 'Starting a conversation (Call Demonstration)',
    what: 'Starting a conversation (Bible Reading)',
  };
  expect(await told(student)).toMatchObject([{ details: versions }]);
  const [mail] = await written();
  for (const what of Object.values(versions)) expect(mail!.body).toContain(what);
});

it('X-ACK-9.3 mails both versions with the start of the meeting and the title without its number', async () => {
  await test.call(meetings.mailDuty, { as: as(), params: { id: duty } });
  await yes();
  await edit({ title: 'Making disciples' });
  await work();
  const [mail] = await written();
  const when = 'Wednesday, 25 November 2026, 7:00 pm';
  expect(mail!.body).toContain(`Before: Starting a conversation, ${when}`);
  expect(mail!.body).toContain(`Now: Making disciples, ${when}`);
});

it('X-ACK-9 sends the change to a reminded person by the same message channel', async () => {
  await owner(
    `insert into outgoing_messages (congregation_id, person_id, channel, recipient, subject, body, kind, effect)
     values ($1, $2, 'email', 'naomi@example.org', 's', 'b', 'duty-week', $3)`,
    [fixture.congregation.id, student.id, `duty-week:2026-11-25:${student.id}:${duty}`],
  );
  await yes();
  await move('2026-11-27', '20:00');
  await work();
  const [message, ...others] = await written();
  expect(message!.body).toContain('Starting a conversation');
  expect(message!.body).toContain('20:00');
  expect(others).toHaveLength(1);
});

it('X-ACK-10 notifies a person who accepted once when an event replaces the meeting, and once when it is held after all', async () => {
  await test.call(meetings.mailDuty, { as: as(), params: { id: duty } });
  await yes();
  const keeper = await fixture.congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add', 'settings.events.delete'],
  });
  const assembly = {
    type: 'assembly' as const,
    start_date: '2026-11-27T09:30',
    end_date: '2026-11-28T16:00',
    cancels_meeting: 'both' as const,
  };
  const { id } = (await test.call(events.addEvent, { as: keeper.token, body: assembly })).data;
  await work();
  await work();
  await test.call(events.deleteEvent, { as: keeper.token, params: { id } });
  await work();
  expect((await told(student)).map(({ type }) => type)).toEqual(['duty-called-off', 'duty-restored']);
  expect(await written()).toHaveLength(3);
});

it('X-ACK-9 notifies nobody of past duties or without an earlier answer', async () => {
  await move('2026-11-27', '20:00');
  expect(await work()).toEqual([]);
  await yes();
  await move('2026-11-26', '20:00');
  test.setNow(new Date('2026-11-28T10:00:00Z'));
  await work();
  expect(await told(student)).toEqual([]);
});
