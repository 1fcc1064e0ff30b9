/** Checks of every journal entity that a domain registers. */
import { languages } from '@sheaf/phrases/languages';
import type { FieldType } from '@sheaf/rules/journal/journal-entity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains, registry } from '#app/contexts';
import { platformTables } from '#platform/database/platform-tables';
import type { Platform } from '#platform/platform';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { openTestPlatform } from '#platform/testing/test-platform';

let database: FreshDatabase;
let platform: Platform;
beforeAll(async () => {
  database = await freshDatabase();
  platform = openTestPlatform(database);
});
afterAll(async () => {
  await platform.workers.close();
  await database.close();
});

type Tree = { readonly [key: string]: string | Tree };

/** Every phrase key of a language, `events:journal.entity.event`. */
const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, path ? `${path}${key}.` : `${key}:`),
  );

const { journal } = registry;
const described = domains.flatMap(({ journal: { entities = {}, variants = {} } = { kind: '' } }) => [
  ...Object.keys(entities).map((table) => journal.entityOf(table)),
  ...Object.entries(variants).flatMap(([table, parts]) =>
    Object.keys(parts).map((part) => journal.entityOf(table, { [journal.entityOf(table).variants!]: part })),
  ),
]);
const fieldTypes = described.flatMap(({ fields }) => Object.values<FieldType>(fields));

it('finds entities to check', () => {
  expect(described.length).toBeGreaterThan(30);
  expect(journal.kinds.length).toBeGreaterThan(10);
});

it.each(Object.keys(languages) as (keyof typeof languages)[])(
  'JOURNAL-R3 has a phrase for every entity, field, kind and code in %s',
  (lang) => {
    const keys = keysOf(languages[lang] as unknown as Tree);
    const known = new Set(keys);
    const needed = [
      ...journal.kinds.map(({ name, domain }) => `${domain}:journal.kind.${name}`),
      ...described.flatMap(({ name, domain, fields }) => [
        `${domain}:journal.entity.${name}`,
        // Without its own phrase a field uses the label of its form (decision 165).
        ...Object.keys(fields).map((field) => {
          const label = `${domain}:form.${field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
          return known.has(label) ? label : `${domain}:journal.field.${field}`;
        }),
      ]),
    ];
    expect(needed.filter((key) => !known.has(key))).toEqual([]);
    const words = fieldTypes.flatMap((type) =>
      typeof type === 'object' && type.type === 'word' ? type.words : [],
    );
    expect(words.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  },
);

it('JOURNAL-R4 describes every journalled table once, in its owning domain', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select distinct t.tgrelid::regclass::text as name from pg_trigger t
     where t.tgname = 'after_insert' and t.tgfoid <> 'sheaf.after_telling'::regproc order by 1`,
  );
  expect([...journal.tables].sort()).toEqual(rows.map(({ name }) => name));
  const strangers = domains.flatMap(({ owns, journal: { entities = {} } = { kind: '' } }) =>
    Object.keys(entities).filter((table) => !owns.includes(table) && !platformTables.includes(table)),
  );
  expect(strangers).toEqual([]);
});

it('JOURNAL-R3 refers to existing columns in labels and references', () => {
  const unlabelled = described.filter(({ label, fields }) => label.some((field) => !(field in fields)));
  expect(unlabelled).toEqual([]);
  const nameless = fieldTypes.filter(
    (type) =>
      typeof type === 'object' && type.type === 'reference' && journal.nameOf(type.table).length === 0,
  );
  expect(nameless).toEqual([]);
});

it('JOURNAL-R2 registers every kind in one domain, with operations and jobs of that domain', () => {
  const names = journal.kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // The job `find-place` writes its changes as `addresses.findPlace`.
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const done = domains.flatMap(({ name, operations, tasks }) => [
    ...operations.map(({ operation }) => operation.name),
    ...Object.keys(tasks?.(platform) ?? {}).map((task) => `${name}.${camel(task)}`),
  ]);
  expect(done.filter((name) => !names.includes(journal.kindOf(name)))).toEqual([]);
  const exceptions = domains.flatMap(({ journal: own }) => Object.keys(own?.operations ?? {}));
  expect(exceptions.filter((name) => !done.includes(name))).toEqual([]);
});
