import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let sender: SeededPerson;
let elder: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  await test.database.owner.query(
    `insert into domain_settings (congregation_id, part, settings)
    select congregation_id, 'automatic_messaging', '{"manual": true}' from congregations`,
  );
  sender = await congregation.addPerson({ permissions: ['settings.send_messages'], appointment: 'guest' });
  elder = await congregation.addPerson({
    appointment: 'elder',
    phone: '+61491570156',
    email: 'a@example.org',
  });
});
afterAll(() => test.close());

const preference = (body: object) =>
  test.call(messages.saveNotificationPreferences, { as: elder.token, body });
const look = async () =>
  (
    await test.call(messages.sendMessages, {
      as: sender.token,
      body: { to: 1, message: 'Meeting moved', dry_run: true },
    })
  ).data;

it('MSG-R13 sends each kind through the channel that the person prefers for it', async () => {
  expect(await look()).toMatchObject({ sms: 1, emails: 0, cost: 10 });
  expect((await preference({ 'map-overdue': 'none' })).data).toMatchObject({
    manual: null,
    'map-overdue': 'none',
  });
  expect(await look()).toMatchObject({ sms: 1, emails: 0 });
  await preference({ manual: 'email' });
  expect(await look()).toMatchObject({ sms: 0, emails: 1, cost: 0 });
  await preference({ manual: 'none' });
  expect(await look()).toMatchObject({ sent: 0, refusal: 'no-recipients' });
  await preference({ manual: null });
  expect(await look()).toMatchObject({ sms: 1 });
  const read = await test.call(messages.readNotificationPreferences, { as: elder.token });
  expect(read.data).toMatchObject({
    has_phone: true,
    has_email: true,
    preferences: { 'map-overdue': 'none' },
  });
});

it('MSG-R13 refuses preferences of another person, and unknown kinds', async () => {
  expect(
    (await test.call(messages.readNotificationPreferences, { as: sender.token })).data.preferences[
      'map-overdue'
    ],
  ).toBeNull();
  expect((await preference({ manual: 'pigeon' })).status).toBe(422);
  expect((await preference({ unheard: 'sms' })).status).toBe(422);
});
