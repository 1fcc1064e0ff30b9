/**
 * Reads and changes declared by operations. Undeclared changes are detected in every test that calls a write
 * (platform/testing/test-app).
 */
import { unrevisedCollections } from '@sheaf/contract/collections';
import { allOperations } from '@sheaf/contract/operations';
import { revisedCollections } from '@sheaf/contract/revised-collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('lists in the contract exactly the collections that database triggers raise', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as name
       from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where proname in ('after_change', 'after_telling', 'raise_kinds') and split_part(encode(tgargs, 'escape'), '\\000', 1) <> ''
     union select split_part(encode(tgargs, 'escape'), '\\000', 3)
       from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'after_change' and tgnargs = 3
     union select 'translations' order by 1`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...revisedCollections]);
});

it('declares the changes of every write, and both reads and changes every collection without a revision', () => {
  expect(allOperations.filter(({ method, changes }) => method !== 'GET' && !changes)).toEqual([]);
  const read = new Set(allOperations.flatMap(({ reads }) => reads ?? []));
  const changed = new Set(allOperations.flatMap(({ changes }) => changes ?? []));
  expect(unrevisedCollections.filter((name) => !read.has(name))).toEqual([]);
  expect(unrevisedCollections.filter((name) => !changed.has(name) && !changed.has('*'))).toEqual([]);
});
