import { sync } from '@sheaf/contract/sync/sync';
import type { KeptCollection } from '@sheaf/rules/sync/collection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let burnie: SeededCongregation;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  burnie = await seedCongregation(test.database.owner, 'Burnie');
  ruth = await burnie.addPerson({ permissions: ['maps.dnc'] });
});
afterAll(() => test.close());

const ask = async (collection: KeptCollection, since?: string) =>
  (
    await test.call(sync.listChanges, {
      as: ruth.token,
      params: { collection },
      ...(since && { query: { since } }),
    })
  ).data;
const changes = (since?: string) => ask('users', since);

const rename = (id: number, name: string) =>
  test.database.owner.query('update people set first_name = $3 where congregation_id = $1 and id = $2', [
    burnie.id,
    id,
    name,
  ]);

it('SYNC-R1 sends the whole collection to a phone without a marker', async () => {
  const { whole, changed, gone } = await changes();
  expect(whole).toBe(true);
  expect(changed.map((row) => row.id)).toContain(ruth.id);
  expect(gone).toEqual([]);
});

it('sends one row when one of 500 changed', async () => {
  await test.database.owner.query(
    `insert into people (congregation_id, first_name, last_name, gender, appointment)
     select $1, 'Person', n::text, 1, 'publisher' from generate_series(1, 500) n`,
    [burnie.id],
  );
  const { marker } = await changes();
  await rename(ruth.id, 'Ruthie');
  const next = await changes(marker);
  expect(next.whole).toBe(false);
  expect(next.changed).toHaveLength(1);
  expect(next.changed[0]).toMatchObject({ id: ruth.id, full_name: expect.stringContaining('Ruthie') });
  expect(JSON.stringify(next).length).toBeLessThan(600);
  expect((await changes(next.marker)).changed).toEqual([]);
});

it('lists deleted and removed people by id', async () => {
  const [hidden, removed] = [await burnie.addPerson({}), await burnie.addPerson({})];
  const { marker } = await changes();
  await test.database.owner.query(
    'update people set deleted_at = now() where congregation_id = $1 and id = $2',
    [burnie.id, hidden.id],
  );
  await test.database.owner.query('delete from people where congregation_id = $1 and id = $2', [
    burnie.id,
    removed.id,
  ]);
  const next = await changes(marker);
  expect(next.changed).toEqual([]);
  expect(next.gone.sort()).toEqual([hidden.id, removed.id].sort());
});

it('SYNC-R2 sends the whole collection after a permission change, and to a phone older than the recorded changes', async () => {
  const { marker } = await changes();
  await test.database.owner.query(
    'update people set permission_epoch = permission_epoch + 1 where congregation_id = $1 and id = $2',
    [burnie.id, ruth.id],
  );
  const next = await changes(marker);
  expect(next.whole).toBe(true);
  await test.database.owner.query(
    `update revisions set rows_since = revision + 1 where congregation_id = $1 and collection = 'users'`,
    [burnie.id],
  );
  expect((await changes(next.marker)).whole).toBe(true);
});

it('records changes of roles, and omits changes of other congregations', async () => {
  const { marker } = await ask('roles');
  const devonport = await seedCongregation(test.database.owner, 'Devonport');
  await devonport.addPerson({ permissions: ['maps.dnc'] });
  expect((await ask('roles', marker)).changed).toEqual([]);
  await burnie.addPerson({ permissions: ['maps.foreign'] });
  expect((await ask('roles', marker)).changed.length).toBeGreaterThan(0);
});

it('SYNC-X3 sends the whole collection to a phone whose marker is newer than the database', async () => {
  const { marker } = await changes();
  const count = marker.slice(0, 10);
  const [revision, epoch] = [Number(marker.slice(10, -5)), marker.slice(-5)];
  const newer = await changes(`${count}${revision + 1}${epoch}`);
  expect([newer.whole, newer.marker]).toEqual([true, marker]);
  expect(newer.changed.length).toBe(Number(count));
  expect((await changes(`${count}${revision}${epoch}`)).whole).toBe(false);
});

it('SYNC-X3 sends the whole collection to a phone with more or fewer people than the changes explain', async () => {
  const { marker } = await changes();
  const count = Number(marker.slice(0, 10));
  for (const other of [count - 1, count + 1]) {
    const answer = await changes(String(other).padStart(10, '0') + marker.slice(10));
    expect(answer.whole).toBe(true);
  }
});
