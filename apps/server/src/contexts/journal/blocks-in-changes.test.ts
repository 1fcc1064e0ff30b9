/** Label of a block in the journal: number or letter, like on its map. */
import { journal } from '@sheaf/contract/journal/journal';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys] });
});
afterAll(() => test.close());

/**
 * Label of the newest change and values of its block, after the block was ticked and freed in turn. The first
 * tick also begins the assignment.
 */
async function told(number: string, letters: boolean, ticks: number) {
  const as = admin.token;
  const map = await congregation.addMap({ number, blocks: 30 });
  await test.database.owner.query('update maps set blocks_as_letters = $2 where id = $1', [map.id, letters]);
  const assigned = await test.call(maps.assignMap, { as, body: { id: map.id, user: admin.id } });
  for (let tick = 0; tick < ticks; tick += 1)
    await test.call(maps.updateBlock, { as, body: { id: assigned.data.assignment!.id, block: 28 } });
  const [change] = (await test.call(journal.listChanges, { as, query: {} })).data.changes;
  const { data } = await test.call(journal.readChange, { as, params: { id: change!.id } });
  const rows = data.entries.filter(({ entity }) => entity === 'block');
  const block = rows.flatMap(({ fields }) => fields).find(({ name }) => name === 'block');
  return { label: change!.about!.label.map(({ text }) => text), before: block?.before, after: block?.after };
}

it('JOURNAL-R3 MAPS-R4 labels a block by letter on maps with letters, and by number on others', async () => {
  expect(await told('43', true, 3)).toEqual({ label: ['43', 'AB'], before: [], after: ['AB'] });
  expect(await told('44', false, 3)).toEqual({ label: ['44', '28'], before: [], after: ['28'] });
});

it('JOURNAL-R3 labels a freed block by letter too', async () => {
  expect(await told('45', true, 2)).toEqual({ label: ['45', 'AB'], before: ['AB'], after: [] });
});
