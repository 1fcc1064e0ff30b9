import { publisherRole } from '@sheaf/rules/people/roles/default-roles';
import { sql } from 'kysely';
import { lockCongregation } from '#contexts/people/congregations/congregations.api';
import type { Tenant } from '#platform/database/tenant';

const columns = ['id', 'name', 'permissions', 'version'] as const;

const leavesNoEditor = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'roles_need_an_editor';

export const roles = {
  list: (tenant: Tenant, ids?: number[]) =>
    tenant.db
      .selectFrom('roles')
      .select(['id', 'name', 'permissions'])
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
      .orderBy('id')
      .execute(),

  read: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('roles').select(columns).where('id', '=', id).executeTakeFirst(),

  add: (tenant: Tenant, values: { name: string; permissions: string[] }) =>
    tenant.db
      .insertInto('roles')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Null if another congregation would lose its last role editor. */
  edit: (tenant: Tenant, id: number, values: { name: string; permissions: string[] }) =>
    tenant.attempt(
      () =>
        tenant.db
          .updateTable('roles')
          .set(values)
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirstOrThrow(),
      (error) => (leavesNoEditor(error) ? null : undefined),
    ),

  /** False if another congregation would lose its last role editor. */
  remove: (tenant: Tenant, id: number): Promise<boolean> =>
    tenant.attempt<boolean>(
      async () => {
        await tenant.db.deleteFrom('roles').where('id', '=', id).execute();
        return true;
      },
      (error) => (leavesNoEditor(error) ? false : undefined),
    ),
};

export const holders = {
  /** Serialises changes of permissions, so that two cannot remove the last one together. */
  async lock(tenant: Tenant): Promise<void> {
    await lockCongregation(tenant);
  },

  /** Everyone who is not deleted, with the ids of their roles. */
  async list(tenant: Tenant): Promise<{ personId: number; active: boolean; roles: number[] }[]> {
    const { rows } = await sql<{ personId: number; active: boolean; roles: number[] }>`
      select p.id as "personId", p.active, array_remove(array_agg(pr.role_id order by pr.role_id), null) as roles
      from current_people p left join person_roles pr on pr.congregation_id = p.congregation_id and pr.person_id = p.id
      group by p.id, p.active order by p.id`.execute(tenant.db);
    return rows;
  },

  async count(tenant: Tenant, roleId: number): Promise<number> {
    const { total } = await tenant.db
      .selectFrom('person_roles')
      .innerJoin('current_people as person', (join) =>
        join
          .onRef('person.congregation_id', '=', 'person_roles.congregation_id')
          .onRef('person.id', '=', 'person_roles.person_id'),
      )
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('role_id', '=', roleId)
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  /** ROLES-R4: includes deleted people, because nothing may refer to a deleted role. */
  async makePublishers(tenant: Tenant, roleId: number): Promise<void> {
    await sql`insert into person_roles (congregation_id, person_id, role_id)
      select congregation_id, person_id, ${publisherRole} from person_roles where role_id = ${roleId}
      on conflict do nothing`.execute(tenant.db);
    await tenant.db.deleteFrom('person_roles').where('role_id', '=', roleId).execute();
  },
};
