import { duties } from '@sheaf/contract/duties/duties';
import { service } from '@sheaf/contract/service/service';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  assignmentsTasks,
  changedDutiesTask,
  withdrawnDutiesTask,
} from '#contexts/assignments/assignments.jobs';
import { type GroupsFixture, openGroupsFixture } from '#contexts/service/testing/groups-fixture';
import { runQueued } from '#platform/testing/queued-task';
import type { SeededPerson } from '#platform/testing/seeds';

let fixture: GroupsFixture;
let leads: SeededPerson;
let other: SeededPerson;
beforeEach(async () => {
  fixture = await openGroupsFixture();
  const elder = { appointment: 'elder', gender: 1 } as const;
  leads = await fixture.congregation.addPerson({ ...elder, firstName: 'Leads' });
  other = await fixture.congregation.addPerson({ ...elder, firstName: 'Other' });
});
afterEach(() => fixture.test.close());

const run = (task: string) => runQueued(fixture.test, task, assignmentsTasks(fixture.test.platform)[task]!);
/** Runs a task after the five quiet minutes for which withdrawals wait. */
const work = async (task = withdrawnDutiesTask) => {
  await run(task);
  await run(task);
};
const own = async (person = leads) =>
  (await fixture.test.call(duties.listMyDuties, { as: person.token })).data;
const told = async (person = leads) =>
  (
    await fixture.test.database.owner.query(
      'select type, details from notifications where person_id = $1 order by id',
      [person.id],
    )
  ).rows;
const editWeekly = (id: number, change: object) =>
  fixture.test.call(service.editFieldGroup, {
    as: fixture.keeper.token,
    params: { id },
    body: fixture.weeklyBody(change),
  });
const yes = async () => {
  const [first] = await own();
  await fixture.test.call(duties.acknowledgeDuty, {
    as: leads.token,
    params: { id: first!.id },
    body: { answer: 'yes' },
  });
};

it('X-ACK-12 binds a yes to the place of the field service group, and reopens the answer when the place changes', async () => {
  fixture.test.setNow(new Date('2026-11-23T20:00:00Z'));
  const { id } = (await fixture.weekly({ overseer_id: leads.id })).data;
  await yes();
  expect((await own())[0]).toMatchObject({ acknowledged: 'yes', answered_for: null });
  await editWeekly(id, { overseer_id: leads.id, location: '9 River Road' });
  expect((await own())[0]).toMatchObject({
    acknowledged: null,
    answered_for: { date: '2026-11-24', time: '09:30', what: '4 Mount Street' },
  });
  await work(changedDutiesTask);
  await work(changedDutiesTask);
  expect(await told()).toMatchObject([
    {
      type: 'duty-changed',
      details: {
        was_what: 'Field service group, 4 Mount Street',
        what: 'Field service group, 9 River Road',
      },
    },
  ]);
  await editWeekly(id, { overseer_id: leads.id });
  expect((await own())[0]).toMatchObject({ acknowledged: 'yes' });
});

it('X-ACK-11 notifies the former conductor of a field service group once for all days', async () => {
  const { id } = (await fixture.weekly({ overseer_id: leads.id })).data;
  await work();
  expect(await told()).toEqual([]);
  await editWeekly(id, { overseer_id: other.id });
  await work();
  await work();
  expect(await told()).toEqual([
    {
      type: 'duties-withdrawn',
      details: { what: 'Field service group, 4 Mount Street', date: '2026-12-01', last: '2027-02-16' },
    },
  ]);
  await fixture.test.call(service.deleteFieldGroup, { as: fixture.keeper.token, params: { id } });
  await work();
  expect(await told(other)).toMatchObject([{ type: 'duties-withdrawn' }]);
});

it('X-ACK-11 notifies a person who leaves a rotation, and sends only the acceptance to a person whose change request is accepted', async () => {
  const { id } = (await fixture.rotation({ overseers: [leads.id] })).data;
  const request = { field_meeting_id: (await own())[0]!.change!.field_meeting_id, user: other.id };
  await fixture.test.call(service.requestChange, { as: leads.token, body: request as never });
  const [asked] = (
    await fixture.test.database.owner.query('select id from change_requests order by id desc limit 1')
  ).rows;
  const { status } = await fixture.test.call(service.acceptChange, {
    as: other.token,
    body: { id: Number(asked.id) },
  });
  expect(status).toBe(200);
  await work();
  expect((await told()).map(({ type }) => type)).toEqual(['change-accepted']);
  await fixture.test.call(service.editRotationGroup, {
    as: fixture.keeper.token,
    params: { id },
    body: fixture.rotationBody({ overseers: [other.id] }),
  });
  await work();
  expect((await told()).map(({ type }) => type)).toEqual(['change-accepted', 'duties-withdrawn']);
});
