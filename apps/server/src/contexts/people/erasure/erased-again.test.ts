/** USERS-X9: an erasure survives the restore of an earlier backup. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { people } from '@sheaf/contract/people/people/people';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { eraseAgain } from '#contexts/people/erasure/erase-again';
import { readBackup, writeBackup } from '#platform/database/backup-file';
import { shareErased } from '#platform/erased/erased-people.store';
import { type ErasedRecord, openErasedRecord } from '#platform/erased/erased-record';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-erased-'));
const backup = join(folder, 'backup.gz');
const recordPath = join(folder, 'erased-people.jsonl');
let test: TestApp;
let record: ErasedRecord;
let congregation: SeededCongregation;
let admin: SeededPerson;
const opened: FreshDatabase[] = [];

beforeAll(async () => {
  test = await openTestApp();
  record = openErasedRecord(folder);
  test.platform.erased = record;
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = async (first_name: string): Promise<number> => {
  const body = { first_name, last_name: 'Webb', gender: 2 as const, email: `${first_name}@example.org` };
  return (await test.call(people.addPerson, { as: admin.token, body })).data.id;
};
const erase = async (id: number): Promise<void> => {
  expect((await test.call(people.deletePerson, { as: admin.token, params: { id } })).status).toBe(200);
  expect((await test.call(erasure.erasePerson, { as: admin.token, params: { id } })).status).toBe(200);
};
const restored = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  opened.push(database);
  await readBackup(database.owner, backup);
  return database;
};
const everything = async ({ owner }: FreshDatabase): Promise<string> => {
  const { rows } = await owner.query(
    `select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const texts = await Promise.all(
    rows.map(
      async ({ name }) =>
        (await owner.query(`select string_agg(t::text, '') as text from ${name} t`)).rows[0].text,
    ),
  );
  return texts.join('\n').toLowerCase();
};
const again = (database: FreshDatabase) =>
  eraseAgain({ pool: database.app, clock: testNow, registry }, record);

it('USERS-X9 erases people again after an older backup was restored, and nobody else', async () => {
  const [gone, stays] = [await add('Canarygone'), await add('Canarystays')];
  const map = await congregation.addMap();
  await writeBackup(test.database.owner, backup, { version: 'test' });
  await erase(gone);
  const database = await restored();
  expect(await everything(database)).toContain('canarygone');
  expect(await again(database)).toBe(1);
  const after = await everything(database);
  expect(after).not.toContain('canarygone');
  expect(after).toContain('canarystays');
  const { rows } = await database.owner.query(
    'select id, erased_at, deleted_at, active from people where id = any($1)',
    [[gone, stays]],
  );
  expect(rows.find(({ id }) => id === gone)).toMatchObject({ active: false, erased_at: expect.any(Date) });
  expect(rows.find(({ id }) => id === stays)).toMatchObject({ active: true, erased_at: null });
  expect(await again(database)).toBe(0);
  expect(map.id).toBeGreaterThan(0);
});

it('USERS-X9 records no personal data, and spares another person with the same id', async () => {
  const text = readFileSync(recordPath, 'utf8');
  expect(text.toLowerCase()).not.toContain('canary');
  expect(Object.keys((await record.list())[0]!).sort()).toEqual(['congregation', 'made', 'person']);
  const database = await freshDatabase();
  opened.push(database);
  const elsewhere = await seedCongregation(database.owner, 'Founded anew');
  for (let person = 0; person < 4; person += 1) await elsewhere.addPerson({ firstName: 'Other' });
  expect(await again(database)).toBe(0);
});

it('USERS-X9 records many concurrent erasures', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => add(`Many${n}`)));
  await Promise.all(ids.map(erase));
  const noted = new Set((await record.list()).map(({ person }) => person));
  expect(ids.every((id) => noted.has(id))).toBe(true);
});

it('USERS-X9 erases nobody without a record, and refuses a damaged record', async () => {
  const other = mkdtempSync(join(tmpdir(), 'sheaf-erased-'));
  const none = openErasedRecord(other);
  expect(await none.list()).toEqual([]);
  writeFileSync(join(other, 'erased-people.json'), '{"people": 3}');
  await expect(none.list()).rejects.toThrow('is not a record of who was erased');
  writeFileSync(join(other, 'erased-people.json'), '{"format": "sheaf-er');
  await expect(none.list()).rejects.toThrow('Put the right file back');
  rmSync(join(other, 'erased-people.json'));
  writeFileSync(join(other, 'erased-people.jsonl'), '{"congregation": 3}\n');
  await expect(none.list()).rejects.toThrow('Put the right file back');
  rmSync(other, { recursive: true });
});

const noted = (person: number) => ({ congregation: 1, person, made: '2026-11-20T08:00:00.000001Z' });

it('USERS-X9 reads the record of a former version, and removes an incomplete line', async () => {
  const other = mkdtempSync(join(tmpdir(), 'sheaf-erased-'));
  const both = openErasedRecord(other);
  const former = { format: 'sheaf-erased-1', people: [noted(1)] };
  writeFileSync(join(other, 'erased-people.json'), JSON.stringify(former));
  await both.note([noted(2)]);
  appendFileSync(join(other, 'erased-people.jsonl'), '{"congregation":1,"per');
  expect(await both.list()).toEqual([noted(1), noted(2)]);
  await both.note([noted(3)]);
  expect(await both.list()).toEqual([noted(1), noted(2), noted(3)]);
  rmSync(other, { recursive: true });
});

it('USERS-X9 shares erasures between processes through the database, also after a restore', async () => {
  const id = await add('Canaryshared');
  await writeBackup(test.database.owner, join(folder, 'shared.gz'), { version: 'test' });
  await erase(id);
  const others = mkdtempSync(join(tmpdir(), 'sheaf-erased-'));
  const ofAnother = openErasedRecord(others);
  await shareErased(test.database.app, ofAnother);
  expect((await ofAnother.list()).some(({ person }) => person === id)).toBe(true);
  const database = await freshDatabase();
  opened.push(database);
  await shareErased(database.app, ofAnother);
  await readBackup(database.owner, join(folder, 'shared.gz'));
  rmSync(others, { recursive: true });
  // An empty record folder: only the database has the erasures.
  const empty = openErasedRecord(others);
  expect(await everything(database)).toContain('canaryshared');
  expect(await eraseAgain({ pool: database.app, clock: testNow, registry }, empty)).toBe(1);
  expect(await everything(database)).not.toContain('canaryshared');
  rmSync(others, { recursive: true });
});

it('USERS-X9 erases thousands of people again at a start with two statements', async () => {
  const many = Array.from({ length: 10_000 }, (_, person) => noted(1_000_000 + person));
  const others = mkdtempSync(join(tmpdir(), 'sheaf-erased-'));
  const ofMany = openErasedRecord(others);
  await ofMany.note(many);
  const database = await freshDatabase();
  opened.push(database);
  let statements = 0;
  const pool = Object.create(database.app);
  pool.query = (...given: unknown[]) => {
    statements += 1;
    return (database.app.query as (...values: unknown[]) => unknown)(...given);
  };
  await eraseAgain({ pool, clock: testNow, registry }, ofMany);
  expect(statements).toBeLessThanOrEqual(3);
  expect(await ofMany.list()).toHaveLength(10_000);
  rmSync(others, { recursive: true });
});
