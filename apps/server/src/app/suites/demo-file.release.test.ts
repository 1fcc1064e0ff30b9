/**
 * Exports the demo congregation with thousands of rows, imports it into another database, and exports it
 * again.
 */
import { afterAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { tableName } from '#platform/congregation-file/manifest';
import {
  differences,
  exportTo,
  fileFolder,
  firstNumber,
  importFrom,
  readManifest,
  readParts,
} from '#platform/congregation-file/testing/exported-file';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { prepareDemo } from '../../demo.ts';

const folder = fileFolder();
const opened: FreshDatabase[] = [];
const open = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  opened.push(database);
  return database;
};
afterAll(async () => {
  for (const database of opened) await database.close();
  folder.remove();
});

const onlyShown = Object.keys(registry.exported.onlyShown).map(tableName);

it('EXPORT-R2 moves the demo congregation without a difference', async () => {
  const [one, other] = [await open(), await open()];
  await prepareDemo(one.owner);
  await exportTo(one.app, await firstNumber(one.owner), folder.path('demo.zip'));
  const demo = readParts(folder.path('demo.zip'));
  expect(Math.max(...readManifest(demo).tables.map(({ rows }) => rows))).toBeGreaterThan(2000);
  const { congregationId } = await importFrom(other.owner, folder.path('demo.zip'));
  await exportTo(other.app, congregationId, folder.path('demo-again.zip'));
  const changed = differences(demo, readParts(folder.path('demo-again.zip')));
  expect(changed.filter((part) => !onlyShown.includes(part))).toEqual([]);
});
