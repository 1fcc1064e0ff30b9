/** Queries on notices and the groups that they are for. */
import { monthsAfterEnd } from '@sheaf/rules/noticeboard/notice-news';
import { sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';

const columns = columnsOf('notices', 'congregation_id', 'updated_at');

/** Ids of the groups, in order. */
const groupIds = sql<number[]>`array(select g.group_id from notice_groups g
  where g.congregation_id = n.congregation_id and g.notice_id = n.id order by g.group_id)`.as('group_ids');

const query = (tenant: Tenant) =>
  tenant.db
    .selectFrom('notices as n')
    .leftJoin('person_names as p', (join) =>
      join.onRef('p.congregation_id', '=', 'n.congregation_id').onRef('p.id', '=', 'n.written_by'),
    )
    .select(columns.map((column) => `n.${column}` as const))
    .select(groupIds)
    .select(['p.first_name', 'p.last_name']);

const list = (tenant: Tenant) => query(tenant).orderBy('n.id').execute();

export type NoticeRow = Awaited<ReturnType<typeof list>>[number];
export type NoticeValues = Pick<
  NoticeRow,
  | 'title'
  | 'body'
  | 'folder_id'
  | 'audience'
  | 'group_ids'
  | 'from_on'
  | 'until_on'
  | 'pinned'
  | 'ask_read'
  | 'tells'
>;

async function setGroups(tenant: Tenant, noticeId: number, groups: readonly number[]): Promise<void> {
  await tenant.db
    .deleteFrom('notice_groups')
    .where('notice_id', '=', noticeId)
    .where('group_id', '<>', sql<number>`all (${[...groups]}::bigint[])`)
    .execute();
  if (groups.length === 0) return;
  await tenant.db
    .insertInto('notice_groups')
    .values(
      groups.map((group_id) => ({ congregation_id: tenant.congregationId, notice_id: noticeId, group_id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The hourly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const untoldNotices =
  "from notices n where n.congregation_id = c.id and n.tells and n.told_at is null and n.from_on <= (c.now at time zone 'UTC')::date + 1";

export const notices = {
  list,

  read: (tenant: Tenant, id: number) => query(tenant).where('n.id', '=', id).executeTakeFirst(),

  lock: (tenant: Tenant, id: number) =>
    query(tenant).where('n.id', '=', id).forUpdate('n').executeTakeFirst(),

  /** Locked in id order. */
  lockUntold: (tenant: Tenant) =>
    query(tenant)
      .where('n.tells', '=', true)
      .where('n.told_at', 'is', null)
      .orderBy('n.id')
      .forUpdate('n')
      .execute(),

  async count(tenant: Tenant): Promise<number> {
    const { total } = await tenant.db
      .selectFrom('notices')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  async add(
    tenant: Tenant,
    { group_ids, ...values }: NoticeValues,
    { by, now }: { by: number; now: Date },
  ): Promise<number> {
    const { id } = await tenant.db
      .insertInto('notices')
      .values({ congregation_id: tenant.congregationId, ...values, written_by: by, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setGroups(tenant, id, group_ids);
    return id;
  },

  async edit(tenant: Tenant, id: number, { group_ids, ...values }: NoticeValues): Promise<void> {
    await tenant.db.updateTable('notices').set(values).where('id', '=', id).execute();
    await setGroups(tenant, id, group_ids);
  },

  async markTold(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db.updateTable('notices').set({ told_at: now }).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db.deleteFrom('notices').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0;
  },
};

/** Removes notices with their files two years after their last day (X-BOARD-9). */
export const removeEndedNotices: ExpiredRows = async (owner, now) => {
  await owner.query(
    "delete from notices where until_on < ($1::timestamptz at time zone 'UTC')::date - make_interval(months => $2::int)",
    [now, monthsAfterEnd],
  );
};
