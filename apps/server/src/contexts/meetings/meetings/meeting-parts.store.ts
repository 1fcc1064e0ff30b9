/** Queries on the parts of meetings. */

import type { HelperType } from '@sheaf/rules/duties/helper-type';
import type { StoredPartFields } from '@sheaf/rules/meetings/meetings/edited-meeting';
import type { MeetingSection, PartKey } from '@sheaf/rules/meetings/meetings/part-place';
import { meetingSections } from '@sheaf/rules/meetings/meetings/part-place';
import { visitPlan } from '@sheaf/rules/meetings/meetings/visit-plan';
import { type NotNull, sql } from 'kysely';
import type { MeetingWindow } from '#contexts/meetings/meetings/meetings.store';
import { amongGiven, given, idList, preparedQuery } from '#platform/database/prepared-query';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'meeting_id',
  'section',
  'key',
  'order',
  'title',
  'minutes',
  'refs',
  'qualification',
  'helper_qualification',
  'helper_type',
  'event_id',
  'version',
] as const;

type StoredPart = Omit<Awaited<ReturnType<typeof stored>>[number], 'visited'>;
export type PartRow = Omit<StoredPart, 'section' | 'key' | 'helper_type'> & {
  section: MeetingSection;
  key: PartKey;
  helper_type: HelperType;
};
/** Also a part that was removed by hand after its import. */
export type ImportedPartRow = PartRow & { imported: StoredPartFields | null; isRemoved: boolean };
export type PartValues = Omit<PartRow, 'id' | 'version' | 'event_id'>;

/** The part of a visit in a meeting. */
export type VisitPart = PartValues & { event_id: number };

const typed = (row: StoredPart): PartRow => ({
  ...row,
  section: row.section,
  key: row.key,
  helper_type: row.helper_type,
});

interface Visitable extends StoredPart {
  visited: boolean;
}

/** Parts of each meeting by the plan of its visit. */
const plansOf = (rows: readonly Visitable[]) =>
  [...Map.groupBy(rows, ({ meeting_id }) => meeting_id).values()].map((parts) =>
    visitPlan(
      parts.map(({ visited: _, ...row }) => typed(row)),
      parts[0]!.visited,
    ),
  );

const bySection = sql`array_position(${sql.lit(idList(meetingSections))}::text[], section)`;

/** Ordered by meeting, section and order (MEET-R4, MEET-R27). */
const stored = preparedQuery('parts-of-meetings', (db) =>
  db
    .selectFrom('meeting_parts')
    .innerJoin('meetings', (join) =>
      join
        .onRef('meetings.congregation_id', '=', 'meeting_parts.congregation_id')
        .onRef('meetings.id', '=', 'meeting_id'),
    )
    .select(columns.map((column) => `meeting_parts.${column}` as const))
    .select('meetings.visited')
    .where('meeting_id', '=', amongGiven(1))
    .where('removed_at', 'is', null)
    .orderBy('meeting_id')
    .orderBy(bySection)
    .orderBy('order'),
);

const placeColumns = ['id', 'meeting_id', 'section', 'key'] as const;
export type PartPlace = Pick<PartRow, (typeof placeColumns)[number]>;

/**
 * Only the place in the programme of each part: every phone reads months of these rows at its start, to show
 * assignments.
 */
const placesOfMeetings = preparedQuery('part-places-of-meetings', (db) =>
  db
    .selectFrom('meeting_parts')
    .select(placeColumns)
    .where('meeting_id', '=', amongGiven(1))
    .where('removed_at', 'is', null),
);

/** With the start of the meeting. */
const storedBetween = preparedQuery(
  'parts-between',
  (db) =>
    db
      .selectFrom('meeting_parts')
      .innerJoin('meetings', (join) =>
        join
          .onRef('meetings.congregation_id', '=', 'meeting_parts.congregation_id')
          .onRef('meetings.id', '=', 'meeting_id'),
      )
      .select(columns.map((column) => `meeting_parts.${column}` as const))
      .select(['meetings.starts_at', 'meetings.visited'])
      .where('held_on', '>=', given<string>(1))
      .where('held_on', '<=', sql<string>`coalesce(${given(2)}::date, 'infinity')`)
      .where('removed_at', 'is', null)
      .orderBy('held_on')
      .orderBy('meeting_id')
      .orderBy(bySection)
      .orderBy('order'),
  { isWholeRead: true },
);

