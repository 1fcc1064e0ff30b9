/** Every query on families and who belongs to them. */
import type { Tie } from '@sheaf/rules/people/family';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface MemberRow {
  id: number;
  full_name: string;
  tie: Tie;
}

interface ReachedRow extends MemberRow {
  active: boolean;
  phone: string | null;
  email: string | null;
}

const shown = sql`'id', mp.id, 'full_name', mp.first_name || ' ' || mp.last_name, 'tie', fm.tie`;
const reached = sql`${shown}, 'active', mp.active, 'phone', mp.phone, 'email', mp.email`;

/** Head and spouse first, then as they were born or entered. */
const membersOf = (what: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(${what})
      order by array_position(array['head', 'spouse'], fm.tie), mp.dob nulls last, mp.id), '[]')
    from family_members fm join people mp on mp.congregation_id = fm.congregation_id and mp.id = fm.person_id
    where fm.congregation_id = f.congregation_id and fm.family_id = f.id)`;

/** The family of a person of the table `p`, as his record shows it. */
export const familyOf = sql<{ id: number; name: string; members: MemberRow[] } | null>`(
  select json_build_object('id', f.id, 'name', f.name, 'members', ${membersOf(shown)})
    from family_members own join families f on f.congregation_id = own.congregation_id and f.id = own.family_id
    where own.congregation_id = p.congregation_id and own.person_id = p.id)`;

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
