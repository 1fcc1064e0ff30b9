/** Queries on recurring groups, and on the people who lead them in turns. */
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('rotation_groups', 'congregation_id', 'created_at', 'updated_at', 'active');

export type RotationGroupRow = Awaited<ReturnType<typeof list>>[number];
export type RotationGroupValues = Omit<RotationGroupRow, 'id' | 'version'>;

const withDeleted = (tenant: Tenant) =>
  tenant.db
    .selectFrom('rotation_groups')
    .select([...columns, 'active'])
    .orderBy('label')
    .orderBy('id');

const list = (tenant: Tenant) =>
  tenant.db
    .selectFrom('rotation_groups')
    .select(columns)
    .where('active', '=', true)
    .orderBy('label')
    .orderBy('id')
    .execute();

export const rotationGroups = {
  list,

  /** Includes deleted groups, whose past meetings stay. */
  all: (tenant: Tenant) => withDeleted(tenant).execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('rotation_groups')
      .select(columns)
      .where('id', '=', id)
      .where('active', '=', true)
      .forUpdate()
      .executeTakeFirst(),

  add: (tenant: Tenant, values: RotationGroupValues) =>
    tenant.db
      .insertInto('rotation_groups')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: RotationGroupValues) =>
    tenant.db
      .updateTable('rotation_groups')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Marks the group as deleted; its past meetings stay. */
  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numUpdatedRows } = await tenant.db
      .updateTable('rotation_groups')
      .set({ active: false })
      .where('id', '=', id)
      .where('active', '=', true)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  },
};

export const rotationOverseers = {
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('rotation_overseers')
      .select(['id', 'rotation_group_id', 'person_id', 'order'])
      .orderBy('rotation_group_id')
      .orderBy('order')
      .execute(),

  /** People who stay on the list retain their row. @param people in turn order. */
  async set(tenant: Tenant, groupId: number, people: readonly number[]): Promise<void> {
    const known = (await rotationOverseers.list(tenant)).filter(
      ({ rotation_group_id }) => rotation_group_id === groupId,
    );
    const gone = known.filter(({ person_id }) => !people.includes(person_id)).map(({ id }) => id);
    if (gone.length > 0) await tenant.db.deleteFrom('rotation_overseers').where('id', 'in', gone).execute();
    for (const [index, personId] of people.entries()) {
      const row = known.find(({ person_id }) => person_id === personId);
      const order = index + 1;
      if (row && row.order !== order)
        await tenant.db.updateTable('rotation_overseers').set({ order }).where('id', '=', row.id).execute();
      if (!row)
        await tenant.db
          .insertInto('rotation_overseers')
          .values({
            congregation_id: tenant.congregationId,
            rotation_group_id: groupId,
            person_id: personId,
            order,
          })
          .execute();
    }
  },
};
