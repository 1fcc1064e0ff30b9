import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { places } from '@sheaf/contract/territory/places/places';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let editor: SeededPerson;
let reader: SeededPerson;
let stranger: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  stranger = await (await seedCongregation(test.database.owner, 'Elsewhere')).addPerson();
  congregation = await seedCongregation(test.database.owner);
  editor = await congregation.addPerson({ permissions: ['settings.cong.edit'] });
  reader = await congregation.addPerson();
});
afterAll(() => test.close());

const read = async (as = editor.token) => (await test.call(congregations.readCongregation, { as })).data;
const edit = (body: object, as = editor.token) =>
  test.call(congregations.editCongregation, { as, body: body as never });
const wrong = async (body: object) => Object.keys((await edit(body)).problem.errors ?? {});

it('SETTINGS-C1 SETTINGS-R1 changes the given fields only, and requires a name', async () => {
  const before = await read();
  const { data } = await edit({ name: ' Burnie North ', circuit: 'TAS 2', version: before.version });
  expect(data).toEqual({ ...before, name: 'Burnie North', circuit: 'TAS 2', version: before.version + 1 });
  expect((await edit({ circuit: null })).data.circuit).toBeNull();
  expect(await wrong({ name: '  ' })).toEqual(['name']);
  const stale = await edit({ name: 'Other', version: before.version });
  expect([stale.status, stale.problem.current]).toEqual([409, await read()]);
});

it('SETTINGS-C1 accepts the older spelling by PUT', async () => {
  const answer = await test.app.inject({
    method: 'PUT',
    url: '/api/congregation',
    headers: { authorization: `Bearer ${editor.token}` },
    payload: { postcode: '7320' },
  });
  expect([answer.statusCode, answer.json().data.postcode]).toEqual([200, '7320']);
});

it('COMMON-R20 requires an existing country and time zone, and a region of the country', async () => {
  const regions = (await test.call(places.listRegions, { as: editor.token })).data;
  const [tasmania, otago] = ['AU-TAS', 'NZ-OTA'].map((code) => regions.find((one) => one.code === code)!.id);
  expect((await edit({ country_id: 36, region_id: tasmania })).data).toMatchObject({ region_id: tasmania });
  expect(await wrong({ region_id: otago })).toEqual(['region_id']);
  expect(await wrong({ country_id: 554 })).toEqual(['region_id']);
  expect(await wrong({ country_id: 999 })).toEqual(['country_id']);
  expect(await wrong({ region_id: 999_999 })).toEqual(['region_id']);
  expect((await edit({ country_id: 554, region_id: otago, timezone_id: 'Pacific/Auckland' })).status).toBe(
    200,
  );
  for (const zone of ['+10:00', 'Mars/Olympus', 'pacific/auckland', 'x'.repeat(65)])
    expect(await wrong({ timezone_id: zone })).toEqual(['timezone_id']);
});

it('ADDR-O12 requires an existing language', async () => {
  for (const lang of ['xx', 'tlh', 'en-XX']) expect(await wrong({ lang })).toEqual(['lang']);
  expect((await edit({ lang: 'pt-BR' })).data).toMatchObject({ lang: 'pt-BR' });
});

it('SETTINGS-C1 keeps the password of the SMS account if the form leaves it blank', async () => {
  const secret = async () =>
    (
      await test.database.owner.query('select sms_pass from congregations where congregation_id = $1', [
        congregation.id,
      ])
    ).rows[0].sms_pass;
  await edit({ sms_user: 'gateway', sms_pass: 'example-only', device: 'phone' });
  expect((await edit({ sms_user: 'gateway', sms_pass: '', device: '' })).data).toMatchObject({
    sms_user: 'gateway',
    device: null,
  });
  expect(await secret()).toBe('example-only');
  expect((await edit({ sms_pass: null })).status).toBe(200);
  expect(await secret()).toBe('example-only');
  await edit({ sms_user: null, sms_pass: null, device: null });
  expect(await secret()).toBeNull();
});

