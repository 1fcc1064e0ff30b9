import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { assignmentsTasks, dutiesHourly, withdrawnDutiesTask } from '#contexts/assignments/assignments.jobs';
import { tellWithdrawnDuties } from '#contexts/assignments/tell-withdrawn-duties';
import { removeMeetings } from '#contexts/meetings/meetings/remove-meetings';
import {
  openResponsibilitiesFixture,
  type ResponsibilitiesFixture,
} from '#contexts/meetings/responsibilities/testing/responsibilities-fixture';
import { tenantTransaction } from '#platform/database/tenant';
import { runNight } from '#platform/jobs/nightly';
import { runQueued } from '#platform/testing/queued-task';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ResponsibilitiesFixture;
let meeting: number;
let duty: number;
let student: SeededPerson;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Naomi has the first ministry part on Wednesday 25 November at 19:00. */
beforeEach(async () => {
  number += 1;
  fixture = await openResponsibilitiesFixture(test, `Withdrawing ${number}`);
  meeting = (await fixture.meeting('clam')).id;
  student = await fixture.qualified([6], 'Naomi');
  await owner('update people set email = $2 where id = $1', [student.id, `naomi-${student.id}@example.org`]);
  duty = (await fixture.row(meeting, 'ministry.first')).id;
  await fill(student);
});

const as = () => fixture.planner.token;
const owner = async (text: string, values: unknown[]) => (await test.database.owner.query(text, values)).rows;
const fill = (person: SeededPerson | null, id = duty) =>
  test.call(duties.fillDuty, { as: as(), params: { id }, body: { user_id: person?.id ?? null } });
const yes = (person = student, id = duty) =>
  test.call(duties.acknowledgeDuty, { as: person.token, params: { id }, body: { answer: 'yes' } });
const mail = () => test.call(meetings.mailDuty, { as: as(), params: { id: duty } });
const task = () =>
  runQueued(test, withdrawnDutiesTask, assignmentsTasks(test.platform)[withdrawnDutiesTask]!);
/** Runs the task after its five quiet minutes. */
const work = async () => {
  await task();
  return task();
};
const hour = () => runNight(test.platform, test.database.owner, dutiesHourly);
const told = (person: SeededPerson) =>
  owner('select type, details from notifications where person_id = $1 order by id', [person.id]);
const written = (person = student) =>
  owner('select subject, body, channel from outgoing_messages where person_id = $1 order by id desc', [
    person.id,
  ]);
const act = () => ({ congregationId: fixture.congregation.id, personId: null, operation: 'test.withdrawn' });
/** Simulates a process that ends before the commit. */
const killedWork = () =>
  tenantTransaction(test.platform, act(), async (tenant) => {
    await tellWithdrawnDuties({ tenant, platform: test.platform, now: test.platform.clock() });
    throw new Error('killed');
  }).catch((error: Error) => error.message);

it('X-ACK-11 notifies a person who accepted once that another has the duty, after five quiet minutes and three killed runs', async () => {
  await yes();
  await fill(await fixture.qualified([6], 'Ruth'));
  for (const _ of [1, 2, 3]) expect(await killedWork()).toBe('killed');
  expect(await told(student)).toEqual([]);
  await hour();
  await hour();
  await work();
  expect(await told(student)).toEqual([
    { type: 'duty-withdrawn', details: { what: 'Starting a conversation', date: '2026-11-25' } },
  ]);
  expect(await written()).toEqual([]);
});

it('X-ACK-11 mails a person who was asked by mail and did not answer that the part is deleted', async () => {
  await mail();
  const id = await fixture.part(meeting, 'ministry.first');
  const { status } = await test.call(meetings.deletePart, {
    as: as(),
    params: { id, meeting_id: meeting },
  });
  expect(status).toBe(200);
  expect(await work()).toEqual([fixture.congregation.id]);
  expect(await told(student)).toMatchObject([{ type: 'duty-withdrawn' }]);
  const [news, ...before] = await written();
  expect(before).toHaveLength(1);
  expect(news!.body).toContain('Starting a conversation');
  expect(news!.body).not.toContain('/answer#');
});

it('X-ACK-11 sends a message to a person who was reminded by message', async () => {
  await owner(
    `insert into outgoing_messages (congregation_id, person_id, channel, recipient, subject, body, kind, effect)
     values ($1, $2, 'email', 'naomi@example.org', 's', 'b', 'duty-week', $3)`,
    [fixture.congregation.id, student.id, `duty-week:2026-11-25:${student.id}:${duty}`],
  );
  await fill(null);
  await work();
  const [news, ...before] = await written();
  expect(before).toHaveLength(1);
  expect(news!.body).toContain('Starting a conversation');
});

it('X-ACK-11 handles a removed meeting and a deleted responsibility like a withdrawn part', async () => {
  const door = await fixture.add({ label: 'Main door' });
  const [at] = (await fixture.schedule()).filter(({ id }) => id === meeting);
  const place = at!.attendants.find(({ responsibility }) => responsibility === door.id)!;
  const doorman = await fixture.congregation.addPerson({ firstName: 'Mark' });
  await owner('update duties set person_id = $2 where id = $1', [place.id, doorman.id]);
  await yes(doorman, place.id);
  await test.call(responsibilities.deleteResponsibility, {
    as: fixture.servant.token,
    params: { id: door.id },
  });
  await yes();
  await tenantTransaction(test.platform, act(), (tenant) => removeMeetings(tenant, [meeting]));
  await work();
  expect(await told(doorman)).toMatchObject([
    { type: 'duty-withdrawn', details: { what: 'Main door', date: '2026-11-25' } },
  ]);
  expect(await told(student)).toMatchObject([{ details: { what: 'Starting a conversation' } }]);
});

it('X-ACK-11 skips a duty that was restored in time, never notified, past, or passed on by its person', async () => {
  const other = await fixture.qualified([6], 'Ruth');
  await fill(other);
  await work();
  expect(await told(student)).toEqual([]);
  await fill(student);
  await yes();
  await fill(other);
  await fill(student);
  await work();
  expect(await told(student)).toEqual([]);
  await yes();
  await owner("update people set qualified_parts = '{6}' where id = $1", [fixture.planner.id]);
  await fill(fixture.planner);
  await yes(fixture.planner);
  await fill(null);
  test.setNow(new Date('2026-11-28T10:00:00Z'));
  await work();
  expect(await told(student)).toEqual([]);
  expect(await told(fixture.planner)).toEqual([]);
});

it('X-ACK-10 notifies of a cancelled duty in the hourly job after the task failed', async () => {
  await mail();
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
  await hour();
  await hour();
  await test.call(events.deleteEvent, { as: keeper.token, params: { id } });
  await hour();
  expect((await told(student)).map(({ type }) => type)).toEqual(['duty-called-off', 'duty-restored']);
  expect(await written()).toHaveLength(3);
});
