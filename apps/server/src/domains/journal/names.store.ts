/** What the rows that fields point to are called: as they are, or as the journal last knew them. */
import type { Reference } from '@sheaf/rules/journal/thing';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** By reference, then by id. */
export type Names = ReadonlyMap<Reference, ReadonlyMap<string, string>>;

type Source = { table: string; living: RawBuilder<unknown>; gone?: RawBuilder<unknown> };

const full = (first: RawBuilder<unknown>, last: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${first} || ' ' || ${last}`;

const last = sql`coalesce(after, before)`;

const sources: Record<Reference, Source> = {
  person: {
    table: 'people',
    living: sql`select id, ${full(sql`first_name`, sql`last_name`)} as name from people`,
    gone: full(sql`${last}->>'first_name'`, sql`${last}->>'last_name'`),
  },
  group: { table: 'groups', living: sql`select id, name from groups`, gone: sql`${last}->>'name'` },
  family: {
    table: 'families',
    living: sql`select id, name from families`,
    gone: sql`${last}->>'name'`,
  },
  role: { table: 'roles', living: sql`select id, name from roles`, gone: sql`${last}->>'name'` },
  map: { table: 'maps', living: sql`select id, number as name from maps`, gone: sql`${last}->>'number'` },
  street: { table: 'streets', living: sql`select id, name from streets`, gone: sql`${last}->>'name'` },
  suburb: {
    table: 'suburbs',
    living: sql`select id, suburb as name from suburbs`,
    gone: sql`${last}->>'suburb'`,
  },
  region: { table: 'regions', living: sql`select id, name from regions` },
  country: { table: 'countries', living: sql`select id, name from countries` },
  assignment: {
    table: 'map_assignments',
    living: sql`select a.id, m.number as name from map_assignments a join maps m on m.id = a.map_id`,
  },
};

interface Named {
  id: string;
  name: string | null;
}

async function namesOf(tenant: Tenant, reference: Reference, ids: string[]): Promise<Map<string, string>> {
  const { table, living, gone } = sources[reference];
  const { rows } = await sql<Named>`
    select id::text as id, name from (${living}) t where t.id = any(${ids}::int[])`.execute(tenant.db);
  const found = new Map(rows.map(({ id, name }) => [id, name ?? '']));
  const lost = ids.filter((id) => !found.has(id));
  if (!gone || lost.length === 0) return found;
  const { rows: past } = await sql<Named>`
    select distinct on (row_id) row_id as id, ${gone} as name from journal
    where congregation_id = ${tenant.congregationId} and table_name = ${table} and row_id = any(${lost}::text[])
    order by row_id, id desc`.execute(tenant.db);
  return new Map([...found, ...past.map(({ id, name }) => [id, name ?? ''] as const)]);
}

export async function readNames(
  tenant: Tenant,
  wanted: ReadonlyMap<Reference, ReadonlySet<string>>,
): Promise<Names> {
  const names = new Map<Reference, ReadonlyMap<string, string>>();
  for (const [reference, ids] of wanted) names.set(reference, await namesOf(tenant, reference, [...ids]));
  return names;
}
