/** Queries on slots of tasks and helper sheets. */
import { sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('task_slots', 'congregation_id', 'created_at', 'updated_at');

const query = (tenant: Tenant) =>
  tenant.db
    .selectFrom('task_slots as s')
    .leftJoin('person_names as p', (join) =>
      join.onRef('p.congregation_id', '=', 's.congregation_id').onRef('p.id', '=', 's.done_by'),
    )
    .leftJoin('group_names as g', (join) =>
      join.onRef('g.congregation_id', '=', 's.congregation_id').onRef('g.id', '=', 's.group_id'),
    )
    .leftJoin('helper_sheets as h', (join) =>
      join.onRef('h.congregation_id', '=', 's.congregation_id').onRef('h.id', '=', 's.sheet_id'),
    )
    .select(columns.map((column) => `s.${column}` as const))
    .select(['p.first_name', 'p.last_name', 'g.name as group_name'])
    .select(['h.label as sheet_label', 'h.note as sheet_note', 'h.audience', 'h.self_signup', 'h.closes_on']);

const between = (tenant: Tenant, from: string, to: string) =>
  query(tenant)
    .where((row) => row(row.fn.coalesce('s.until_on', 's.on_date'), '>=', from))
    .where('s.on_date', '<=', to)
    .orderBy('s.on_date')
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .execute();

export type SlotRow = Awaited<ReturnType<typeof between>>[number];

export type NewSlot = Pick<SlotRow, 'label' | 'on_date' | 'starts_at' | 'ends_at' | 'places'> &
  Partial<Pick<SlotRow, 'task_id' | 'sheet_id' | 'planned_on' | 'checklist' | 'group_id' | 'until_on'>>;

type SlotValues = Partial<
  Pick<
    SlotRow,
    | 'label'
    | 'checklist'
    | 'group_id'
    | 'on_date'
    | 'until_on'
    | 'starts_at'
    | 'ends_at'
    | 'places'
    | 'by_hand'
    | 'state'
    | 'done_by'
    | 'done_at'
    | 'done_items'
    | 'note'
    | 'told_news'
  >
>;

export const taskSlots = {
  /** Between two dates (inclusive), in time order. */
  between,

  read: (tenant: Tenant, id: number) => query(tenant).where('s.id', '=', id).executeTakeFirst(),

  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    query(tenant)
      .where('s.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .orderBy('s.id')
      .execute(),

  /** In time order. */
  ofSheet: (tenant: Tenant, sheetId: number) =>
    query(tenant)
      .where('s.sheet_id', '=', sheetId)
      .orderBy('s.on_date')
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .execute(),

  /** Serialises what people do with the places of a slot. */
  lock: (tenant: Tenant, id: number) =>
    query(tenant).where('s.id', '=', id).forUpdate('s').executeTakeFirst(),

  /** Open slots that were or begin around these dates, in id order. */
  lockOpen: (tenant: Tenant, from: string, to: string) =>
    query(tenant)
      .where('s.state', '=', 'open')
      .where((row) => row(row.fn.coalesce('s.until_on', 's.on_date'), '>=', from))
      .where('s.on_date', '<=', to)
      .orderBy('s.id')
      .forUpdate('s')
      .execute(),

  /** Slots of tasks from a planned day on, in the order of their days. */
  lockOfTasks: (tenant: Tenant, from: string) =>
    query(tenant)
      .where('s.task_id', 'is not', null)
      .where('s.planned_on', '>=', from)
      .orderBy('s.planned_on')
      .orderBy('s.id')
      .forUpdate('s')
      .execute(),

  countOfSheet: async (tenant: Tenant, sheetId: number): Promise<number> => {
    const { total } = await tenant.db
      .selectFrom('task_slots')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('sheet_id', '=', sheetId)
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  async add(tenant: Tenant, slot: NewSlot): Promise<number> {
    const { id } = await tenant.db
      .insertInto('task_slots')
      .values({ congregation_id: tenant.congregationId, ...slot })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async edit(tenant: Tenant, id: number, values: SlotValues): Promise<void> {
    await tenant.db.updateTable('task_slots').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tenant.db
        .deleteFrom('task_slots')
        .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
        .execute();
  },
};

/** The hourly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const openSlots = `from task_slots s where s.congregation_id = c.id and s.state = 'open'
  and s.on_date <= (c.now at time zone 'UTC')::date + 8 and coalesce(s.until_on, s.on_date) >= (c.now at time zone 'UTC')::date - 11`;
