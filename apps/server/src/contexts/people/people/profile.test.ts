import { absences } from '@sheaf/contract/people/absences/absences';
import { access } from '@sheaf/contract/people/access/access';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(new Date('2026-11-21T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  ruth = await congregation.addPerson();
});
afterAll(() => test.close());

const read = async (as: string) => (await test.call(people.readProfile, { as })).data;
const edit = (as: string, body: Record<string, unknown>) =>
  test.call(people.editProfile, {
    as,
    body: { first_name: 'Ruth', last_name: 'Hollis', lang: 'en', ...body },
  });
const renew = async (as: string) => (await test.call(calendarFeed.renewCalendarFeed, { as })).data.url;
const feed = (url: string) => test.app.inject(new URL(url).pathname);

it('USERS-R4 requires both names in the own details, and refuses a stale version', async () => {
  const before = await read(ruth.token);
  expect((await edit(ruth.token, { last_name: ' ' })).problem.errors).toHaveProperty('last_name');
  expect((await edit(ruth.token, { phone: 'none' })).problem.errors).toHaveProperty('phone');
  expect((await edit(ruth.token, { email: 'none' })).problem.errors).toHaveProperty('email');
  const edited = await edit(ruth.token, {
    phone: '0491 570 006',
    address: 'Mount Street 4',
    version: before.version,
  });
  expect(edited.data).toMatchObject({ phone: '+61491570006', address: 'Mount Street 4', subscribed: false });
  expect((await edit(ruth.token, { version: before.version })).problem.code).toBe('stale');
});

it('USERS-R26 reads a number without a country in the congregation’s country, for oneself and for others', async () => {
  const british = await seedCongregation(test.database.owner);
  await test.database.owner.query('update congregations set country_id = 826 where congregation_id = $1', [
    british.id,
  ]);
  const grace = await british.addPerson({ roles: [1] });
  const phone = '020 7946 0018';
  expect((await edit(grace.token, { phone })).data.phone).toBe('+442079460018');
  const body = { first_name: 'Amos', last_name: 'Webb', gender: 1 as const, phone };
  const added = (await test.call(people.addPerson, { as: grace.token, body })).data;
  expect(added.phone).toBe('+442079460018');
  expect((await edit(grace.token, { phone: '+61 491 570 006' })).data.phone).toBe('+61491570006');
  expect((await test.call(access.checkSession, { as: grace.token })).data.congregation.country).toBe('GB');
  expect((await edit(ruth.token, { phone: '0491 570 006' })).data.phone).toBe('+61491570006');
});

it('USERS-R28 stores an uncertain number as typed without a known country, and sends no invite to it', async () => {
  const lisbon = await seedCongregation(test.database.owner);
  await test.database.owner.query('update congregations set country_id = null where congregation_id = $1', [
    lisbon.id,
  ]);
  const grace = await lisbon.addPerson({ roles: [1] });
  const saved = await edit(grace.token, { phone: '912 345 678' });
  expect([saved.status, saved.data.phone]).toEqual([200, '912 345 678']);
  const body = { user: grace.id, method: 'sms' as const, reset: false };
  const invited = await test.call(access.sendInvite, { as: grace.token, body });
  expect(invited.problem.code).toBe('phone-missing');
  expect((await edit(grace.token, { phone: '+351 912 345 678' })).data.phone).toBe('+351912345678');
  expect((await edit(grace.token, { phone: 'Ruth' })).problem.errors).toHaveProperty('phone');
});

it('USERS-R4 requires only the two names, keeps omitted fields, and refuses an unknown language', async () => {
  const names = { first_name: 'Ruth', last_name: 'Hollis' };
  await edit(ruth.token, { lang: 'ar', phone: '0491 570 006', address: 'Mount Street 4' });
  const saved = await test.call(people.editProfile, { as: ruth.token, body: names });
  const kept = { lang: 'ar', phone: '+61491570006', address: 'Mount Street 4' };
  expect(saved.data).toMatchObject({ ...names, ...kept });
  expect((await edit(ruth.token, { phone: '', address: null })).data).toMatchObject({
    phone: null,
    address: null,
  });
  expect((await edit(ruth.token, { lang: 'xx' })).problem.errors).toHaveProperty('lang');
  await edit(ruth.token, { lang: 'en' });
});

