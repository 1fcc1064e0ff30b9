import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { service } from '@sheaf/contract/service/service';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMessageFixture } from '#contexts/messaging/messages/testing/message-fixture';
import { serviceNightly } from '#contexts/service/service.jobs';
import { type GroupsFixture, openGroupsFixture } from '#contexts/service/testing/groups-fixture';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';

let fixture: GroupsFixture;
let leads: SeededPerson;
let asked: SeededPerson;
beforeEach(async () => {
  fixture = await openGroupsFixture();
  const elder = (firstName: string) =>
    fixture.congregation.addPerson({ appointment: 'elder', gender: 1, firstName });
  [leads, asked] = [await elder('Leads'), await elder('Asked')];
});
afterEach(() => fixture.test.close());

const special = async () => (await fixture.special({ overseer: { id: leads.id } })).data;
const request = (body: object, as = leads.token) =>
  fixture.test.call(service.requestChange, { as, body: body as never });
const alerts = async (as: string) => (await fixture.test.call(dashboard.readAlerts, { as })).data;
const own = async (as: string) => (await fixture.test.call(duties.listMyDuties, { as })).data;
const answer = (
  id: number,
  as: string,
  operation: typeof service.acceptChange | typeof service.rejectChange,
) => fixture.test.call(operation, { as, body: { id } });
const told = async (as: string) =>
  (await fixture.test.call(dashboard.listNotifications, { as })).data.map(({ type }) => type);

it('APPTS-C2 SHELL-P4 SHELL-C4 prompts the addressee of a change request on the dashboard, who accepts and leads from then on', async () => {
  const { id } = await special();
  expect((await request({ id, user: asked.id })).data).toEqual({ ok: true });
  const seen = (await alerts(asked.token)).request!;
  expect(seen).toMatchObject({ date: '2026-12-05', time: '09:00', location: '4 Mount Street' });
  expect(seen.overseer).toContain('Leads');
  expect(await told(asked.token)).toEqual(['change-asked']);
  expect((await own(leads.token))[0]!.change).toMatchObject({ asked: { request_id: seen.id } });
  expect((await answer(seen.id, asked.token, service.acceptChange)).data).toEqual({ ok: true });
  expect(await own(leads.token)).toEqual([]);
  expect((await own(asked.token)).map(({ title, base_type }) => [title, base_type])).toEqual([
    ['Visit', 'group'],
  ]);
  expect(await told(leads.token)).toEqual(['change-accepted']);
  expect((await alerts(asked.token)).request).toBeNull();
  const listed = (await fixture.test.call(service.listSpecialGroups, { as: fixture.keeper.token })).data;
  expect(listed[0]!.overseer!.id).toBe(asked.id);
  for (const operation of [service.acceptChange, service.rejectChange])
    expect((await answer(seen.id, asked.token, operation)).problem.code).toBe('request-ended');
});

const sent = async () =>
  (
    await fixture.test.database.owner.query<{
      channel: string;
      recipient: string;
      body: string;
      cents: number;
    }>(
      'select channel, recipient, body, cents from outgoing_messages where congregation_id = $1 order by id',
      [fixture.congregation.id],
    )
  ).rows;
const reach = (person: SeededPerson, email: string | null, phone: string | null) =>
  fixture.test.database.owner.query('update people set email = $2, phone = $3 where id = $1', [
    ...[person.id, email, phone],
  ]);

it('APPTS-O3 APPTS-X1 mails the addressee immediately, and again when the request is withdrawn', async () => {
  const { id } = await special();
  await reach(asked, 'asked@example.org', '+61491570156');
  await request({ id, user: asked.id });
  const [mail] = await sent();
  expect(mail).toMatchObject({ channel: 'email', recipient: 'asked@example.org', cents: 0 });
  for (const named of ['Leads', 'Visit', 'Saturday 5 December', '9:00 am', '4 Mount Street'])
    expect(mail!.body).toContain(named);
  const open = (await alerts(asked.token)).request!;
  await fixture.test.call(service.withdrawChange, { as: leads.token, params: { id: open.id } });
  const mails = await sent();
  expect(mails).toHaveLength(2);
  expect(mails[1]).toMatchObject({ channel: 'email', recipient: 'asked@example.org' });
  expect(mails[1]!.body).toContain('no longer asks');
});

it('APPTS-O3 pays an SMS only while messages of groups are switched on, and sends nothing to people who opted out', async () => {
  const { id } = await special();
  const texts = await openMessageFixture(fixture.test, fixture.congregation, 'group-meeting');
  await reach(asked, null, '+61491570156');
  await request({ id, user: asked.id });
  expect(await sent()).toEqual([]);
  await answer((await alerts(asked.token)).request!.id, asked.token, service.rejectChange);
  await texts.switchOn();
  await request({ id, user: asked.id });
  expect(await sent()).toMatchObject([{ channel: 'sms', recipient: '+61491570156' }]);
  await answer((await alerts(asked.token)).request!.id, asked.token, service.rejectChange);
  await fixture.test.call(messages.saveNotificationPreferences, {
    as: asked.token,
    body: { 'group-meeting': 'none' },
  });
  await request({ id, user: asked.id });
  expect(await sent()).toHaveLength(1);
  expect(await told(asked.token)).toContain('change-asked');
});

it('APPTS-O3 notifies the requester of a rejection, leaves the group with them, and allows one open request at a time', async () => {
  const { id } = await special();
  await request({ id, user: asked.id });
  expect((await request({ id, user: fixture.elder })).problem.code).toBe('request-open');
  const seen = (await alerts(asked.token)).request!;
  await answer(seen.id, asked.token, service.rejectChange);
  expect(await told(leads.token)).toEqual(['change-rejected']);
  expect((await own(leads.token)).map(({ change }) => change?.asked)).toEqual([null]);
  expect((await request({ id, user: fixture.elder })).status).toBe(200);
});

