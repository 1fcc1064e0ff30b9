import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
});
afterAll(() => test.close());

const attach = (as: string, id: number, partner: number) =>
  test.call(people.attachCartPartner, { as, params: { id, partner } });
const detach = (as: string, id: number, partner: number) =>
  test.call(people.detachCartPartner, { as, params: { id, partner } });
const list = (as: string, id: number) => test.call(people.listCartPartners, { as, params: { id } });
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

it('CARTS-C10 adds and removes own partners one by one, a second time without effect, and refuses oneself, an inactive and an unknown person', async () => {
  const [ann, boaz] = [await congregation.addPerson(), await congregation.addPerson()];
  expect(ids((await attach(ruth.token, ruth.id, ann.id)).data)).toEqual([ann.id]);
  await attach(ruth.token, ruth.id, boaz.id);
  expect(ids((await attach(ruth.token, ruth.id, ann.id)).data)).toEqual([ann.id, boaz.id]);
  expect(ids((await list(ruth.token, ruth.id)).data)).toEqual([ann.id, boaz.id]);
  expect(ids((await detach(ruth.token, ruth.id, ann.id)).data)).toEqual([boaz.id]);
  expect(ids((await detach(ruth.token, ruth.id, ann.id)).data)).toEqual([boaz.id]);
  const gone = await congregation.addPerson({ active: false });
  for (const wrong of [gone.id, ruth.id])
    expect((await attach(ruth.token, ruth.id, wrong)).problem.code).toBe('not-a-partner');
  expect((await attach(ruth.token, ruth.id, 2_000_000)).status).toBe(404);
});

it('CARTS-C10 requires settings.users to read and settings.users.edit to change the partners of others', async () => {
  const [ann, boaz] = [await congregation.addPerson(), await congregation.addPerson()];
  const reader = await congregation.addPerson({ permissions: ['settings.users'] });
  const keeper = await congregation.addPerson({ permissions: ['settings.users.edit'] });
  expect((await attach(keeper.token, ann.id, boaz.id)).status).toBe(200);
  expect(ids((await list(reader.token, ann.id)).data)).toEqual([boaz.id]);
  const refused = [
    await list(ruth.token, ann.id),
    await attach(ruth.token, ann.id, ruth.id),
    await detach(reader.token, ann.id, boaz.id),
    await list(keeper.token, ann.id),
  ];
  expect(refused.map(({ problem }) => problem.code)).toEqual(Array(4).fill('partners-not-yours'));
  expect((await list(reader.token, 2_000_000)).status).toBe(404);
});

it('USERS-X17 requires the permission to edit people for a cart approval, which changes nothing else', async () => {
  const overseer = await congregation.addPerson({ roles: [1] });
  const joel = await congregation.addPerson({ firstName: 'Joel' });
  const approve = (as: string, id: number, approved: boolean) =>
    test.call(people.approveForCarts, { as, params: { id }, body: { approved } });
  const read = async () =>
    (await test.call(people.readPerson, { as: overseer.token, params: { id: joel.id } })).data;
  const before = await read();
  expect((await approve(ruth.token, joel.id, true)).status).toBe(403);
  expect((await approve(overseer.token, joel.id, true)).data).toMatchObject({ id: joel.id, cart: true });
  const { version } = await read();
  expect(await read()).toEqual({ ...before, cart: true, version });
  await approve(overseer.token, joel.id, true);
  expect((await read()).version).toBe(version);
  expect((await approve(overseer.token, joel.id, false)).data.cart).toBe(false);
  const elsewhere = await (await seedCongregation(test.database.owner)).addPerson();
  expect((await approve(overseer.token, elsewhere.id, true)).status).toBe(404);
});