/** With the imported values, and with parts that were removed by hand, without the parts of visits. */
const storedWhole = (tenant: Tenant, meetingIds: readonly number[]) =>
  tenant.db
    .selectFrom('meeting_parts')
    .select(columns)
    .select(['imported', 'removed_at'])
    .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
    .where('event_id', 'is', null)
    .orderBy('meeting_id')
    .orderBy(bySection)
    .orderBy('order')
    .execute();

export const meetingParts = {
  /** Parts that are held: in the week of a visit by its plan (X-VISIT). */
  ofMeetings: async (tenant: Tenant, meetingIds: readonly number[]): Promise<PartRow[]> =>
    plansOf(await stored(tenant, idList(meetingIds))).flatMap(({ held }) => held),

  /** Held and suspended parts of each meeting. */
  plansOfMeetings: async (tenant: Tenant, meetingIds: readonly number[]) =>
    plansOf(await stored(tenant, idList(meetingIds))),

  /** Parts of the usual programme, whatever a visit changes. */
  usualOf: async (tenant: Tenant, meetingId: number): Promise<PartRow[]> =>
    (await stored(tenant, idList([meetingId]))).flatMap(({ visited: _, ...row }) =>
      row.event_id === null ? typed(row) : [],
    ),

  placesOfMeetings: async (tenant: Tenant, meetingIds: readonly number[]): Promise<PartPlace[]> =>
    (await placesOfMeetings(tenant, idList(meetingIds))).map((row) => ({
      ...row,
      section: row.section,
      key: row.key,
    })),

  /** Held parts of the meetings in this window, by meeting. */
  async between(tenant: Tenant, { from, to }: MeetingWindow) {
    const rows = await storedBetween(tenant, from, to);
    const startOf = new Map(rows.map(({ meeting_id, starts_at }) => [meeting_id, starts_at]));
    return plansOf(rows.map(({ starts_at: _, ...row }) => row)).flatMap(({ held }) =>
      held.length === 0 ? [] : [{ starts_at: startOf.get(held[0]!.meeting_id)!, parts: held }],
    );
  },

  withRemoved: async (tenant: Tenant, meetingIds: readonly number[]): Promise<ImportedPartRow[]> =>
    (await storedWhole(tenant, meetingIds)).map(({ imported, removed_at, ...row }) => ({
      ...typed(row),
      imported: imported as StoredPartFields | null,
      isRemoved: removed_at !== null,
    })),

  async meetingOf(tenant: Tenant, id: number): Promise<number | undefined> {
    const row = await tenant.db
      .selectFrom('meeting_parts')
      .select('meeting_id')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row?.meeting_id;
  },

  async add(tenant: Tenant, values: readonly PartValues[]): Promise<PartRow[]> {
    const rows = await tenant.db
      .insertInto('meeting_parts')
      .values(values.map((row) => ({ congregation_id: tenant.congregationId, ...row })))
      .returning(columns)
      .execute();
    return rows.map(typed);
  },

  /** Parts of visits in these meetings. */
  ofVisits: (tenant: Tenant, meetingIds: readonly number[]) =>
    tenant.db
      .selectFrom('meeting_parts')
      .select(['id', 'meeting_id', 'event_id', 'title'])
      .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
      .where('event_id', 'is not', null)
      .$narrowType<{ event_id: NotNull }>()
      .execute(),

  /** Replaces the part of a visit in a meeting; null removes it. */
  async setOfVisit(tenant: Tenant, meetingId: number, part: VisitPart | null): Promise<void> {
    await tenant.db
      .deleteFrom('meeting_parts')
      .where('meeting_id', '=', meetingId)
      .where('event_id', 'is not', null)
      .execute();
    if (part)
      await tenant.db
        .insertInto('meeting_parts')
        .values({ congregation_id: tenant.congregationId, ...part })
        .execute();
  },

  async edit(tenant: Tenant, id: number, values: Omit<PartValues, 'meeting_id' | 'order'>): Promise<void> {
    await tenant.db.updateTable('meeting_parts').set(values).where('id', '=', id).execute();
  },

  /** Marks a part from a workbook as removed, so that the next import leaves it out. */
  async remove(tenant: Tenant, id: number, at: Date): Promise<void> {
    const { numUpdatedRows } = await tenant.db
      .updateTable('meeting_parts')
      .set({ removed_at: at })
      .where('id', '=', id)
      .where('imported', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await tenant.db.deleteFrom('meeting_parts').where('id', '=', id).execute();
  },

  /** `ids` contains all parts of a section; only moved ones are written. */
  async order(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await sql`update meeting_parts p set "order" = o.place
      from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
      where p.congregation_id = ${tenant.congregationId} and p.id = o.id and p."order" <> o.place`.execute(
      tenant.db,
    );
  },
};
