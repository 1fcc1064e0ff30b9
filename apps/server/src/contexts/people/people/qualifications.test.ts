import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let overseer: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  overseer = await congregation.addPerson({ roles: [84], appointment: 'elder' });
});
afterAll(() => test.close());

const qualify = (id: number, users: number[]) =>
  test.call(people.qualifyPeople, { as: overseer.token, body: { id, users } });
const attach = (id: number, part: number, as: string) =>
  test.call(people.attachQualification, { as, params: { id, part } });
const detach = (id: number, part: number, as: string) =>
  test.call(people.detachQualification, { as, params: { id, part } });
const namesOf = async (part: number) =>
  (await test.call(people.readPart, { as: overseer.token, params: { part } })).data.part.users.map(
    ({ first_name }) => first_name,
  );

it('USERS-R9 USERS-R11 qualifies several people at once, or none if one is ineligible', async () => {
  const [olive, ann] = [
    await congregation.addPerson({ firstName: 'Olive', appointment: 'servant' }),
    await congregation.addPerson({ firstName: 'Ann', appointment: 'elder' }),
  ];
  const publisher = await congregation.addPerson();
  expect((await qualify(3, [olive.id, publisher.id])).problem.code).toBe('not-qualifiable');
  expect(await namesOf(3)).toEqual([]);
  expect((await qualify(3, [olive.id, ann.id, olive.id])).status).toBe(200);
  expect((await qualify(3, [ann.id])).data.users).toHaveLength(2);
  expect(await namesOf(3)).toEqual(['Ann', 'Olive']);
  expect((await qualify(3, [2_000_000])).problem.errors).toHaveProperty('users');
  const inactive = await congregation.addPerson({ active: false, appointment: 'elder' });
  expect((await qualify(3, [inactive.id])).problem.code).toBe('not-qualifiable');
});

it("MEET-C12 lists the parts by number and name in the reader's language, without the unnamed one", async () => {
  const listed = async (lang: string) =>
    (await test.call(people.listParts, { as: (await congregation.addPerson({ lang })).token })).data;
  const english = await listed('en');
  expect(english.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(english).toContainEqual({ id: 13, name: 'Watchtower Reader' });
  const arabic = await listed('ar');
  expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(arabic.every(({ name }) => /^\p{Script=Arabic}/u.test(name))).toBe(true);
});

it('COMMON-R14 USERS-R20 permits own qualifications by the same rules, and those of others with the permission', async () => {
  const ruth = await congregation.addPerson();
  expect((await attach(ruth.id, 6, ruth.token)).data.qualified_parts).toEqual([6]);
  expect((await attach(ruth.id, 6, ruth.token)).data.qualified_parts).toEqual([6]);
  expect((await detach(ruth.id, 6, ruth.token)).data.qualified_parts).toEqual([]);
  expect((await attach(ruth.id, 6, ruth.token)).data.qualified_parts).toEqual([6]);
  expect((await attach(ruth.id, 5, ruth.token)).problem.code).toBe('not-qualifiable');
  expect((await attach(overseer.id, 6, ruth.token)).problem.code).toBe('qualification-not-yours');
  expect((await detach(overseer.id, 6, ruth.token)).problem.code).toBe('qualification-not-yours');
  expect((await attach(ruth.id, 18, overseer.token)).data.qualified_parts).toEqual([6, 18]);
  expect((await detach(ruth.id, 6, overseer.token)).data.qualified_parts).toEqual([18]);
  expect((await attach(2_000_000, 18, overseer.token)).status).toBe(404);
});

it('USERS-R25 removes exactly the qualifications that no longer fit', async () => {
  const former = await congregation.addPerson({ appointment: 'publisher' });
  await test.database.owner.query(
    "update people set gender = 1, qualified_parts = '{2,3,6,16}' where id = $1",
    [former.id],
  );
  const remove = (as: string) =>
    test.call(people.removeUnfitQualifications, {
      as,
      params: { id: former.id },
      key: `remove-${as.slice(0, 9)}`,
    });
  expect((await remove(former.token)).status).toBe(403);
  expect((await remove(overseer.token)).data.qualified_parts).toEqual([6]);
  expect((await remove(overseer.token)).data.qualified_parts).toEqual([6]);
});

it('accepts the spellings of the specification', async () => {
  const ruth = await congregation.addPerson();
  const ask = (method: 'GET' | 'DELETE', url: string) =>
    test.app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${overseer.token}` } });
  await ask('GET', `/user/${ruth.id}/part-qualification/18/attach`);
  expect((await ask('GET', '/get-part/18')).json().data.part.users).toContainEqual(
    expect.objectContaining({ id: ruth.id }),
  );
  expect(
    (await ask('GET', `/user/${ruth.id}/part-qualification/18/detach`)).json().data.qualified_parts,
  ).toEqual([]);
  expect((await ask('DELETE', `/users/${ruth.id}/part-qualifications/18`)).statusCode).toBe(200);
});

it('stores a part once in many concurrent requests', async () => {
  const ruth = await congregation.addPerson();
  await Promise.all(Array.from({ length: 8 }, () => attach(ruth.id, 18, ruth.token)));
  expect((await attach(ruth.id, 18, ruth.token)).data.qualified_parts).toEqual([18]);
});
