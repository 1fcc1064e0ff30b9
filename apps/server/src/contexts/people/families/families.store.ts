import type { DB } from '@sheaf/database/tables';
import type { Tie } from '@sheaf/rules/people/families/family';
import { type Selectable, sql } from 'kysely';
import { type MemberRow, membersOf, shownMember } from '#contexts/people/families/family-columns.store';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('families', 'congregation_id', 'created_at', 'updated_at');

interface TiedMembers {
  members: readonly TiedRow[];
}

export type FamilyValues = TiedMembers &
  Omit<Pick<Selectable<DB['families']>, (typeof columns)[number]>, 'id' | 'version'>;

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
      .select(columns.map((column) => `f.${column}` as const))
      .select(membersOf(shownMember).$castTo<MemberRow[]>().as('members'))
      .$if(id !== undefined, (query) => query.where('f.id', '=', id!))
      .orderBy('f.name')
      .orderBy('f.id')
      .execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('families').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

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

  async add(tenant: Tenant, { members, ...values }: FamilyValues) {
    const row = await tenant.db
      .insertInto('families')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await ties.set(tenant, row.id, members);
    return row;
  },

  /** Updates the row even if only its members change, so that its version rises. */
  async edit(tenant: Tenant, id: number, { members, ...values }: Partial<FamilyValues> & TiedMembers) {
    const row = await tenant.db
      .updateTable('families')
      .set((family) => ({ name: family.ref('name'), ...values }))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await ties.set(tenant, id, members);
    return row;
  },

  /** Locks the family before its members, in the same order as `edit`. */
  async remove(tenant: Tenant, id: number): Promise<boolean> {
    if (!(await families.lock(tenant, id))) return false;
    await tenant.db.deleteFrom('family_members').where('family_id', '=', id).execute();
    await tenant.db.deleteFrom('families').where('id', '=', id).execute();
    return true;
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
