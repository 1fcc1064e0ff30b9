import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function heldMap() {
  const congregation = await seedCongregation(test.database.owner);
  const servant = await congregation.addPerson({ roles: [99] });
  const holder = await congregation.addPerson();
  const map = await congregation.addMap({ blocks: 3 });
  const assigned = await test.call(maps.assignMap, {
    as: servant.token,
    body: { id: map.id, user: holder.id },
  });
  return { congregation, servant, holder, map, assignment: assigned.data.assignment! };
}

it('MAPS-R5 toggles a block, and shows it on the page', async () => {
  const { holder, map, assignment } = await heldMap();
  const flip = () => test.call(maps.updateBlock, { as: holder.token, body: { id: assignment.id, block: 2 } });
  expect((await flip()).data.progress.blocks).toEqual([2]);
  const page = await test.call(maps.readMap, { as: holder.token, params: { number: map.number } });
  expect(page.data.map.assignment!.progress.blocks).toEqual([2]);
  expect(page.data.map.completed_blocks).toBe(1);
  expect((await flip()).data.progress.blocks).toEqual([]);
});

it('MAPS-R5 setting a block twice keeps it set', async () => {
  const { holder, assignment } = await heldMap();
  const body = { id: assignment.id, block: 1, completed: true };
  await test.call(maps.updateBlock, { as: holder.token, body });
  expect((await test.call(maps.updateBlock, { as: holder.token, body })).data.progress.blocks).toEqual([1]);
});

it('only the holder ticks blocks, and only existing ones', async () => {
  const { holder, servant, assignment } = await heldMap();
  const byServant = await test.call(maps.updateBlock, {
    as: servant.token,
    body: { id: assignment.id, block: 1 },
  });
  expect([byServant.status, byServant.problem.code]).toEqual([403, 'not-holder']);
  const beyond = await test.call(maps.updateBlock, {
    as: holder.token,
    body: { id: assignment.id, block: 4 },
  });
  expect([beyond.status, beyond.problem.code]).toEqual([422, 'no-such-block']);
});

it('sixteen requests with one idempotency key have one effect and one answer', async () => {
  const { holder, assignment } = await heldMap();
  const tap = () =>
    test.call(maps.updateBlock, {
      as: holder.token,
      key: 'tap-0000001',
      body: { id: assignment.id, block: 3 },
    });
  const answers = await Promise.all(Array.from({ length: 16 }, tap));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(answers[0]!.data.progress.blocks).toEqual([3]);
  const other = await test.call(maps.updateBlock, {
    as: holder.token,
    key: 'tap-0000001',
    body: { id: assignment.id, block: 1 },
  });
  expect(other.status).toBe(422);
});

it('MAPS-O5 a hand-in without an answer completes the map only if every block is ticked or every address was worked', async () => {
  const { congregation, servant, holder, map, assignment } = await heldMap();
  const handIn = (id: number, rest: object = {}) =>
    test.call(maps.handInMap, { as: servant.token, body: { id, ...rest } });
  const assign = async (id: number) => {
    const body = { id, user: holder.id };
    return (await test.call(maps.assignMap, { as: servant.token, body })).data.assignment!.id;
  };
  expect((await handIn(assignment.id)).data.last_completed).toBeNull();
  expect((await handIn(await assign(map.id), { blocks: [1, 2] })).data.last_completed).toBeNull();
  expect((await handIn(await assign(map.id), { blocks: [1, 2, 3] })).data.last_completed).not.toBeNull();
  const business = await congregation.addMap({ typeId: 2 });
  await business.addPreloaded({ house: '1' });
  expect((await handIn(await assign(business.id))).data.last_completed).toBeNull();
  const again = await assign(business.id);
  const { data } = await test.call(maps.readMap, { as: holder.token, params: { number: business.number } });
  const params = { id: data.availableAddresses![0]!.id };
  await test.call(addresses.completeAddress, { as: holder.token, params });
  expect((await handIn(again)).data.last_completed).not.toBeNull();
});
