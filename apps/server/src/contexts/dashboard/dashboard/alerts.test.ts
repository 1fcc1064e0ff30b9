import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { events } from '@sheaf/contract/events/events';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWeeks } from '#contexts/meetings/meetings/make-weeks';
import { tenantTransaction } from '#platform/database/tenant';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let burnie: SeededCongregation;
let elder: SeededPerson;
let publisher: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  burnie = await seedCongregation(test.database.owner);
  elder = await burnie.addPerson({
    appointment: 'elder',
    permissions: ['settings.cong.edit', 'settings.events', 'settings.events.add'],
  });
  publisher = await burnie.addPerson({});
});
afterAll(() => test.close());

const makeMeetings = () =>
  tenantTransaction(
    test.platform,
    { congregationId: burnie.id, personId: null, operation: 'frequent.meetings' },
    (tenant) => makeWeeks(tenant, test.platform.clock()),
  );
const alerts = async ({ token }: SeededPerson) => (await test.call(dashboard.readAlerts, { as: token })).data;

it('SHELL-R9 SHELL-R10 prompts elders to subscribe between the two dates, until they have subscribed', async () => {
  test.setNow(new Date('2025-04-01T02:00:00Z'));
  expect([(await alerts(elder)).subscribe, (await alerts(publisher)).subscribe]).toEqual([true, false]);
  const saved = await test.call(dashboard.saveSubscription, { as: elder.token, body: { subscribed: true } });
  expect(saved.data).toEqual({ subscribed: true });
  expect((await test.call(dashboard.readSubscription, { as: elder.token })).data.subscribed).toBe(true);
  expect((await test.call(people.readProfile, { as: elder.token })).data.subscribed).toBe(true);
  expect((await alerts(elder)).subscribe).toBe(false);
  const refused = await test.call(dashboard.saveSubscription, {
    as: publisher.token,
    body: { subscribed: true },
  });
  expect(refused.problem.code).toBe('not-subscriber');
  await test.call(dashboard.saveSubscription, { as: elder.token, body: { subscribed: false } });
  test.setNow(new Date('2025-04-16T02:00:00Z'));
  expect((await alerts(elder)).subscribe).toBe(false);
});

it('SHELL-R25 SETTINGS-R9 shows today’s meeting with its link, unless its module is off (the data is retained) or an event replaces it', async () => {
  const schedule = { clam_day: 3, clam_start_time: '19:00', clam_url: 'https://meet.example/clam' };
  const modules = { meeting_schedule: schedule };
  await test.call(congregations.editCongregation, { as: elder.token, body: { modules } });
  test.setNow(new Date('2026-11-24T20:00:00Z'));
  expect((await alerts(publisher)).meetings).toEqual([]);
  await makeMeetings();
  expect((await alerts(publisher)).meetings).toEqual([
    { meeting: 'clam', starts_at: '2026-11-25T08:00:00.000Z', url: 'https://meet.example/clam' },
  ]);
  const turn = (on: boolean) =>
    test.call(congregations.editCongregation, {
      as: elder.token,
      body: { modules: { meeting_schedule: { on } } },
    });
  expect((await turn(false)).data.modules.meeting_schedule).toMatchObject({ on: false, ...schedule });
  expect((await alerts(publisher)).meetings).toEqual([]);
  expect((await turn(true)).data.modules.meeting_schedule).toMatchObject({ on: true, ...schedule });
  expect((await alerts(publisher)).meetings).toHaveLength(1);
  const added = await test.call(events.addEvent, {
    as: elder.token,
    body: { type: 'assembly', start_date: '2026-11-28T09:00', cancels_meeting: 'both' },
  });
  expect(added.status).toBe(200);
  expect((await alerts(publisher)).meetings).toEqual([]);
});
