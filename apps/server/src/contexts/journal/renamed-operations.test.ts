import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journal } from '@sheaf/contract/journal/journal';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { absences } from '@sheaf/contract/people/absences/absences';
import { places } from '@sheaf/contract/territory/places/places';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '#platform/database/migrate';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const tables = ['journal', 'journal_changes', 'idempotency_keys'];

/** Restores the operation names from before a split, then runs the migration. */
async function splitAgain(before: string, after: string, migration: string): Promise<void> {
  for (const table of tables)
    await test.database.owner.query(`update ${table} set operation = $1 where operation = $2`, [
      before,
      after,
    ]);
  await test.database.owner.query(readFileSync(join(migrationsFolder, migration), 'utf8'));
}

it('JOURNAL-R2 finds changes from before a domain was split under their kind, and does not repeat a repeated request', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const admin = await congregation.addPerson({ roles: [1] });
  const add = () =>
    test.call(absences.addAwayDate, {
      as: admin.token,
      key: 'before-the-split',
      body: { start_date: '2026-12-01', end_date: '2026-12-03' },
    });
  const { id } = (await add()).data;
  await splitAgain('people.addAwayDate', 'absences.addAwayDate', '0114-names-of-split-domains.sql');
  const changes = await test.call(journal.listChanges, { as: admin.token, query: { kind: 'away' } });
  expect(changes.data.changes).toMatchObject([{ kind: 'away', about: { entity: 'away', act: 'added' } }]);
  expect((await add()).data.id).toBe(id);
});

it('JOURNAL-R2 finds territory changes from before the split under their kind, and does not repeat a repeated request', async () => {
  const congregation = await seedCongregation(test.database.owner, 'Devonport');
  const admin = await congregation.addPerson({ roles: [1] });
  const map = await congregation.addMap({ number: '1' });
  const add = () =>
    test.call(places.addStreet, {
      as: admin.token,
      key: 'before-the-split',
      body: { name: 'Bass Highway', suburb_id: null, map_id: map.id },
    });
  const { id } = (await add()).data;
  await splitAgain('territory.addStreet', 'places.addStreet', '0118-names-of-the-split-territory.sql');
  const changes = await test.call(journal.listChanges, { as: admin.token, query: { kind: 'streets' } });
  expect(changes.data.changes).toMatchObject([
    { kind: 'streets', about: { entity: 'street', act: 'added' } },
  ]);
  expect((await add()).data.id).toBe(id);
});

it('JOURNAL-R2 finds changes of responsibilities from before the rename under their kind, and does not repeat a repeated request', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const admin = await congregation.addPerson({ roles: [1] });
  const add = () =>
    test.call(responsibilities.addResponsibility, {
      as: admin.token,
      key: 'before-the-new-name',
      body: { label: 'Main door', frequency: 'meeting' },
    });
  const { id } = (await add()).data;
  await splitAgain(
    'attendants.addResponsibility',
    'responsibilities.addResponsibility',
    '0396-name-of-responsibilities.sql',
  );
  const changes = await test.call(journal.listChanges, {
    as: admin.token,
    query: { kind: 'responsibilities' },
  });
  expect(changes.data.changes).toMatchObject([{ kind: 'responsibilities' }]);
  expect((await add()).data.id).toBe(id);
});
