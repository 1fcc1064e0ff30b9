import { groups } from '@sheaf/contract/people/groups/groups';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  keeper = await congregation.addPerson({
    permissions: ['settings.groups', 'settings.groups.add', 'settings.groups.edit', 'settings.groups.delete'],
  });
});
afterAll(() => test.close());

const brother = async (appointment: string): Promise<SeededPerson> => {
  const person = await congregation.addPerson({ appointment });
  await test.database.owner.query('update people set gender = 1 where id = $1', [person.id]);
  return person;
};
const entry = async (rest: object = {}) => ({
  name: 'North',
  // Creates people before the call: a concurrent new session would count as its change.
  ...(!('overseer_id' in rest) && { overseer_id: (await brother('elder')).id }),
  address: '4 Mount Street',
  ...rest,
});
const add = async (rest: object = {}) =>
  test.call(groups.addGroup, { as: keeper.token, body: (await entry(rest)) as never });
const edit = (id: number, body: object) =>
  test.call(groups.editGroup, { as: keeper.token, params: { id }, body: body as never });
const wrong = async (rest: object) => (await add(rest)).problem.errors;
const groupOf = async (person: number): Promise<number | null> =>
  (await test.database.owner.query('select group_id from people where id = $1', [person])).rows[0].group_id;
const list = async (as = keeper.token) => (await test.call(groups.listGroups, { as })).data;
const assign = (group: number, users: number[]) =>
  test.call(groups.assignToGroup, { as: keeper.token, params: { group }, body: { users } });
const remove = (group: number, users: number[]) =>
  test.call(groups.removeFromGroup, { as: keeper.token, params: { group }, body: { users } });

it('GROUPS-R1 GROUPS-R8 requires name, overseer and address, and makes leaders members', async () => {
  const assistant = await brother('publisher');
  const { data } = await add({ assistant_id: assistant.id });
  expect(data).toMatchObject({ name: 'North', address: '4 Mount Street', members: 2 });
  expect(data.assistant).toEqual({ id: assistant.id, full_name: 'Ruth Hollis' });
  expect([await groupOf(data.overseer_id!), await groupOf(assistant.id)]).toEqual([data.id, data.id]);
  for (const field of ['name', 'address'])
    expect(await wrong({ [field]: ' ' })).toEqual({ [field]: ['Fill this in.'] });
  expect(Object.keys((await wrong({ overseer_id: undefined }))!)).toEqual(['overseer_id']);
});

it('GROUPS-R2 GROUPS-R3 GROUPS-R9 requires an eligible leader who leads no other group', async () => {
  const sister = await congregation.addPerson({ appointment: 'publisher' });
  const former = await congregation.addPerson({ appointment: 'elder', active: false });
  const elder = await brother('elder');
  const leading = (await add()).data;
  expect(await wrong({ overseer_id: (await brother('publisher')).id })).toHaveProperty('overseer_id');
  expect(await wrong({ overseer_id: former.id })).toHaveProperty('overseer_id');
  expect(await wrong({ overseer_id: 999_999 })).toHaveProperty('overseer_id');
  expect(await wrong({ assistant_id: sister.id })).toHaveProperty('assistant_id');
  expect(await wrong({ overseer_id: elder.id, assistant_id: elder.id })).toHaveProperty('assistant_id');
  expect(await wrong({ overseer_id: leading.overseer_id })).toEqual({
    overseer_id: ['This person leads another group.'],
  });
  const same = await edit(leading.id, await entry({ overseer_id: leading.overseer_id, name: 'Renamed' }));
  expect(same.data.name).toBe('Renamed');
});

