/** Editing a person preserves the requirements of group leaders (GROUPS-R2, GROUPS-R3). */

import { journal } from '@sheaf/contract/journal/journal';
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());

const brother = async (appointment: string): Promise<SeededPerson> => {
  const person = await congregation.addPerson({ appointment });
  await test.database.owner.query('update people set gender = 1 where id = $1', [person.id]);
  return person;
};

async function edit(id: number, change: object) {
  const { data } = await test.call(people.readPerson, { as: admin.token, params: { id } });
  const { first_name, last_name, gender, appointment, active, group_id, phone } = data;
  const body = { first_name, last_name, gender, appointment, active, group_id, phone, ...change };
  return test.call(people.editPerson, { as: admin.token, params: { id }, body: body as never });
}

async function seedGroup() {
  const [overseer, assistant] = [await brother('elder'), await brother('servant')];
  const body = {
    name: 'North',
    overseer_id: overseer.id,
    assistant_id: assistant.id,
    address: '4 Mount Street',
  };
  const { data } = await test.call(groups.addGroup, { as: admin.token, body });
  return { group: data, overseer, assistant };
}

const saved = async (id: number, change: object): Promise<string> => {
  const answer = await edit(id, change);
  return answer.status === 200 ? 'saved' : answer.problem.code;
};

it('GROUPS-R2 refuses an appointment that makes an overseer ineligible', async () => {
  const { overseer } = await seedGroup();
  for (const change of [{ appointment: 'publisher' }, { appointment: 'inactive' }, { active: false }])
    expect(await saved(overseer.id, change)).toBe('leader-unfit');
  expect(await saved(overseer.id, { appointment: 'guest' })).toBe('leads-group');
  expect(await saved(overseer.id, { appointment: 'servant', phone: '0491570110' })).toBe('saved');
});

it('GROUPS-R3 refuses an appointment that makes an assistant ineligible', async () => {
  const { assistant } = await seedGroup();
  for (const change of [{ appointment: 'student' }, { gender: 2 }, { active: false }])
    expect(await saved(assistant.id, change)).toBe('leader-unfit');
  expect(await saved(assistant.id, { appointment: 'publisher' })).toBe('saved');
});

it('GROUPS-R2 permits the change after another person leads the group', async () => {
  const { group, overseer, assistant } = await seedGroup();
  const next = await brother('elder');
  const body = { name: 'North', overseer_id: next.id, assistant_id: assistant.id, address: '4 Mount Street' };
  await test.call(groups.editGroup, { as: admin.token, params: { id: group.id }, body });
  expect(await saved(overseer.id, { appointment: 'publisher' })).toBe('saved');
});

it('GROUPS-R2 permits other edits of a leader who was ineligible before', async () => {
  const { overseer } = await seedGroup();
  await test.database.owner.query("update people set appointment = 'publisher' where id = $1", [overseer.id]);
  expect(await saved(overseer.id, { phone: '0491570111' })).toBe('saved');
});

it('GROUPS-R2 refuses to revert an appointment if its person would lead a group while ineligible', async () => {
  const later = await brother('publisher');
  expect(await saved(later.id, { appointment: 'elder' })).toBe('saved');
  const changes = async () => (await test.call(journal.listChanges, { as: admin.token })).data.changes;
  const [promotion] = await changes();
  const body = { name: 'South', overseer_id: later.id, assistant_id: null, address: '1 South Street' };
  expect((await test.call(groups.addGroup, { as: admin.token, body })).status).toBe(200);
  const reverted = await test.call(journal.revertChange, { as: admin.token, params: { id: promotion!.id } });
  expect(reverted.status).toBe(409);
});

it('GROUPS-R2 never permits both a demotion and a concurrent appointment as overseer', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { group, assistant } = await seedGroup();
    const next = await brother('elder');
    const body = {
      name: 'North',
      overseer_id: next.id,
      assistant_id: assistant.id,
      address: '4 Mount Street',
    };
    await Promise.all([
      test.call(groups.editGroup, { as: admin.token, params: { id: group.id }, body }),
      edit(next.id, { appointment: 'publisher' }),
    ]);
    const { rows } = await test.database.owner.query(
      `select from groups g join people p on p.id = g.overseer_id where g.id = $1 and p.appointment = 'publisher'`,
      [group.id],
    );
    expect(rows).toEqual([]);
  }
});
