/** Numbers stored as text, and when they are parsed. */
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let ana: SeededPerson;

const inCountry = (code: string | null) =>
  test.database.owner.query(
    'update congregations set country_id = (select id from countries where code = $2) where congregation_id = $1',
    [congregation.id, code],
  );
const setPhone = (id: number, phone: string) =>
  test.database.owner.query('update people set phone = $2 where id = $1', [id, phone]);
const phoneOf = async (id: number) =>
  (await test.database.owner.query('select phone from people where id = $1', [id])).rows[0].phone as string;
const list = async () => (await test.call(people.listPhonesToCheck, { as: admin.token, query: {} })).data;
const confirm = (id: number, body: { reading: string; version: number }, as = admin.token) =>
  test.call(people.confirmPhoneReading, { as, params: { id }, body });

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner, 'Lisbon');
  admin = await congregation.addPerson({ permissions: ['settings.users', 'settings.users.edit'] });
  ana = await congregation.addPerson({ firstName: 'Ana', roles: [] });
  await inCountry(null);
  await setPhone(ana.id, '912 345 678');
});

it('USERS-R29 lists a number stored as text with its reading in the current country of the congregation', async () => {
  const sure = await congregation.addPerson({ firstName: 'Sure' });
  await setPhone(sure.id, '+351912345679');
  expect(await list()).toMatchObject([
    { id: ana.id, last_first: expect.stringContaining('Ana'), phone: '912 345 678', reading: null },
  ]);
  await inCountry('PT');
  expect(await list()).toMatchObject([{ id: ana.id, reading: '+351912345678' }]);
  await inCountry('AU');
  expect(await list()).toMatchObject([{ id: ana.id, reading: null }]);
  expect(await phoneOf(ana.id)).toBe('912 345 678');
});

it('USERS-R29 stores only the shown reading with one press', async () => {
  await inCountry('PT');
  const [row] = await list();
  const other = await confirm(ana.id, { reading: '+351912345679', version: row!.version });
  expect([other.status, Object.keys(other.problem.errors!)]).toEqual([422, ['reading']]);
  const stale = await confirm(ana.id, { reading: row!.reading!, version: row!.version + 1 });
  expect(stale.problem.code).toBe('stale');
  const { status, data } = await confirm(ana.id, { reading: row!.reading!, version: row!.version });
  expect([status, data.phone]).toEqual([200, '+351912345678']);
  expect(await list()).toEqual([]);
});

it('USERS-R29 keeps an unchanged number as text when a person or profile is saved, and parses a newly typed one', async () => {
  await inCountry('PT');
  const { data: was } = await test.call(people.readPerson, { as: admin.token, params: { id: ana.id } });
  const save = (phone: string) =>
    test.call(people.editPerson, {
      as: admin.token,
      params: { id: ana.id },
      body: {
        first_name: 'Ana',
        last_name: was.last_name,
        gender: was.gender,
        appointment: was.appointment,
        address: 'Rua Nova 1',
        phone,
      } as never,
    });
  expect((await save('912 345 678')).data).toMatchObject({ phone: '912 345 678', address: 'Rua Nova 1' });
  const own = await test.call(people.editProfile, {
    as: ana.token,
    body: {
      first_name: 'Ana',
      last_name: was.last_name,
      lang: 'en',
      phone: '912 345 678',
      address: 'Rua Nova 2',
    },
  });
  expect([own.status, await phoneOf(ana.id)]).toEqual([200, '912 345 678']);
  expect((await save('912345678')).data.phone).toBe('+351912345678');
});

it('USERS-R29 USERS-X7 leaves the number of a person with further permissions unchanged', async () => {
  await inCountry('PT');
  const chief = await congregation.addPerson({ permissions: ['settings.users', 'settings.roles.edit'] });
  await setPhone(chief.id, '912 345 670');
  const row = (await list()).find(({ id }) => id === chief.id)!;
  const refused = await confirm(chief.id, { reading: row.reading!, version: row.version });
  expect(refused.problem.code).toBe('contact-beyond-yours');
  expect(await phoneOf(chief.id)).toBe('912 345 670');
  const publisher = await congregation.addPerson({ permissions: ['settings.users'] });
  expect((await confirm(ana.id, { reading: '+351912345678', version: 1 }, publisher.token)).status).toBe(403);
});
