/** Creates families for an import of people, and removes them with its rollback. */
import type { PlannedFamily } from '@sheaf/rules/people/people-import/plan';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const recordset = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`;

export const importedFamilies = {
  /** Creates missing families in order and adds all members. Returns the ids of new families. */
  async add(
    tenant: Tenant,
    planned: readonly PlannedFamily[],
    idOf: ReadonlyMap<string, number>,
  ): Promise<number[]> {
    const fresh = planned.filter(({ id }) => id === null);
    const { rows } = await sql<{ id: number }>`insert into families (congregation_id, name)
      select ${tenant.congregationId}::bigint, r.name
      from ${recordset(
        fresh.map(({ name }, place) => ({ name, place })),
        'name text, place int',
      )} order by r.place returning id`.execute(tenant.db);
    const made = rows.map(({ id }) => id).sort((a, b) => a - b);
    const familyIds = new Map(fresh.map((family, place) => [family, made[place]!] as const));
    const members = planned.flatMap((family) =>
      family.members.map(({ key, tie }) => ({
        person_id: idOf.get(key),
        family_id: family.id ?? familyIds.get(family),
        tie,
      })),
    );
    await sql`insert into family_members (congregation_id, person_id, family_id, tie)
      select ${tenant.congregationId}::bigint, r.* from ${recordset(members, 'person_id bigint, family_id bigint, tie text')}`.execute(
      tenant.db,
    );
    return made;
  },

  /** Families without remaining members, and members that leave remaining families. */
  async leftBy(tenant: Tenant, gone: readonly number[]) {
    const rows = await tenant.db
      .selectFrom('family_members')
      .select(['family_id', 'person_id'])
      .where(
        sql<boolean>`family_id in (select m.family_id from family_members m where m.person_id = any (${[...gone]}::bigint[]))`,
      )
      .execute();
    const going = new Set(gone);
    const staying = new Set(rows.filter((row) => !going.has(row.person_id)).map((row) => row.family_id));
    return {
      empty: [...new Set(rows.map((row) => row.family_id))].filter((id) => !staying.has(id)),
      leaving: rows
        .filter((row) => going.has(row.person_id) && staying.has(row.family_id))
        .map((row) => row.person_id),
    };
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    const those = sql<boolean>`family_id = any (${[...ids]}::bigint[])`;
    await tenant.db.deleteFrom('family_members').where(those).execute();
    await sql`delete from families where id = any (${[...ids]}::bigint[])`.execute(tenant.db);
  },
};
