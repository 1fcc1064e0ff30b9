/** Queries of importing congregations and speakers, thousands in one statement, and of their rollback. */
import type { KnownCongregation, PlannedCongregation } from '@sheaf/rules/meetings/speakers-import/plan';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { NotedRow } from '#platform/imports/import-ledger.store';
import { noted, pieces } from '#platform/imports/import-writing.store';

async function addCongregations(
  tenant: Tenant,
  importId: number,
  planned: readonly PlannedCongregation[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const fresh = planned.filter(({ id }) => id === null).map(({ congregation }) => congregation);
  for (const piece of pieces(fresh)) {
    const rows = await noted<{ id: number; name: string }>(
      tenant,
      { importId, table: 'directory_congregations' },
      sql`insert into directory_congregations (congregation_id, name, circuit, address, suburb, postcode, public_day, public_start_time,
          contact_name, contact_email, contact_phone)
        select ${tenant.congregationId}::bigint, g.name, g.circuit, g.address, g.suburb, g.postcode, coalesce(g.public_day, 0),
          coalesce(g.public_start_time, '10:00'), g.contact_name, g.contact_email, g.contact_phone
        from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as g (name text, circuit text, address text, suburb text, postcode text,
          public_day int, public_start_time text, contact_name text, contact_email text, contact_phone text)
        returning congregation_id, id, version, name`,
    );
    for (const { id, name } of rows) ids.set(name, id);
  }
  return ids;
}

export const importedSpeakers = {
  /** Manual congregations with their speakers, and congregations of the installation. */
  async here(tenant: Tenant) {
    const { rows } = await sql<KnownCongregation & { country_id: number | null }>`
      select id, name, false as kept, '{}'::text[] as speakers, null::bigint as country_id from sheaf.congregation_profiles()
      union all
      select c.id, c.name, true, array(select s.full_name from directory_speakers s where s.host_id = c.id), c.country_id
      from directory_congregations c`.execute(tenant.db);
    return rows;
  },

  async add(tenant: Tenant, importId: number, planned: readonly PlannedCongregation[]): Promise<void> {
    const ids = await addCongregations(tenant, importId, planned);
    const speakers = planned.flatMap(({ id, congregation, speakers: own }) =>
      own.map((speaker) => ({ ...speaker, host_id: id ?? ids.get(congregation.name)! })),
    );
    for (const piece of pieces(speakers))
      await noted(
        tenant,
        { importId, table: 'directory_speakers' },
        sql`insert into directory_speakers (congregation_id, host_id, full_name, email, phone, appointment, outlines)
          select ${tenant.congregationId}::bigint, g.host_id, g.full_name, g.email, g.phone, g.appointment,
            array(select jsonb_array_elements_text(g.outlines)::int)
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb)
            as g (host_id bigint, full_name text, email text, phone text, appointment text, outlines jsonb)
          returning congregation_id, id, version`,
      );
  },

  /** Rows unchanged since the import; congregations only without other speakers. */
  async removable(
    tenant: Tenant,
    notes: readonly NotedRow[],
  ): Promise<{ speakers: { id: number; host_id: number }[]; congregations: number[] }> {
    const given = (table: string) =>
      JSON.stringify(
        notes
          .filter(({ table_name }) => table_name === table)
          .map(({ row_id: id, row_version: version }) => ({ id, version })),
      );
    const { rows: speakers } = await sql<{ id: number; host_id: number }>`
      select s.id, s.host_id from directory_speakers s
      join jsonb_to_recordset(${given('directory_speakers')}::jsonb) as g (id bigint, version int) on g.id = s.id and g.version = s.version
      for update of s`.execute(tenant.db);
    const { rows: congregations } = await sql<{ id: number }>`
      select c.id from directory_congregations c
      join jsonb_to_recordset(${given('directory_congregations')}::jsonb) as g (id bigint, version int) on g.id = c.id and g.version = c.version
      for update of c`.execute(tenant.db);
    return { speakers, congregations: congregations.map(({ id }) => id) };
  },

  async removeSpeakers(tenant: Tenant, ids: readonly number[]): Promise<void> {
    for (const piece of pieces(ids))
      await sql`delete from directory_speakers where id = any(${piece}::bigint[])`.execute(tenant.db);
  },

  /** Skips congregations that still have speakers. */
  async removeEmpty(tenant: Tenant, ids: readonly number[]): Promise<number> {
    let removed = 0;
    for (const piece of pieces(ids)) {
      const { numAffectedRows } =
        await sql`delete from directory_congregations c where c.id = any(${piece}::bigint[])
        and not exists (select from directory_speakers s where s.host_id = c.id)`.execute(tenant.db);
      removed += Number(numAffectedRows ?? 0);
    }
    return removed;
  },
};
