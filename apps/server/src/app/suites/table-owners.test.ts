/**
 * A table is written and read only in the stores of its owner; others use its API or read a published view.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { domains } from '#app/contexts';
import { type TableUse, tableUses } from '#app/suites/table-uses';
import { workbookTables } from '#contexts/meetings/meetings/rollback-workbook';
import { importTables } from '#contexts/territory/territory-import/import-rollback';
import { platformTables } from '#platform/database/platform-tables';

const src = join(import.meta.dirname, '../..');
const ownerOf = new Map([
  ...platformTables.map((table) => [table, 'platform'] as const),
  ...domains.flatMap(({ name, owns }) => owns.map((table) => [table, name] as const)),
]);
const publisherOf = new Map(
  domains.flatMap(({ name, publishes = [] }) => publishes.map((view) => [view, name] as const)),
);
const tables: ReadonlySet<string> = new Set([...ownerOf.keys(), ...publisherOf.keys()]);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.ts$/.test(path) && !/\.test\.ts$|(^|\/)(testing|suites)\//.test(path),
);

const names: ReadonlySet<string> = new Set(domains.map(({ name }) => name));

/** `contexts/meetings/talks/…` belongs to talks, `contexts/duties/…` to duties. */
function homeOf(path: string): string {
  const [top, context, part] = path.split('/') as [string, string, string];
  if (top !== 'contexts') return top;
  return names.has(part) ? part : context;
}

interface ForeignUse extends TableUse {
  path: string;
}

const uses: ForeignUse[] = files
  .filter((path) => path.endsWith('.store.ts'))
  .flatMap((path) =>
    tableUses(readFileSync(join(src, path), 'utf8'), tables).map((use) => ({ ...use, path })),
  );
const foreignUses = uses.filter(
  ({ table, path }) => ownerOf.has(table) && ownerOf.get(table) !== homeOf(path),
);
const usesOfViews = uses.filter(({ table }) => publisherOf.has(table));

it('recognises Kysely, SQL, and tables passed as values', () => {
  const seen = (source: string) =>
    tableUses(source, tables).map(({ table, writes }) => `${writes ? 'writes' : 'reads'} ${table}`);
  expect(seen("db.selectFrom('people as p').leftJoin('groups as g', on)")).toEqual([
    'reads people',
    'reads groups',
  ]);
  expect(seen("db.insertInto('maps'); db.updateTable('roles'); db.deleteFrom('events')")).toEqual([
    'writes maps',
    'writes roles',
    'writes events',
  ]);
  expect(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a store
    seen('sql`with gone as (delete from maps m using streets s, suburbs b) select ${x} from people`'),
  ).toEqual(['writes maps', 'reads streets', 'reads suburbs', 'reads people']);
  expect(seen("query('insert into maps (id) values (1) on conflict do update set id = 2')")).toEqual([
    'writes maps',
  ]);
  expect(seen('sql`select from maps for update`; sql`update only people set id = 1`')).toEqual([
    'reads maps',
    'writes people',
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a store
  expect(seen("const t = ['maps']; sql`delete from ${sql.table(t)}`")).toEqual(['writes maps']);
  expect(seen("import { noted } from '#platform/imports/noting'; noted('maps')")).toEqual(['reads maps']);
  expect(seen("const collections = ['maps'];")).toEqual([]);
  expect(seen("const more = 'streets t join maps m on true';")).toEqual(['reads streets', 'reads maps']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a store
  expect(seen("type Kind = 'people'; sql`select from ${sql.table(t)}`")).toEqual([]);
});

it('finds stores to check', () => {
  expect(files.filter((path) => path.endsWith('.store.ts')).length).toBeGreaterThan(80);
});

it('writes no table outside the stores of its owner', () => {
  const written = foreignUses.filter(({ writes }) => writes);
  expect(written.map(({ path, table }) => `${path} writes ${table} of ${ownerOf.get(table)}`)).toEqual([]);
});

it('reads no table outside the stores of its owner', () => {
  const read = foreignUses.filter(({ writes }) => !writes);
  expect(read.map(({ path, table }) => `${path} reads ${table} of ${ownerOf.get(table)}`)).toEqual([]);
});

it('reads every published view in another domain, and writes none', () => {
  expect(
    usesOfViews.filter(({ writes }) => writes).map(({ path, table }) => `${path} writes ${table}`),
  ).toEqual([]);
  const read = new Set(
    usesOfViews
      .filter(({ table, path }) => publisherOf.get(table) !== homeOf(path))
      .map(({ table }) => table),
  );
  expect([...publisherOf.keys()].filter((view) => !read.has(view))).toEqual([]);
});

it('permits the rollback of imported rows in the owner of each table', () => {
  const allowed = domains.flatMap(({ name, imported = [] }) => imported.map((table) => ({ name, table })));
  expect(allowed.filter(({ name, table }) => ownerOf.get(table) !== name)).toEqual([]);
  const speakers = ['directory_congregations', 'directory_speakers', 'given_talks'];
  expect(allowed.map(({ table }) => table).sort()).toEqual(
    [...importTables, ...workbookTables, ...speakers].sort(),
  );
});
