import type { Tie } from '@sheaf/rules/people/families/family';
import { sql } from 'kysely';
import { type MemberRow, membersOf, shownMember } from '#contexts/people/families/family-columns.store';
import type { Tenant } from '#platform/database/tenant';

export const families = {
  /** Family by person, without people who have none. */
  async ofPeople(tenant: Tenant, ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await tenant.db
      .selectFrom('family_members')
      .select(['person_id', 'family_id'])
      .where('person_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute();
    return new Map(rows.map(({ person_id, family_id }) => [person_id, family_id]));
  },

  /** All families, or one by id. */
  list: (tenant: Tenant, id?: number) =>
    tenant.db
      .selectFrom('families as f')
      .select(['f.id', 'f.name', 'f.version'])
      .select(membersOf(shownMember).$castTo<MemberRow[]>().as('members'))
      .$if(id !== undefined, (query) => query.where('f.id', '=', id!))
      .orderBy('f.name')
      .orderBy('f.id')
      .execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('families')
      .select(['id', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** The family of a person, locked. */
  async lockOf(tenant: Tenant, person: number): Promise<number | undefined> {
    const row = await tenant.db
      .selectFrom('families as f')
      .select('f.id')
      .where(sql<boolean>`f.id = (select m.family_id from family_members m where m.person_id = ${person})`)
      .forUpdate()
      .executeTakeFirst();
    return row?.id;
  },

  async add(tenant: Tenant, name: string): Promise<number> {
    const { id } = await tenant.db
      .insertInto('families')
      .values({ congregation_id: tenant.congregationId, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Also with an unchanged name: a change of members raises the version too. */
  async edit(tenant: Tenant, id: number, name?: string): Promise<void> {
    await tenant.db
      .updateTable('families')
      .set((row) => ({ name: name ?? row.ref('name') }))
      .where('id', '=', id)
      .execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('family_members').where('family_id', '=', id).execute();
    await tenant.db.deleteFrom('families').where('id', '=', id).execute();
  },
};

export interface TiedRow {
  id: number;
  tie: Tie;
}

export const ties = {
  async of(tenant: Tenant, family: number): Promise<TiedRow[]> {
    const rows = await tenant.db
      .selectFrom('family_members')
      .select(['person_id as id', 'tie'])
      .where('family_id', '=', family)
      .execute();
    return rows.map(({ id, tie }) => ({ id, tie: tie }));
  },

  /** Family by person; the caller has locked the people. */
  async familiesOf(tenant: Tenant, people: readonly number[]): Promise<Map<number, number>> {
    const rows = await tenant.db
      .selectFrom('family_members')
      .select(['person_id', 'family_id'])
      .where('person_id', 'in', [...people, 0])
      .execute();
    return new Map(rows.map(({ person_id, family_id }) => [person_id, family_id]));
  },

  /** Replaces the members of a family. Deletes first, because a family has one head at any time. */
  async set(tenant: Tenant, family: number, members: readonly TiedRow[]): Promise<void> {
    await tenant.db.deleteFrom('family_members').where('family_id', '=', family).execute();
    if (members.length === 0) return;
    await tenant.db
      .insertInto('family_members')
      .values(
        members.map(({ id, tie }) => ({
          congregation_id: tenant.congregationId,
          family_id: family,
          person_id: id,
          tie,
        })),
      )
      .execute();
  },
};
