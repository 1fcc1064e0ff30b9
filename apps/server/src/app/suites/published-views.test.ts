/** Checks of every published view, read from the database catalogue. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '#app/contexts';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const names = async (text: string): Promise<string[]> =>
  (await database.owner.query<{ name: string }>(text)).rows.map((row) => row.name);

const published = domains.flatMap(({ name, owns, publishes = [] }) =>
  publishes.map((view) => ({ view, name, owns })),
);

/** Each view with every table or view whose columns it selects. */
const sources = `select distinct v.oid as view, v.relname as name, d.refobjid as source
  from pg_class v join pg_rewrite r on r.ev_class = v.oid
  join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
    and d.refclassid = 'pg_class'::regclass and d.refobjid <> v.oid
  where v.relnamespace = 'public'::regnamespace and v.relkind = 'v'`;

const columnsOf = (relation: string): string =>
  `array(select attname from pg_attribute where attrelid = ${relation} and attnum > 0 and not attisdropped)`;

it('publishes every view in one domain, and no missing view', async () => {
  const views = await names(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  );
  expect(views.length).toBeGreaterThan(5);
  expect(published.map(({ view }) => view).sort()).toEqual(views.sort());
});

it('selects only tables of its publisher', async () => {
  const { rows } = await database.owner.query<{ name: string; table: string }>(
    `select name, source::regclass::text as table from (${sources}) s`,
  );
  const foreign = rows.filter(
    ({ name, table }) => !published.some(({ view, owns }) => view === name && owns.includes(table)),
  );
  expect(foreign).toEqual([]);
});

it("applies the reader's row-level security and is read-only", async () => {
  expect(
    await names(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any (reloptions), false)`),
  ).toEqual([]);
  expect(
    await names(`select relname || ' ' || privilege as name from pg_class
      cross join unnest(array['insert', 'update', 'delete', 'truncate']) as privilege
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and has_table_privilege('sheaf_app', oid, privilege)`),
  ).toEqual([]);
});

it('computes no column, so that its types equal those of the table', async () => {
  expect(
    await names(`select name || '.' || a.attname as name from (select distinct view, name from (${sources}) s) v
      join pg_attribute a on a.attrelid = view and a.attnum > 0
      where not exists (select from (${sources}) s join pg_attribute b on b.attrelid = s.source
        where s.view = v.view and b.attname = a.attname and b.atttypid = a.atttypid)`),
  ).toEqual([]);
});

it('repeats no whole table', async () => {
  expect(
    await names(`select name from (${sources}) s group by view, name
      having count(*) = 1 and ${columnsOf('view')} @> ${columnsOf('min(source::int)::oid')}`),
  ).toEqual([]);
});
