/** SQL expressions on absences for queries and imports of people. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** USERS-O5: whether an absence of the person includes today. */
export const isAwayNow = (person: 'people' | 'p') =>
  sql<boolean>`exists (select 1 from away_dates d where d.congregation_id = ${sql.ref(`${person}.congregation_id`)}
    and d.person_id = ${sql.ref(`${person}.id`)} and d.present)`;

/** All absences of a person in table `p`. */
export const awaySpans = sql`
  coalesce((select json_agg(json_build_object('start_date', d.starts_on, 'end_date', d.ends_on, 'comment', d.comment)
    order by d.starts_on, d.id) from away_dates d
    where d.congregation_id = p.congregation_id and d.person_id = p.id), '[]')`;

interface AddedAway {
  person_id: number;
  start_date: string;
  end_date: string;
  comment: string | null;
  present: boolean;
}

export const importedAway = {
  async add(tenant: Tenant, spans: readonly AddedAway[]): Promise<number[]> {
    const { rows } = await sql<{
      id: number;
    }>`insert into away_dates (congregation_id, person_id, starts_on, ends_on, comment, present)
      select ${tenant.congregationId}::bigint, r.* from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
        as r (person_id bigint, start_date date, end_date date, comment text, present boolean)
      returning id`.execute(tenant.db);
    return rows.map(({ id }) => id);
  },

  /** Deletes absences unchanged since the import. */
  async remove(tenant: Tenant, noted: readonly { id: number; version: number }[]): Promise<void> {
    await sql`delete from away_dates d using jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as r (id bigint, version int)
      where d.id = r.id and d.version = r.version`.execute(tenant.db);
  },
};
