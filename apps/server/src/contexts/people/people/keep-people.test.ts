import { access } from '@sheaf/contract/people/access/access';
import { people } from '@sheaf/contract/people/people/people';
import { sync } from '@sheaf/contract/sync/sync';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let secretary: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1], firstName: 'Daniel' });
  secretary = await congregation.addPerson({ roles: [65] });
});
afterAll(() => test.close());

const miriam = { first_name: 'Miriam', last_name: 'Webb', gender: 2 as const };
const add = (body: Record<string, unknown> = {}, as = admin.token) =>
  test.call(people.addPerson, { as, body: { ...miriam, ...body } });
const edit = (id: number, body: Record<string, unknown>, as = admin.token) =>
  test.call(people.editPerson, { as, params: { id }, body: { ...miriam, ...body } });
const read = (id: number) => test.call(people.readPerson, { as: admin.token, params: { id } });
const remove = (id: number, as = admin.token) => test.call(people.deletePerson, { as, params: { id } });
const check = (token: string) => test.call(access.checkSession, { as: token });

it('USERS-R1 USERS-R2 USERS-R22 requires names and a gender of 1 or 2, and makes a person without roles a publisher', async () => {
  const bare = await test.call(people.addPerson, { as: admin.token, body: {} as never });
  expect(Object.keys(bare.problem.errors ?? {}).sort()).toEqual(['first_name', 'gender', 'last_name']);
  expect((await add({ gender: 3 })).status).toBe(422);
  const added = (await add({ phone: '0491 570 006', email: 'Miriam@Example.org' })).data;
  expect(added).toMatchObject({
    full_name: 'Miriam Webb',
    roles: [2],
    phone: '+61491570006',
    email: 'miriam@example.org',
    lang: 'en',
  });
  expect((await read(added.id)).data).toEqual(added);
});

it('USERS-R3 USERS-R5 stores only permitted fields of a guest, and refuses a double pioneer', async () => {
  const guest = await add({
    appointment: 'guest',
    address: 'Mount Street 4',
    pioneer: true,
    dob: '1990-01-01',
  });
  expect(guest.data).toMatchObject({ address: null, pioneer: false, dob: null });
  expect((await add({ pioneer: true, special_pioneer: true })).problem.errors).toEqual({
    special_pioneer: ['Choose pioneer or special pioneer, not both.'],
  });
});

it('USERS-X11 reports all invalid fields at once', async () => {
  const errors = async (body: Record<string, unknown>) => Object.keys((await add(body)).problem.errors ?? {});
  expect(await errors({ phone: 'twelve' })).toEqual(['phone']);
  expect(await errors({ email: 'nobody' })).toEqual(['email']);
  expect(await errors({ group_id: 2_000_000 })).toEqual(['group_id']);
  expect(await errors({ roles: [4_000_000] })).toEqual(['roles']);
  expect(await errors({ dob: '2999-01-01' })).toEqual(['dob']);
  expect(await errors({ roles: [2], lang: 'x' })).toEqual(['lang']);
  const several = { phone: 'twelve', email: 'nobody', dob: '2199-01-01', group_id: 2_000_000 };
  expect(await errors(several)).toEqual(['phone', 'email', 'dob', 'group_id']);
});

it('GROUPS-R8 refuses to move a group leader to another group', async () => {
  const added = (await add({ appointment: 'elder' })).data;
  const { rows } = await test.database.owner.query(
    `insert into groups (congregation_id, name, overseer_id, address) values ($1, 'Acton', $2, 'Mount Street') returning id`,
    [congregation.id, added.id],
  );
  await test.database.owner.query('update people set group_id = $1 where id = $2', [rows[0].id, added.id]);
  const body = {
    first_name: 'Ruth',
    last_name: 'Hollis',
    gender: 1,
    appointment: 'elder',
    group_id: null,
  } as const;
  const edited = await test.call(people.editPerson, { as: admin.token, params: { id: added.id }, body });
  expect(edited.problem.code).toBe('leads-group');
});

it('checks the version, also if only roles changed; being seen does not raise it', async () => {
  const added = (await add()).data;
  const roled = (await edit(added.id, { roles: [3], version: added.version })).data;
  expect(roled).toMatchObject({ roles: [3], version: added.version + 1 });
  const stale = await edit(added.id, { first_name: 'Mia', version: added.version });
  expect([stale.status, stale.problem.code]).toEqual([409, 'stale']);
  expect(stale.problem.current).toMatchObject({ roles: [3] });
  const seen = await congregation.addPerson();
  const before = (await read(seen.id)).data;
  await check(seen.token);
  expect((await read(seen.id)).data).toMatchObject({
    version: before.version,
    last_login: expect.any(String),
  });
});

it('ROLES-R8 refuses to grant a permission that the actor lacks, on adding and editing', async () => {
  expect((await add({ roles: [1] }, secretary.token)).problem.code).toBe('key-not-held');
  const added = (await add({ roles: [2] }, secretary.token)).data;
  expect((await edit(added.id, { roles: [2, 1] }, secretary.token)).problem.code).toBe('key-not-held');
  expect((await edit(added.id, { roles: [2, 65] }, secretary.token)).data.roles).toEqual([2, 65]);
});

