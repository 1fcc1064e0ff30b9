/** The message before Safari deletes what an iPhone without the installed app stores. */

import { messages } from '@sheaf/contract/messaging/messages/messages';
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { phoneStorageHourly } from '#contexts/assignments/phone-storage.job';
import { runNight } from '#platform/jobs/nightly';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let grace: SeededPerson;

const day = 86_400_000;
/** Eleven in the morning in the congregations. */
const start = new Date('2027-06-01T01:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * day);
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(start);
  congregation = await seedCongregation(test.database.owner);
  grace = await congregation.addPerson({ firstName: 'Grace', email: 'grace@example.org' });
  await use(iPhone);
});
afterAll(() => test.close());

const query = (text: string, values: unknown[] = []) =>
  test.database.owner.query(text, [congregation.id, grace.id, ...values]);
const use = async (device: string, installed: 'yes' | 'no' = 'no'): Promise<void> => {
  await query('update sessions set device = $3 where congregation_id = $1 and person_id = $2', [device]);
  const checked = await test.call(access.checkSession, { as: grace.token, query: { installed } });
  expect(checked.status).toBe(200);
};
const holdMap = async (): Promise<void> => {
  const map = await congregation.addMap({ number: '12' });
  const { rows } = await test.database.owner.query<{ id: number }>(
    `insert into map_assignments (congregation_id, map_id, assigned_at, last_activity_at) values ($1, $2, $3, $3) returning id`,
    [congregation.id, map.id, start],
  );
  await query(
    `insert into map_assignment_holders (congregation_id, person_id, assignment_id, assigned_at) values ($1, $2, $3, $4)`,
    [rows[0]!.id, start],
  );
};
const hour = (at: Date) => {
  test.setNow(at);
  return runNight(test.platform, test.database.owner, [phoneStorageHourly]);
};
const mails = async () =>
  (
    await query(
      'select subject, body, channel from outgoing_messages where congregation_id = $1 and person_id = $2 order by id',
    )
  ).rows;

it('AUTH-R24 notifies the holder of a map once, from the fifth day, with a link and without a guess', async () => {
  await holdMap();
  await hour(after(4));
  expect(await mails()).toEqual([]);
  await hour(after(5));
  await hour(after(6));
  const sent = await mails();
  expect(sent).toMatchObject([{ subject: 'Open Sheaf on your iPhone by Monday 7 June', channel: 'email' }]);
  expect(sent[0].body).toContain('last opened on your iPhone on Tuesday 1 June');
  expect(sent[0].body).toContain('/assignments/');
  expect(sent[0].body).toMatch(/\/stop-mails#\d+\.\d+\.phone-storage\.[\w-]{43}$/);
});

it('AUTH-R24 notifies nobody without a duty or map, with the installed app, another device or a later visit', async () => {
  await hour(after(5));
  expect(await mails()).toEqual([]);
  await holdMap();
  test.setNow(start);
  await use(iPhone, 'yes');
  await hour(after(5));
  test.setNow(start);
  await use('Mozilla/5.0 (Linux; Android 15) Chrome/140', 'no');
  await hour(after(5));
  test.setNow(after(2));
  await use(iPhone);
  await hour(after(5));
  expect(await mails()).toEqual([]);
  await hour(after(7));
  expect(await mails()).toHaveLength(1);
});

it('AUTH-R24 sends no SMS, and nothing to people who opted out', async () => {
  await holdMap();
  const save = (channel: 'sms' | 'none') =>
    test.call(messages.saveNotificationPreferences, {
      as: grace.token,
      body: { 'phone-storage': channel as 'none' },
    });
  expect((await save('sms')).status).toBe(422);
  await save('none');
  test.setNow(start);
  await use(iPhone);
  await hour(after(5));
  expect(await mails()).toEqual([]);
});