it('APPTS-O3 refuses an answer after a request is withdrawn or another person leads the group', async () => {
  const { id } = await special();
  await request({ id, user: asked.id });
  const first = (await alerts(asked.token)).request!;
  const withdraw = (as: string) =>
    fixture.test.call(service.withdrawChange, { as, params: { id: first.id } });
  expect((await withdraw(asked.token)).status).toBe(404);
  expect((await withdraw(leads.token)).data).toEqual({ ok: true });
  expect((await withdraw(leads.token)).problem.code).toBe('request-ended');
  expect((await answer(first.id, asked.token, service.acceptChange)).problem.code).toBe('request-ended');
  await request({ id, user: asked.id });
  const second = (await alerts(asked.token)).request!;
  await fixture.test.call(service.editSpecialGroup, {
    as: fixture.keeper.token,
    params: { id },
    body: fixture.specialBody({ overseer: { id: fixture.elder } }),
  });
  expect((await alerts(asked.token)).request).toBeNull();
  expect((await answer(second.id, asked.token, service.acceptChange)).problem.code).toBe('request-ended');
});

it('APPTS-R5 APPTS-R6 accepts requests only from the leader of a special or rotation group, to people who may lead one', async () => {
  const { id } = await special();
  const publisher = await fixture.congregation.addPerson({ appointment: 'publisher', gender: 1 });
  expect((await request({ id, user: asked.id }, fixture.keeper.token)).problem.code).toBe('duty-not-yours');
  expect((await request({ id, user: publisher.id })).status).toBe(422);
  expect((await request({ id, user: leads.id })).status).toBe(422);
  expect((await request({ id, user: fixture.stranger.id })).status).toBe(422);
  expect((await request({ id: 999_999, user: asked.id })).status).toBe(404);
  expect((await request({ id, user: asked.id }, fixture.stranger.token)).status).toBe(404);
  expect((await request({ user: asked.id })).status).toBe(422);
  const names = await fixture.test.call(service.listChangeCandidates, { as: leads.token });
  expect(names.data.map((person) => person.id)).toContain(asked.id);
  expect(names.data.map((person) => person.id)).not.toContain(publisher.id);
  expect(names.data.map((person) => person.id)).not.toContain(leads.id);
  await fixture.weekly({ overseer_id: leads.id });
  const [regular] = (await own(leads.token)).filter(({ base_type }) => base_type === 'ministry');
  expect(regular!.change).toBeUndefined();
  fixture.test.setNow(new Date('2026-12-04T22:00:00Z'));
  expect((await request({ id, user: asked.id })).problem.code).toBe('duty-begun');
});

it('APPTS-O3 hands over one date of a rotation, retains it, and returns it to the turns when its leader leaves', async () => {
  await fixture.rotation({ rotation: true, overseers: [leads.id, fixture.elder] });
  const before = await fixture.meetings();
  const [first] = await own(leads.token);
  const meeting = first!.change!.field_meeting_id;
  expect((await request({ user: asked.id })).problem.errors).toEqual({ id: ['Fill this in.'] });
  expect(
    (await request({ id: 3_000_000_001, field_meeting_id: meeting, user: asked.id })).problem.errors,
  ).toEqual({
    id: ['Name the special group or the meeting, not both.'],
  });
  await request({ field_meeting_id: meeting, user: asked.id });
  const seen = (await alerts(asked.token)).request!;
  await answer(seen.id, asked.token, service.acceptChange);
  await runNight(fixture.test.platform, fixture.test.database.owner, [serviceNightly]);
  expect((await own(asked.token)).map(({ date }) => date)).toEqual([first!.date]);
  expect((await fixture.meetings()).slice(1).map(({ overseer }) => overseer?.id)).toEqual(
    before.slice(1).map(({ overseer }) => overseer?.id),
  );
  await fixture.test.database.owner.query('update people set active = false where id = $1', [asked.id]);
  await runNight(fixture.test.platform, fixture.test.database.owner, [serviceNightly]);
  expect((await fixture.meetings())[0]!.overseer?.id).toBe(leads.id);
});

it('applies one of a simultaneous acceptance and withdrawal', async () => {
  const { id } = await special();
  await request({ id, user: asked.id });
  const seen = (await alerts(asked.token)).request!;
  const answers = await Promise.all([
    answer(seen.id, asked.token, service.acceptChange),
    answer(seen.id, asked.token, service.rejectChange),
    fixture.test.call(service.withdrawChange, { as: leads.token, params: { id: seen.id } }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('SHELL-P7 SHELL-O8 shows the next meeting of the own group within 24 hours on the dashboard, with its link', async () => {
  const { group, groupOverseer, test } = fixture;
  const link = 'https://meet.example.org/north';
  await fixture.weekly({
    group_id: group,
    meeting_day: 3,
    meeting_time: '09:30',
    online: true,
    location: link,
  });
  expect((await alerts(groupOverseer.token)).group).toEqual({
    location: link,
    online: true,
    label: 'North',
    meeting_date: '2026-11-24T22:30:00.000Z',
  });
  expect((await alerts(leads.token)).group).toBeNull();
  await fixture.special({ meeting_date: '2026-11-25T09:45', groups: [group] });
  expect((await alerts(groupOverseer.token)).group?.label).toBe('Visit');
  test.setNow(new Date('2026-11-25T12:00:00Z'));
  expect((await alerts(groupOverseer.token)).group).toBeNull();
});
