/** Every query on families and who belongs to them. */
import type { Tie } from '@sheaf/rules/families/family';
import { sql } from 'kysely';
import { type MemberRow, membersOf, shownMember } from '#domains/families/family-columns.store';
import type { Tenant } from '#platform/database/tenant';

interface ReachedRow extends MemberRow {
  active: boolean;
  phone: string | null;
  email: string | null;
}

const reached = sql`${shownMember}, 'active', mp.active, 'phone', mp.phone, 'email', mp.email`;

export const families = {
  /** All, or this one. */
  list: (tenant: Tenant, id?: number) =>
    tenant.db
      .selectFrom('families as f')
      .select(['f.id', 'f.name', 'f.version'])
      .select(membersOf(reached).$castTo<ReachedRow[]>().as('members'))
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

  /** The family he belongs to, locked. */
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

  /** Also where the name stays: who belongs to it counts as its change. */
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
    return rows.map(({ id, tie }) => ({ id, tie: tie as Tie }));
  },

  /** Locks these people, so that two families made of the same person wait for each other; with the family of each. */
  lockPeople: (tenant: Tenant, ids: number[]) =>
    tenant.db
      .selectFrom('people as p')
      .select(['p.id'])
      .select((row) =>
        row
          .selectFrom('family_members as m')
          .whereRef('m.congregation_id', '=', 'p.congregation_id')
          .whereRef('m.person_id', '=', 'p.id')
          .select('m.family_id')
          .as('family_id'),
      )
      .where('p.id', 'in', ids)
      .where('p.deleted_at', 'is', null)
      .orderBy('p.id')
      .forUpdate('p')
      .execute(),

  /** Who belongs to a family is just these. Taken out first, for there is one head at any time. */
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