it('ROLES-R8 retains the last role editor, also if two step down concurrently', async () => {
  const other = await seedCongregation(test.database.owner, 'Small');
  const [one, two] = [await other.addPerson({ roles: [1] }), await other.addPerson({ roles: [1] })];
  const down = (person: SeededPerson) => edit(person.id, { roles: [2] }, person.token);
  const answers = await Promise.all([down(one), down(two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const last = answers[0]!.status === 409 ? one : two;
  expect((await edit(last.id, { active: false }, last.token)).problem.code).toBe('last-role-editor');
});

it('AUTH-R13 signs a deactivated person out', async () => {
  const person = await congregation.addPerson();
  expect((await check(person.token)).status).toBe(200);
  expect((await edit(person.id, { active: false })).status).toBe(200);
  await edit(person.id, { active: true });
  expect((await check(person.token)).problem.code).toBe('session-ended');
});

it('USERS-R23 removes a deleted person from lists, signs them out, frees their addresses and removes them as partner', async () => {
  const person = await congregation.addPerson();
  const map = await congregation.addMap({ number: '90' });
  await map.addDoor({ house: '1', assignedTo: person.id });
  await test.database.owner.query('update people set cart_partners = $1 where id = $2', [
    [person.id],
    admin.id,
  ]);
  await test.call(access.sendInvite, { as: admin.token, body: { user: person.id, method: 'legacy-sms' } });
  expect((await remove(person.id)).data).toMatchObject({ ok: true });
  expect((await read(person.id)).status).toBe(404);
  expect((await remove(person.id)).status).toBe(404);
  expect((await check(person.token)).status).toBe(401);
  expect((await read(admin.id)).data.cart_partners).toEqual([]);
  const { rows } = await test.database.owner.query(
    `select (select count(*)::int from available_addresses where assigned_to = $1) as kept,
      (select count(*)::int from sign_in_links where person_id = $1 and revoked_at is null) as open`,
    [person.id],
  );
  expect(rows[0]).toEqual({ kept: 0, open: 0 });
});

it('USERS-R23 names a deleted person in the history only', async () => {
  const person = await congregation.addPerson({ firstName: 'Tabitha' });
  const map = await congregation.addMap({ number: '92' });
  await test.call(maps.assignMap, { as: admin.token, body: { id: map.id, user: person.id } as never });
  await test.call(maps.recallMap, { as: admin.token, body: { id: map.id } as never });
  const changes = (since?: string) =>
    test.call(sync.listChanges, {
      as: admin.token,
      params: { collection: 'users' },
      query: since === undefined ? {} : { since },
    });
  const { marker } = (await changes()).data;
  const listed = async () =>
    (await test.call(people.listPeople, { as: admin.token, query: { per_page: 1000 } })).data.some(
      ({ id }) => id === person.id,
    );
  expect(await listed()).toBe(true);
  expect((await remove(person.id)).status).toBe(200);
  expect(await listed()).toBe(false);
  expect((await changes(marker)).data.gone).toEqual([person.id]);
  const page = await test.call(maps.readMap, { as: admin.token, params: { number: '92' } });
  expect(page.data.assignments![0]!.users.map(({ full_name }) => full_name)).toEqual(['Tabitha Hollis']);
  const { rows } = await test.database.owner.query(
    'select first_name, active, deleted_at is not null as deleted from people where id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ first_name: 'Tabitha', active: false, deleted: true }]);
});

it('USERS-X1 refuses to delete the holder of a map, or oneself', async () => {
  const holder = await congregation.addPerson();
  const map = await congregation.addMap({ number: '91' });
  await test.call(maps.assignMap, { as: admin.token, body: { id: map.id, user: holder.id } as never });
  expect((await remove(holder.id)).problem.code).toBe('person-holds-map');
  await test.call(maps.recallMap, { as: admin.token, body: { id: map.id } as never });
  expect((await remove(holder.id)).status).toBe(200);
  expect((await remove(admin.id)).problem.code).toBe('own-profile');
});

it('USERS-X7 hides the link of a person with further permissions, by hand or through another contact', async () => {
  const chief = await congregation.addPerson({ roles: [1], email: 'chief@example.org' });
  const plain = await congregation.addPerson();
  const invite = (user: number, as: string, method: 'legacy-sms' | 'email' = 'legacy-sms') =>
    test.call(access.sendInvite, { as, body: { user, method } });
  expect((await invite(chief.id, secretary.token)).problem.code).toBe('invite-beyond-yours');
  expect((await invite(chief.id, secretary.token, 'email')).status).toBe(200);
  expect((await invite(plain.id, secretary.token)).data.message).toContain('token=');
  expect((await invite(chief.id, admin.token)).status).toBe(200);
  const move = (email: string) => edit(chief.id, { email }, secretary.token);
  expect((await move('mine@example.org')).problem.code).toBe('contact-beyond-yours');
  expect((await move('chief@example.org')).status).toBe(200);
});
