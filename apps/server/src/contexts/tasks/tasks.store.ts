/** Queries on repeated tasks and the lists of their turns. */
import { sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('tasks', 'congregation_id', 'created_at', 'updated_at');

/** Ids of people or groups, in the order of their turns. */
const takersOf = (column: 'person_id' | 'group_id') => sql<number[]>`array(select k.${sql.ref(column)}
  from task_takers k where k.congregation_id = t.congregation_id and k.task_id = t.id and k.${sql.ref(column)} is not null
  order by k."order")`;

const query = (tenant: Tenant) =>
  tenant.db
    .selectFrom('tasks as t')
    .select(columns.map((column) => `t.${column}` as const))
    .select([takersOf('person_id').as('user_ids'), takersOf('group_id').as('group_ids')]);

const list = (tenant: Tenant) => query(tenant).orderBy('t.label').orderBy('t.id').execute();

export type TaskRow = Awaited<ReturnType<typeof list>>[number];
export type TaskValues = Omit<TaskRow, 'id' | 'version'>;

async function setTakers(
  tenant: Tenant,
  taskId: number,
  column: 'person_id' | 'group_id',
  ids: readonly number[],
): Promise<void> {
  await tenant.db
    .deleteFrom('task_takers')
    .where('task_id', '=', taskId)
    // Every value, null too, differs from all values of an empty list.
    .where(column, 'is not', null)
    .where(column, '<>', sql<number>`all (${[...ids]}::bigint[])`)
    .execute();
  if (ids.length === 0) return;
  await tenant.db
    .insertInto('task_takers')
    .values(
      ids.map((id, index) => ({
        congregation_id: tenant.congregationId,
        task_id: taskId,
        [column]: id,
        order: index + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['congregation_id', 'task_id', column])
        .doUpdateSet({ order: sql<number>`excluded."order"` })
        .where(sql<boolean>`task_takers."order" <> excluded."order"`),
    )
    .execute();
}

async function setAllTakers(
  tenant: Tenant,
  id: number,
  { user_ids, group_ids }: Pick<TaskValues, 'user_ids' | 'group_ids'>,
): Promise<void> {
  await setTakers(tenant, id, 'person_id', user_ids);
  await setTakers(tenant, id, 'group_id', group_ids);
}

/** Name of the job that a trigger of tasks enqueues. */
export const followTask = 'tasks-follow';

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const tasksOfNight = 'from tasks t where t.congregation_id = c.id and t.active';

export const tasks = {
  list,

  read: (tenant: Tenant, id: number) => query(tenant).where('t.id', '=', id).executeTakeFirst(),

  lock: (tenant: Tenant, id: number) =>
    query(tenant).where('t.id', '=', id).forUpdate('t').executeTakeFirst(),

  /** In id order. */
  lockAll: (tenant: Tenant) => query(tenant).orderBy('t.id').forUpdate('t').execute(),

  async add(tenant: Tenant, { user_ids, group_ids, ...values }: TaskValues): Promise<number> {
    const { id } = await tenant.db
      .insertInto('tasks')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setAllTakers(tenant, id, { user_ids, group_ids });
    return id;
  },

  async edit(tenant: Tenant, id: number, { user_ids, group_ids, ...values }: TaskValues): Promise<void> {
    await tenant.db.updateTable('tasks').set(values).where('id', '=', id).execute();
    await setAllTakers(tenant, id, { user_ids, group_ids });
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db.deleteFrom('tasks').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0;
  },

  /** Labels of the lists on which a person is. */
  labelsWith: async (tenant: Tenant, personId: number): Promise<string[]> => {
    const rows = await tenant.db
      .selectFrom('task_takers as k')
      .innerJoin('tasks as t', (join) =>
        join.onRef('t.congregation_id', '=', 'k.congregation_id').onRef('t.id', '=', 'k.task_id'),
      )
      .select('t.label')
      .where('k.person_id', '=', personId)
      .orderBy('t.id')
      .execute();
    return rows.map(({ label }) => label);
  },

  async release(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('task_takers').where('person_id', '=', personId).execute();
  },
};