it('SETTINGS-R3 requires the recipient of expired addresses if they are e-mailed, and shows it to editors only', async () => {
  expect(await wrong({ expired_addresses: 1 })).toEqual(['email_addresses_to']);
  expect(await wrong({ expired_addresses: 1, email_addresses_to: 'nobody' })).toEqual(['email_addresses_to']);
  const mailed = { expired_addresses: 1, email_addresses_to: 'letters@example.org' };
  expect((await edit(mailed)).data).toMatchObject(mailed);
  expect(await read(reader.token)).not.toHaveProperty('email_addresses_to');
  expect(await wrong({ email_addresses_to: null })).toEqual(['email_addresses_to']);
  expect((await edit({ expired_addresses: 0, email_addresses_to: null })).status).toBe(200);
});

it('SETTINGS-R6 SETTINGS-R7 has a default weekend meeting on Sunday at 10:00, in steps of 5 minutes', async () => {
  await test.database.owner.query('delete from domain_settings where congregation_id = $1', [
    congregation.id,
  ]);
  const meetings = async () => (await read()).modules.meeting_schedule;
  expect(await meetings()).toMatchObject({ public_day: 0, public_start_time: '10:00' });
  const change = (meeting_schedule: object) => ({ modules: { meeting_schedule } });
  await edit(change({ public_day: 6, public_start_time: '17:35', clam_url: ' https://zoom.example/j/1 ' }));
  expect(await meetings()).toMatchObject({
    public_day: 6,
    public_start_time: '17:35',
    clam_day: 3,
    clam_url: 'https://zoom.example/j/1',
  });
  expect(await wrong(change({ public_start_time: '17:33' }))).toEqual([
    'modules.meeting_schedule.public_start_time',
  ]);
  expect(await wrong(change({ clam_url: 'javascript:alert(1)' }))).toEqual([
    'modules.meeting_schedule.clam_url',
  ]);
  expect(await wrong(change({ clam_day: 7 }))).toEqual(['modules.meeting_schedule.clam_day']);
  expect(await wrong({ modules: { other: {} } })).toEqual(['modules.other']);
});

it('SETTINGS-O2 CF-9 treats the older names of a setting and its module as the same value', async () => {
  expect((await edit({ reporting: false, cart_booking_advance: 4 })).data).toMatchObject({
    reporting: false,
    modules: { field_service_reports: { on: false }, cart_calendar: { cart_booking: 1, booking_advance: 4 } },
  });
  const back = { field_service_reports: { on: true }, cart_calendar: { booking_advance: 0 } };
  expect((await edit({ modules: back })).data).toMatchObject({ reporting: true, cart_booking_advance: 0 });
});

it('requires people of the settings to exist in the congregation', async () => {
  expect((await edit({ accounts_pub: reader.id })).data.accounts_pub).toBe(reader.id);
  for (const id of [stranger.id, 999_999]) {
    expect(await wrong({ accounts_pub: id })).toEqual(['accounts_pub']);
    expect(await wrong({ modules: { meeting_schedule: { ptc: id } } })).toEqual([
      'modules.meeting_schedule.ptc',
    ]);
  }
});

it('SHELL-R23 requires heading and text for an active banner only', async () => {
  const banner = (change: object) => ({ modules: { banner_notification: change } });
  expect(await wrong(banner({ on: true, title: 'Assembly', content: ' ' }))).toEqual([
    'modules.banner_notification.content',
  ]);
  expect((await edit(banner({ on: false, title: 'Assembly' }))).status).toBe(200);
  expect(await wrong(banner({ on: true }))).toEqual(['modules.banner_notification.content']);
  expect(
    (await edit(banner({ on: true, content: 'Bring your badge.' }))).data.modules.banner_notification,
  ).toEqual({
    on: true,
    title: 'Assembly',
    content: 'Bring your badge.',
  });
});
