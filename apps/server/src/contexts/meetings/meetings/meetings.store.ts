import type { MeetingType } from '@sheaf/rules/events/cancelling';
import type { GroupMeeting } from '@sheaf/rules/meetings/meetings/language-groups';
import { sql } from 'kysely';
import { given, preparedQuery } from '#platform/database/prepared-query';
import type { Tenant } from '#platform/database/tenant';

/** One class during a visit; the number of classes stays for the end of the visit. */
const heldHalls = sql<number>`case when visited then 1 else halls end`.as('halls');

const columns = [
  'id',
  'type',
  'week',
  'held_on',
  'starts_at',
  'ends_at',
  heldHalls,
  'base_id',
  'edited',
  'moved',
  'reading',
  'imported_reading',
  'language_group_id',
  'visit_id',
  'visited',
  'version',
] as const;

export interface MeetingWindow {
  from: string;
  /** Null for an open end. */
  to: string | null;
}

type StoredMeeting = Awaited<ReturnType<typeof stored>>[number];
export type MeetingRow = Omit<StoredMeeting, 'type'> & { type: MeetingType };
export type MeetingValues = Omit<
  MeetingRow,
  'id' | 'base_id' | 'edited' | 'moved' | 'reading' | 'imported_reading' | 'visit_id' | 'visited' | 'version'
>;

const stored = preparedQuery('meetings-between', (db) =>
  db
    .selectFrom('meetings')
    .select(columns)
    .where('held_on', '>=', given<string>(1))
    .where('held_on', '<=', sql<string>`coalesce(${given(2)}::date, 'infinity')`)
    .orderBy('held_on')
    .orderBy('id'),
);

const typed = (row: StoredMeeting): MeetingRow => ({ ...row, type: row.type });

export const meetings = {
  list: async (tenant: Tenant, window: MeetingWindow): Promise<MeetingRow[]> =>
    (await stored(tenant, window.from, window.to)).map(typed),

  /** Locks in id order. */
  async holdBetween(tenant: Tenant, { from, to }: MeetingWindow & { to: string }): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where('held_on', '>=', from)
      .where('held_on', '<=', to)
      .orderBy('id')
      .forShare()
      .execute();
    return rows.map(typed);
  },

  ofIds: async (tenant: Tenant, ids: readonly number[]): Promise<MeetingRow[]> =>
    (
      await tenant.db
        .selectFrom('meetings')
        .select(columns)
        .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
        .execute()
    ).map(typed),

  async holdIds(tenant: Tenant, ids: readonly number[]): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .orderBy('id')
      .forShare()
      .execute();
    return rows.map(typed);
  },

  async lock(tenant: Tenant, id: number): Promise<MeetingRow | undefined> {
    const row = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && typed(row);
  },

  /** Locks in id order, which prevents deadlocks. */
  async lockAll(tenant: Tenant, ids: readonly number[]): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(typed);
  },

  /** Midweek meetings of these weeks, of the whole congregation or of a language group. */
  async midweek(
    tenant: Tenant,
    weeks: readonly string[],
    group: number | null,
    hold: boolean,
  ): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where('type', '=', 'clam')
      .where('week', '=', sql<string>`any (${[...weeks]}::date[])`)
      .where('language_group_id', 'is not distinct from', group)
      .orderBy('id')
      .$if(hold, (query) => query.forUpdate())
      .execute();
    return rows.map(typed);
  },

  /** Meetings after a day, locked in id order. */
  async lockAfter(tenant: Tenant, day: string): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where('held_on', '>', day)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(typed);
  },

  /** Meetings of a type in weeks that begin in its span, for several spans, including language groups. */
  async idsOfSpans(
    tenant: Tenant,
    spans: readonly { type: MeetingType; from: string; to: string }[],
  ): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select('id')
      .where(
        sql<boolean>`exists (select from unnest(${spans.map(({ type }) => type)}::text[], ${spans.map(({ from }) => from)}::date[],
          ${spans.map(({ to }) => to)}::date[]) as s (type, first, last) where s.type = meetings.type and meetings.week between s.first and s.last)`,
      )
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Meetings that a visit changes or changed, and meetings of the weeks in these spans. */
  async underVisits(tenant: Tenant, spans: readonly { from: string; to: string }[]): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where((row) =>
        row.or([
          row('visited', '=', true),
          sql<boolean>`exists (select from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
            as s (first, last) where meetings.week between s.first and s.last)`,
        ]),
      )
      .orderBy('id')
      .execute();
    return rows.map(typed);
  },

  /** Number of classes without a visit. */
  async usualHalls(tenant: Tenant, id: number): Promise<number> {
    const { halls } = await tenant.db
      .selectFrom('meetings')
      .select('halls')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return halls;
  },

  /** All meetings of a language group, locked in id order. */
  async lockOfGroup(tenant: Tenant, group: number): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(columns)
      .where('language_group_id', '=', group)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(typed);
  },

  /** Also deletes their parts and duties. */
  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('meetings')
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute();
  },

  /** Existing meetings from a week on. */
  async weeks(tenant: Tenant, from: string): Promise<GroupMeeting[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select(['week', 'type', 'language_group_id'])
      .where('week', '>=', from)
      .execute();
    return rows.map((row) => ({ ...row, type: row.type }));
  },

  /** Leaves out meetings inserted simultaneously by another transaction. */
  async add(tenant: Tenant, values: readonly MeetingValues[]): Promise<MeetingRow[]> {
    const rows = await tenant.db
      .insertInto('meetings')
      .values(values.map((row) => ({ congregation_id: tenant.congregationId, ...row })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .execute();
    return rows.map(typed);
  },

  edit: async (
    tenant: Tenant,
    id: number,
    values: Partial<
      Pick<
        MeetingRow,
        | 'held_on'
        | 'starts_at'
        | 'ends_at'
        | 'halls'
        | 'edited'
        | 'moved'
        | 'reading'
        | 'visit_id'
        | 'visited'
      >
    >,
  ): Promise<MeetingRow> =>
    typed(
      await tenant.db
        .updateTable('meetings')
        .set(values)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
    ),

  /**
   * Number of classes of the last midweek meeting (MEET-O18), of the whole congregation or of a language
   * group.
   */
  async lastHalls(tenant: Tenant, group: number | null): Promise<number> {
    const row = await tenant.db
      .selectFrom('meetings')
      .select('halls')
      .where('type', '=', 'clam')
      .where('language_group_id', 'is not distinct from', group)
      .orderBy('week', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.halls ?? 1;
  },
};
