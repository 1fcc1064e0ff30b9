/** EXPORT-X1: values that pass the database's constraints but that Sheaf never writes. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { RefusedFile } from '#platform/congregation-file/manifest';
import { readMovedTables } from '#platform/congregation-file/moved-tables.store';
import {
  exportTo,
  fileFolder,
  firstNumber,
  importFrom,
  type Parts,
  placeOf,
  readParts,
  stateOf,
  withRows,
  writeParts,
} from '#platform/congregation-file/testing/exported-file';
import { prepareSmallDemo } from '#platform/congregation-file/testing/small-demo';
import { valueCheckOf } from '#platform/congregation-file/value-checks';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';

/** Columns that accept any text: text of people, keys derived from it, secrets and opaque names. */
const freeTexts = new Set(
  `available_addresses.name available_addresses.phone available_addresses.contact away_dates.comment cart_shifts.comments
    congregations.suburb congregations.postcode congregations.address congregations.circuit
    congregations.email_addresses_to directory_congregations.suburb directory_congregations.postcode
    directory_congregations.address directory_congregations.circuit directory_congregations.contact_name
    directory_congregations.contact_email directory_congregations.contact_phone directory_congregations.name_key
    directory_speakers.email directory_speakers.phone directory_speakers.name_key directory_speakers.last_key
    events.location field_groups.label given_talks.speaker_name given_talks.speaker_congregation groups.address
    import_rows.filled journal.row_id map_assignments.campaign_name map_assignments.note maps.name meeting_parts.title
    meeting_parts.refs people.email people.phone people.address people.emergency preloaded_addresses.name
    preloaded_addresses.number service_places.coordinates service_reports.comments streets.name_key suburbs.code
    suburbs.suburb_key talks.speaker_congregation talks.speaker_email talks.speaker_phone`.split(/\s+/),
);

/** Checked by the row check of the owning domain. */
const checkedByRow = new Set(['domain_settings.part', 'roles.permissions']);

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
  expect((await stateOf(database.owner)).filter((row) => !before.includes(row))).toEqual([]);
});

const refused = async (changed: Parts, why: RegExp): Promise<void> => {
  writeParts(bad, changed);
  const error = await importFrom(database.owner, bad).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(RefusedFile);
  expect((error as Error).message).toMatch(why);
};

/** The parts of a file with one value of a table's first row replaced. */
const withValue = (table: string, column: string, value: string): Parts => {
  const place = placeOf(parts, table, column);
  return withRows(parts, table, (rows) => {
    rows[0]![place] = value;
  });
};

it('EXPORT-X1 refuses settings that no screen can save, naming line and field', async () => {
  const [part, settings] = ['part', 'settings'].map((column) => placeOf(parts, 'domain_settings', column));
  const schedule = (stored: unknown): Parts =>
    withRows(parts, 'domain_settings', (rows) => {
      const row = rows.find((one) => one[part!] === 'meeting_schedule') ?? rows[0]!;
      row[part!] = 'meeting_schedule';
      row[settings!] = typeof stored === 'string' ? stored : JSON.stringify(stored);
    });
  const named = /data\/domain_settings\.jsonl, line \d+: the settings meeting_schedule/;
  for (const stored of [
    { public_day: 'x' },
    { public_day: 7 },
    { public_day: 1e300 },
    { public_day: null },
    { public_start_time: '25:00' },
    { public_start_time: 10 },
    { public_url: 'javascript:alert(1)' },
    { ptc: 'x' },
    { ptc: 1e300 },
    { on: 'yes' },
    { history: -1 },
    { unheard_of: 1 },
    { __proto__x: {} },
  ])
    await refused(schedule(stored), named);
  for (const text of ['[]', '7', '"x"', 'null', '{', ''])
    await refused(schedule(text), /damaged or was changed/);
  await refused(
    withValue('roles', 'permissions', '{settings.everything}'),
    /no permission "settings.everything"/,
  );
  await refused(withValue('domain_settings', 'part', 'of_nobody'), /no settings of the name "of_nobody"/);
});

it('EXPORT-X1 refuses invalid languages, time zones, times of day and dates, naming the line', async () => {
  for (const [table, column, value] of [
    ['people', 'lang', '../../etc'],
    ['congregations', 'lang', 'x'],
    ['congregations', 'timezone_id', '+10:00'],
    ['duties', 'starts_at', '7pm'],
    ['duties', 'on_date', 'infinity'],
    ['duties', 'on_date', '294276-12-31'],
    ['people', 'created_at', '0044-03-15 00:00:00+00 BC'],
    ['people', 'created_at', 'now'],
  ] as const)
    await refused(
      withValue(table, column, value),
      new RegExp(`data/${table}\\.jsonl, line 1: ${column} is|is not known|damaged or was changed`),
    );
});

it('EXPORT-X1 constrains, checks or lists as free every text and JSON column of an imported table', async () => {
  const client = await database.owner.connect();
  try {
    const { moved } = await readMovedTables(client, registry.exported);
    const { rows } = await client.query<{ column: string }>(
      `select r.relname || '.' || a.attname as column from pg_constraint c join pg_class r on r.oid = c.conrelid
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) where c.contype in ('c', 'f')`,
    );
    const constrained = new Set(rows.map(({ column }) => column));
    const open = moved.flatMap(({ name, columns, types }) =>
      columns
        .map((column, at) => ({
          column: `${name}.${column}`,
          type: types[at]!,
          check: valueCheckOf(column, types[at]!),
        }))
        .filter(
          ({ column, type, check }) => /^(text|jsonb?)/.test(type) && !check && !constrained.has(column),
        )
        .map(({ column }) => column),
    );
    expect(open.filter((column) => !checkedByRow.has(column) && !freeTexts.has(column))).toEqual([]);
  } finally {
    client.release();
  }
});
