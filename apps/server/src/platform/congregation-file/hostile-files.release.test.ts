/** EXPORT-R8: a congregation file is untrusted input; an invalid file is refused and leaves no rows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { strToU8, type Zippable } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fileLimits } from '#platform/congregation-file/check-congregation-file';
import { RefusedFile } from '#platform/congregation-file/manifest';
import {
  differences,
  exportTo,
  fileFolder,
  firstNumber,
  importFrom,
  type Parts,
  placeOf,
  readParts,
  stateOf,
  withManifest,
  withRows,
  writeParts,
} from '#platform/congregation-file/testing/exported-file';
import { prepareSmallDemo } from '#platform/congregation-file/testing/small-demo';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';

const folder = fileFolder();
const good = folder.path('good.zip');
const bad = folder.path('bad.zip');
let database: FreshDatabase;
let parts: Parts;
let before: string[];

beforeAll(async () => {
  database = await freshDatabase();
  await prepareSmallDemo(database.owner);
  await exportTo(database.app, await firstNumber(database.owner), good);
  parts = readParts(good);
  before = await stateOf(database.owner);
});
afterAll(async () => {
  await database.close();
  folder.remove();
});
afterEach(async () => {
  expect(await changedState()).toEqual([]);
});

const changedState = async (): Promise<string[]> =>
  (await stateOf(database.owner)).filter((row) => !before.includes(row));

const refused = async (changed: Zippable, why: RegExp): Promise<void> => {
  writeParts(bad, changed);
  const error = await importFrom(database.owner, bad).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(RefusedFile);
  expect((error as Error).message).toMatch(why);
};

it('EXPORT-R8 refuses a truncated file', async () => {
  const whole = readFileSync(good);
  for (const share of [0, 0.00001, 0.01, 0.2, 0.5, 0.9, 0.99, 0.9999]) {
    writeFileSync(bad, whole.subarray(0, Math.floor(whole.length * share)));
    await expect(importFrom(database.owner, bad)).rejects.toBeInstanceOf(RefusedFile);
  }
  await expect(importFrom(database.owner, folder.path('none.zip'))).rejects.toThrow('There is no file');
});

it('EXPORT-R8 detects a changed byte in every part that an import reads', async () => {
  const manifest = 'manifest.json';
  for (const name of ['data/people.jsonl', 'data/journal.jsonl', manifest]) {
    const bytes = Uint8Array.from(parts[name]!);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = bytes[at]! ^ 1;
    await refused({ ...parts, [name]: bytes }, /damaged or was changed|another than this one's/);
  }
  const picture = Object.keys(parts).find((name) => name.startsWith('files/'))!;
  await refused({ ...parts, [picture]: strToU8('another picture') }, /is not what its list says/);
});

it('EXPORT-R8 refuses a file of another version and states the remedy', async () => {
  await refused(
    withManifest(parts, (manifest) => {
      manifest.version = '9.9.9';
      manifest.migrations['9999-later.sql'] = '0'.repeat(64);
    }),
    /made by Sheaf 9\.9\.9, whose database is another.*same version/,
  );
  await refused(
    withManifest(parts, (manifest) => manifest.tables.pop()),
    /is not in its list/,
  );
  await refused(
    withManifest(parts, (manifest) => manifest.tables[3]!.columns.reverse()),
    /its tables are not those of its version/,
  );
});

it('EXPORT-R8 refuses paths that leave the archive and unknown parts', async () => {
  for (const name of [
    '../evil.jsonl',
    'data/../../evil.jsonl',
    '/etc/cron.d/evil',
    'files/map_pictures/../../1.png',
    'data/people.jsonl/x',
    'C:\\evil',
    'evil.sh',
    'data/sessions.jsonl',
  ])
    await refused({ ...parts, [name]: strToU8('evil') }, /damaged or was changed/);
});

it('EXPORT-R8 refuses a zip bomb before inflating it', async () => {
  const bomb: Zippable[string] = [new Uint8Array(2_000_000), { level: 1 }];
  await refused({ ...parts, 'data/people.jsonl': bomb }, /unfolds to more/);
  await refused({ ...parts, 'tables/people.csv': bomb }, /unfolds to more/);
  for (const limits of [
    { entries: 10 },
    { inflated: 100_000 },
    { line: 100 },
    { manifest: 1000 },
    { picture: 100 },
  ])
    await expect(importFrom(database.owner, good, { ...fileLimits, ...limits })).rejects.toBeInstanceOf(
      RefusedFile,
    );
});

it('EXPORT-R7 refuses a row that refers to a row outside the file', async () => {
  const person = placeOf(parts, 'person_roles', 'person_id');
  await refused(
    withRows(parts, 'person_roles', (rows) => {
      rows[0]![person] = '999999';
    }),
    /a row of person_roles names one of people that is not in it/,
  );
  const host = placeOf(parts, 'directory_speakers', 'host_id');
  for (const number of ['1', '2', '-999', '-1.5', '1e3', 'x'])
    await refused(
      withRows(parts, 'directory_speakers', (rows) => {
        rows[0]![host] = number;
      }),
      /is not one of the file/,
    );
});

it('EXPORT-R8 refuses ids that would exhaust a shared sequence', async () => {
  const maps = placeOf(parts, 'map_borders', 'id');
  for (const number of ['9007199254740991', '2000000000000000', '0', '-5'])
    await refused(
      withRows(parts, 'map_borders', (rows) => {
        rows[0]![maps] = number;
      }),
      /a number that Sheaf never gives|out of range/,
    );
});

it('EXPORT-R8 refuses rows that violate a database constraint', async () => {
  await refused(
    withRows(parts, 'people', (rows) => rows.push(rows[0]!)),
    /duplicate key/,
  );
  const gender = placeOf(parts, 'people', 'gender');
  await refused(
    withRows(parts, 'people', (rows) => {
      rows[0]![gender] = '7';
    }),
    /people_gender_check/,
  );
  await refused(
    withRows(parts, 'people', (rows) => {
      rows[0]![gender] = "1'); drop table people; --";
    }),
    /invalid input syntax/,
  );
  // Deferred constraint, which is disabled during the import.
  const [meeting, section, order] = ['meeting_id', 'section', 'order'].map((column) =>
    placeOf(parts, 'meeting_parts', column),
  ) as [number, number, number];
  await refused(
    withRows(parts, 'meeting_parts', (rows) => {
      const twin = rows.find(
        (row, at) => at > 0 && row[meeting] === rows[0]![meeting] && row[section] === rows[0]![section],
      )!;
      twin[order] = rows[0]![order]!;
    }),
    /two rows of meeting_parts exclude each other/,
  );
});

it('EXPORT-R8 refuses two congregations in one file, an unknown time zone and a file without a role administrator', async () => {
  const zone = placeOf(parts, 'congregations', 'timezone_id');
  await refused(
    withRows(parts, 'congregations', (rows) => rows.push(rows[0]!)),
    /not one congregation/,
  );
  await refused(
    withRows(parts, 'congregations', (rows) => {
      rows[0]![zone] = 'Mars/Olympus';
    }),
    /line 1: timezone_id is "Mars\/Olympus"/,
  );
  await refused(
    withRows(parts, 'person_roles', (rows) => rows.splice(0)),
    /Nobody in this congregation may edit roles/,
  );
});

it('EXPORT-R6 restores the permissions of default roles, and imports no session', async () => {
  const permissions = placeOf(parts, 'roles', 'permissions');
  const id = placeOf(parts, 'roles', 'id');
  writeParts(
    bad,
    withRows(parts, 'roles', (rows) => {
      rows.find((row) => row[id] === '2')![permissions] = '{settings.roles.edit}';
    }),
  );
  const copy = await freshDatabase();
  try {
    await importFrom(copy.owner, good);
    const { congregationId } = await importFrom(copy.owner, bad);
    const { rows } = await copy.owner.query(
      'select congregation_id, permissions from roles where id = 2 order by congregation_id',
    );
    expect(rows).toHaveLength(2);
    expect(rows[1].congregation_id).toBe(congregationId);
    expect(rows[1].permissions).toEqual(rows[0].permissions);
    const { rows: doors } = await copy.owner.query(
      'select (select count(*) from sessions) + (select count(*) from sign_in_links) + (select count(*) from passkeys) as count',
    );
    expect(Number(doors[0].count)).toBe(0);
    await exportTo(copy.app, congregationId, folder.path('again.zip'));
    const again = differences(parts, readParts(folder.path('again.zip')));
    // The default role is reset, which adds journal rows, and the permissions of its holders are read again.
    expect(again.filter((name) => !name.startsWith('tables/'))).toEqual(
      ['journal', 'journal_changes', 'people', 'roles'].map((table) => `data/${table}.jsonl`),
    );
  } finally {
    await copy.close();
  }
});
