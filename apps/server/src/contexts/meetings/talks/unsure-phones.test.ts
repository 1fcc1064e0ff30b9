import { afterAll, beforeAll, expect, it } from 'vitest';
import { channelsOf, contactOf } from '#contexts/meetings/talks/speaker-contact';
import { tenantTransaction } from '#platform/database/tenant';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('USERS-R28 USERS-R29 sends no talk request by SMS to a person whose number is ambiguous text', async () => {
  const congregation = await seedCongregation(test.database.owner, 'Lisbon');
  const ana = await congregation.addPerson({ firstName: 'Ana' });
  const { owner } = test.database;
  await owner.query(
    `update congregations set country_id = (select id from countries where code = 'PT') where congregation_id = $1`,
    [congregation.id],
  );
  const setPhone = (phone: string) =>
    owner.query('update people set phone = $2 where id = $1', [ana.id, phone]);
  const act = { congregationId: congregation.id, personId: null, operation: 'test' };
  const nobody = { speaker_id: null, speaker_name: null, speaker_email: null, speaker_lang: null };
  const ways = (phone: string) =>
    tenantTransaction(test.platform, act, async (tenant) => [
      (await contactOf(tenant, { ...nobody, speaker_phone: null, person_id: ana.id }, 'en')).target,
      (await channelsOf(tenant))({ email: null, phone }),
    ]);
  await setPhone('912 345 678');
  expect(await ways('912 345 678')).toEqual([null, null]);
  await setPhone('+351912345678');
  expect(await ways('+351912345678')).toEqual([{ channel: 'sms', address: '+351912345678' }, 'sms']);
});
