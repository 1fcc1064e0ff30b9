import type { ImportedPerson } from '@sheaf/rules/people/people-import/rollback';
import { type RawBuilder, sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';
import type { Registry } from '#platform/registry';

type Traces = Registry['traces'];

/**
 * Whether another row refers to a person of table `p`; an import creates none, so such a person is preserved.
 */
const isNamed = (places: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    places.map((place) => {
      const [table, column] = place.split('.') as [string, string];
      return sql`exists (select from ${sql.table(table)} t where t.congregation_id = p.congregation_id and t.${sql.ref(column)} = p.id)`;
    }),
    sql` or `,
  );

/** Keeps each statement within the limit of five seconds: two dozen tables are checked per person. */
const mostAtOnce = 200;

export interface NotedVersion {
  id: number;
  version: number;
}

const emptied = sql.raw(
  [
    ...['email', 'phone', 'address', 'emergency', 'dob', 'doi', 'group_id'].map(
      (field) => `${field} = case when '${field}' = any (r.filled) then null else p.${field} end`,
    ),
    ...['qualified_parts', 'public_talk_outlines'].map(
      (field) => `${field} = case when '${field}' = any (r.filled) then '{}' else p.${field} end`,
    ),
  ].join(', '),
);

type NotedPerson = ImportedPerson & { full_name: string };

export const peopleImportRollback = {
  /** Recorded people who still exist, locked by id, with their traces. */
  async people(tenant: Tenant, traces: Traces, noted: readonly NotedVersion[]): Promise<NotedPerson[]> {
    const ordered = noted.toSorted((a, b) => a.id - b.id);
    const found: NotedPerson[] = [];
    for (let from = 0; from < ordered.length; from += mostAtOnce)
      found.push(
        ...(await peopleImportRollback.peopleAmong(tenant, traces, ordered.slice(from, from + mostAtOnce))),
      );
    return found;
  },

  async peopleAmong(tenant: Tenant, traces: Traces, noted: readonly NotedVersion[]): Promise<NotedPerson[]> {
    const { rows } = await sql<NotedPerson>`
      select p.id, ${sql.raw(fullNameText('p'))} as full_name, p.version <> r.version as changed,
        (p.last_login is not null or ${isNamed(traces.signed_in)}) as signed_in, (${isNamed(traces.invited)}) as invited,
        (${isNamed(traces.has_work)}) as has_work,
        (${isNamed(traces.in_use)} or p.id in (select unnest(o.cart_partners) from people o)) as in_use
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as r (id bigint, version int) join people p on p.id = r.id
      where p.deleted_at is null order by p.id for update of p`.execute(tenant.db);
    return rows;
  },

  /** Deletes people permanently, including their journal. */
  async removePeople(tenant: Tenant, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += mostAtOnce)
      await sql`select sheaf.forget_people(${ids.slice(from, from + mostAtOnce)}::bigint[])`.execute(
        tenant.db,
      );
  },

  /** Clears filled fields of people unchanged since, and returns their number. */
  async empty(
    tenant: Tenant,
    noted: readonly (NotedVersion & { filled: readonly string[] })[],
  ): Promise<number> {
    const { numAffectedRows } = await sql`update people p set ${emptied}
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as r (id bigint, version int, filled text[])
      where p.id = r.id and p.version = r.version and p.deleted_at is null`.execute(tenant.db);
    return Number(numAffectedRows ?? 0);
  },
};
