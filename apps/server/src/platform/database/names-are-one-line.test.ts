/** Tests migration 0351 on rows from before it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { seedCongregation } from '#platform/testing/seeds';

const migration = readFileSync(
  join(import.meta.dirname, '../../../../../database/migrations/0351-names-are-one-line.sql'),
  'utf8',
);
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** On one connection, because the migration's function is temporary. */
const migrate = async (): Promise<void> => {
  const client = await database.owner.connect();
  try {
    await client.query('begin');
    await client.query(migration);
    await client.query('commit');
    await client.query('drop function pg_temp.one_line');
  } finally {
    client.release();
  }
};

const query = async (text: string, values: unknown[] = []) => (await database.owner.query(text, values)).rows;

it('COMMON-X11 flattens stored names, leaves other rows unchanged, and skips names that would become duplicates', async () => {
  const own = await seedCongregation(database.owner);
  const [fit, unfit] = [
    await own.addPerson({ firstName: 'Ruth' }),
    await own.addPerson({ firstName: 'Amos' }),
  ];
  await query('update congregations set name = $1 where congregation_id = $2', [
    'Sheaf\n\nConfirm\r\nhttps://evil.example\u2028',
    own.id,
  ]);
  await query(`update people set first_name = $1, emergency = $2 where id = $3`, [
    'A\u202em\u200bos\tB',
    'Call\nRuth',
    unfit.id,
  ]);
  const title = (number: number, text: string) =>
    query(`insert into families (congregation_id, name) values ($1, $2)`, [own.id, `${text}${number}`]);
  await title(1, 'Hollis\n');
  const before = await query('select version, updated_at from people where id = $1', [fit.id]);
  await migrate();
  expect(await query('select name from congregations where congregation_id = $1', [own.id])).toEqual([
    { name: 'Sheaf Confirm https://evil.example' },
  ]);
  expect(await query('select first_name, emergency from people where id = $1', [unfit.id])).toEqual([
    { first_name: 'Amos B', emergency: 'Call\nRuth' },
  ]);
  expect(await query('select name from families where congregation_id = $1', [own.id])).toEqual([
    { name: 'Hollis 1' },
  ]);
  expect(await query('select version, updated_at from people where id = $1', [fit.id])).toEqual(before);
});