it('USERS-R3 USERS-R17 refuses an address of a guest, and limits subscription and talks to elders and servants', async () => {
  const guest = await congregation.addPerson({ appointment: 'guest' });
  const refused = [
    await edit(guest.token, { address: 'Mount Street 4' }),
    await edit(ruth.token, { subscribed: true }),
  ];
  expect(refused.map(({ problem }) => Object.keys(problem.errors ?? {}))).toEqual([
    ['address'],
    ['subscribed'],
  ]);
  const talks = (as: string, outlines: number[]) =>
    test.call(people.editPreparedTalks, { as, body: { outlines } });
  expect((await talks(ruth.token, [5])).problem.code).toBe('not-appointed');
  const elder = await congregation.addPerson({ appointment: 'elder' });
  expect((await talks(elder.token, [30, 5, 30])).data.public_talk_outlines).toEqual([5, 30]);
  expect((await edit(elder.token, { subscribed: true })).data.subscribed).toBe(true);
});

it('USERS-C5 accepts active people of the congregation as partners, but not oneself', async () => {
  const [partner, away] = [await congregation.addPerson(), await congregation.addPerson({ active: false })];
  const choose = (partners: number[]) =>
    test.call(people.editCartPartners, { as: ruth.token, body: { partners } });
  expect((await choose([partner.id, partner.id])).data.cart_partners).toEqual([partner.id]);
  for (const wrong of [away.id, ruth.id, 2_000_000])
    expect((await choose([wrong])).problem.errors, String(wrong)).toHaveProperty('partners');
  expect((await choose([])).data.cart_partners).toEqual([]);
});

it('USERS-X3 shows own absences through the feed link, and nothing through an older or stopped one', async () => {
  await test.call(absences.addAwayDate, {
    as: ruth.token,
    body: { start_date: '2026-12-28', end_date: '2027-01-03', comment: 'Hobart, by car' },
  });
  const first = await renew(ruth.token);
  const answer = await feed(first);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body).toContain('SUMMARY:Away');
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20261228');
  expect(answer.body).toContain('DTEND;VALUE=DATE:20270104');
  expect(answer.body).toContain('DESCRIPTION:Hobart\\, by car');
  expect((await read(ruth.token)).calendar_feed).toBe(true);
  const second = await renew(ruth.token);
  expect((await feed(first)).statusCode).toBe(404);
  expect((await feed(second)).statusCode).toBe(200);
  await test.call(calendarFeed.stopCalendarFeed, { as: ruth.token });
  expect((await feed(second)).statusCode).toBe(404);
  expect((await read(ruth.token)).calendar_feed).toBe(false);
});

it('USERS-X18 returns an unchanged entry identically, and a changed one with a higher sequence and the time of the change', async () => {
  const other = await congregation.addPerson();
  const body = { start_date: '2026-12-28', end_date: '2027-01-03', comment: 'Hobart' };
  const { data } = await test.call(absences.addAwayDate, { as: other.token, body });
  const url = await renew(other.token);
  const first = (await feed(url)).body;
  test.setNow(new Date(testNow().getTime() + 3_600_000));
  expect((await feed(url)).body).toBe(first);
  expect(first).toContain('SEQUENCE:0');
  await test.database.owner.query(`update away_dates set comment = 'Perth' where id = $1`, [data.id]);
  const changed = (await feed(url)).body;
  expect(changed).toContain('SEQUENCE:1');
  const stamp = (text: string) => /DTSTAMP:(\w+)/.exec(text)![1]!;
  expect(stamp(changed) > stamp(first)).toBe(true);
});

it('USERS-X3 shows nothing about others in the feed, and nothing of an inactive person', async () => {
  const other = await congregation.addPerson();
  const url = await renew(other.token);
  expect((await feed(url)).body).not.toContain('BEGIN:VEVENT');
  await test.database.owner.query('update people set active = false where id = $1', [other.id]);
  expect((await feed(url)).statusCode).toBe(404);
});

it('stores the secret of a feed nowhere, not even with an idempotency key', async () => {
  const { url } = (await test.call(calendarFeed.renewCalendarFeed, { as: ruth.token, key: 'renew-the-feed' }))
    .data;
  const secret = new URL(url).pathname.split('/').at(-1)!;
  const { rows } = await test.database.owner.query(
    `select concat((select string_agg(k::text, '') from idempotency_keys k), (select string_agg(j::text, '') from journal j)) as kept`,
  );
  expect(rows[0].kept).not.toContain(secret);
});

it('USERS-C3 refuses changes of fields that others maintain, and accepts the unchanged profile', async () => {
  const { token } = await congregation.addPerson();
  const save = (body: object) => test.call(people.editProfile, { as: token, body: body as never });
  expect((await save({ ...(await read(token)), first_name: 'Ruthie' })).data.first_name).toBe('Ruthie');
  const { status, problem } = await save({
    ...(await read(token)),
    dob: '1990-01-01',
    appointment: 'elder',
  });
  expect([status, Object.keys(problem.errors ?? {}).sort()]).toEqual([422, ['appointment', 'dob']]);
});