it('GROUPS-R9 assigns one of two groups to an elder in concurrent requests', async () => {
  const elder = await brother('elder');
  const answers = await Promise.all([add({ overseer_id: elder.id }), add({ overseer_id: elder.id })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('GROUPS-R8 adds a new overseer as member, keeps the former one, and refuses a stale form', async () => {
  const before = (await add()).data;
  const successor = await brother('servant');
  const change = { name: 'South', overseer_id: successor.id, address: 'Hall', version: before.version };
  expect((await edit(before.id, change)).data).toMatchObject({ overseer_id: successor.id, members: 2 });
  const stale = await edit(before.id, change);
  expect([stale.status, (stale.problem.current as { name: string }).name]).toEqual([409, 'South']);
  expect(await groupOf(before.overseer_id!)).toBe(before.id);
});

it('GROUPS-R4 GROUPS-R5 adds people without a group, and refuses guests and members of other groups', async () => {
  const [group, other] = [(await add()).data, (await add()).data];
  const [one, two] = [await congregation.addPerson(), await congregation.addPerson()];
  const guest = await congregation.addPerson({ appointment: 'guest' });
  const { data } = await assign(group.id, [one.id, two.id]);
  expect(data.map(({ id }) => id).sort((a, b) => a - b)).toEqual([group.overseer_id, one.id, two.id]);
  expect((await assign(group.id, [one.id])).status).toBe(200);
  for (const nobody of [guest.id, other.overseer_id!]) {
    expect((await assign(group.id, [nobody])).problem.code).toBe('not-a-group-candidate');
    expect((await assign(group.id, [(await congregation.addPerson()).id, nobody])).status).toBe(422);
  }
  expect((await assign(group.id, [999_999])).status).toBe(422);
  expect((await assign(999_999, [one.id])).status).toBe(404);
  expect((await remove(group.id, [one.id])).data.map(({ id }) => id)).not.toContain(one.id);
  expect((await remove(group.id, [one.id])).status).toBe(200);
  expect((await remove(group.id, [group.overseer_id!])).problem.code).toBe('leads-group');
  expect(await groupOf(one.id)).toBeNull();
});

it('GROUPS-X1 moves members of another group on request, except leaders and guests', async () => {
  const [from, into] = [(await add()).data, (await add()).data];
  const person = await congregation.addPerson();
  const guest = await congregation.addPerson({ appointment: 'guest' });
  await assign(from.id, [person.id]);
  const move = (users: number[]) =>
    test.call(groups.assignToGroup, {
      as: keeper.token,
      params: { group: into.id },
      body: { users, move: true },
    });
  expect((await move([person.id, from.overseer_id!])).problem.code).toBe('leads-group');
  expect((await move([person.id, guest.id])).problem.code).toBe('not-a-group-candidate');
  expect(await groupOf(person.id)).toBe(from.id);
  expect((await move([person.id])).status).toBe(200);
  expect(await groupOf(person.id)).toBe(into.id);
});

it('GROUPS-C2 accepts the older spellings with the group in the body', async () => {
  const group = (await add()).data;
  const person = await congregation.addPerson();
  for (const [path, expected] of [
    ['assign-to-group', group.id],
    ['remove-from-group', null],
  ] as const) {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${keeper.token}` },
      payload: { group: group.id, users: [person.id] },
    });
    expect([answer.statusCode, await groupOf(person.id)]).toEqual([200, expected]);
  }
});

it('GROUPS-R6 removes the group of its members when it is deleted', async () => {
  const group = (await add()).data;
  const person = await congregation.addPerson();
  await assign(group.id, [person.id]);
  await test.database.owner.query('update people set deleted_at = now() where id = $1', [person.id]);
  const gone = () => test.call(groups.deleteGroup, { as: keeper.token, params: { id: group.id } });
  expect((await gone()).data).toEqual({ ok: true });
  expect([await groupOf(person.id), await groupOf(group.overseer_id!)]).toEqual([null, null]);
  expect((await gone()).status).toBe(404);
});

it('GROUPS-R10 shows the groups to everyone, and the address to their own people only', async () => {
  const group = (await add({ name: 'Secret' })).data;
  const [inside, outside] = [await congregation.addPerson(), await congregation.addPerson()];
  await assign(group.id, [inside.id]);
  const seen = async (as: string) => (await list(as)).find(({ id }) => id === group.id);
  expect((await seen(inside.token))!.address).toBe('4 Mount Street');
  expect((await seen(outside.token))!).toMatchObject({ name: 'Secret', address: null });
  const stranger = await (await seedCongregation(test.database.owner, 'Elsewhere')).addPerson();
  expect(await list(stranger.token)).toEqual([]);
});
