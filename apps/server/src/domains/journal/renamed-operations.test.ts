import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { absences } from '@sheaf/contract/absences/absences';
import { journal } from '@sheaf/contract/journal/journal';
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

it('JOURNAL-R2 changes from before a domain was split are found under their kind, and a repeated request is not carried out again', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const admin = await congregation.addPerson({ roles: [1] });
  const add = () =>
    test.call(absences.addAwayDate, {
      as: admin.token,
      key: 'before-the-split',
      body: { start_date: '2026-12-01', end_date: '2026-12-03' },
    });
  const { id } = (await add()).data;
  for (const table of tables)
    await test.database.owner.query(
      `update ${table} set operation = 'people.addAwayDate' where operation = 'absences.addAwayDate'`,
    );
  await test.database.owner.query(
    readFileSync(join(migrationsFolder, '0114-names-of-split-domains.sql'), 'utf8'),
  );
  const changes = await test.call(journal.listChanges, { as: admin.token, query: { kind: 'away' } });
  expect(changes.data.changes).toMatchObject([{ kind: 'away', about: { entity: 'away', act: 'added' } }]);
  expect((await add()).data.id).toBe(id);
});
