/** Every query on duties. */
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import type { LedgerDuty } from '@sheaf/rules/duties/offer-candidates';
import type { Seat } from '@sheaf/rules/meetings/seats';
import { meetingParts } from '@sheaf/rules/people/meeting-part';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'kind',
  'qualification',
  'meeting_id',
  'part_id',
  'hall',
  'place',
  'week',
  'on_date',
  'starts_at',
  'ends_at',
  'person_id',
  'acknowledged',
  'version',
] as const;

/** When somebody has what: read by thousands where a whole congregation is ranked. */
const ledgerColumns = [
  'id',
  'kind',
  'qualification',
  'meeting_id',
  'on_date',
  'starts_at',
  'ends_at',
  'person_id',
] as const;

export type DutyRow = Awaited<ReturnType<typeof duties.ofMeetings>>[number];

export type LedgerRow = Pick<DutyRow, (typeof ledgerColumns)[number]>;

interface HistoryAsked {
  kind: string;
  qualification: number;
  /** Both included. */
  from: string;
  day: string;
  to: string;
  /** How many of any kind before the day. */
  last: number;
}

interface StoredHistory {
  personId: number;
  near: [number, DutyKindName, number, number, string, string, string][] | null;
  earlier: string | null;
  last: [string, string, number][] | null;
}

interface DutyHistory {
  personId: number;
  near: LedgerDuty[];
  /** The last of the kind before the first day; null where there is none. */
  earlier: string | null;
  /** The newest first. */
  last: { date: string; kind: string; qualification: number }[];
}

/** The meeting whose places are filled, as its duties show it. */
export interface DutyMeeting {
  id: number;
  week: string;
  held_on: string;
  starts_at: string;
  ends_at: string;
}

const valuesOf = (tenant: Tenant, meeting: DutyMeeting, seat: Seat) => ({
  congregation_id: tenant.congregationId,
  kind: seat.kind,
  qualification: meetingParts.encode(seat.qualification),
  meeting_id: meeting.id,
  part_id: seat.partId,
  hall: seat.hall,
  place: seat.place,
  week: meeting.week,
  on_date: meeting.held_on,
  starts_at: meeting.starts_at,
  ends_at: meeting.ends_at,
});

const heldBetween = (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
  tenant.db
    .selectFrom('duties')
    .where('person_id', '=', sql<number>`any (${[...personIds]}::int[])`)
    .where('on_date', '>=', from)
    .where('on_date', '<=', to)
    .orderBy('on_date')
    .orderBy('id');

export const duties = {
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::int[])`)
      .orderBy('id')
      .execute(),

  read: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('duties').select(columns).where('id', '=', id).executeTakeFirst(),

  lock: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute(),

  lockOfMeeting: (tenant: Tenant, meetingId: number) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('meeting_id', '=', meetingId)
      .orderBy('id')
      .forUpdate()
      .execute(),

  async add(tenant: Tenant, places: readonly { meeting: DutyMeeting; seat: Seat }[]): Promise<void> {
    const rows = places.map(({ meeting, seat }) => valuesOf(tenant, meeting, seat));
    if (rows.length > 0) await tenant.db.insertInto('duties').values(rows).execute();
  },

  async requalify(tenant: Tenant, id: number, qualification: number): Promise<void> {
    await tenant.db.updateTable('duties').set({ qualification }).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tenant.db
        .deleteFrom('duties')
        .where('id', 'in', [...ids])
        .execute();
  },

  fill: (tenant: Tenant, id: number, personId: number | null) =>
    tenant.db
      .updateTable('duties')
      .set({ person_id: personId })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async acknowledge(tenant: Tenant, id: number, answer: string, now: Date): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ acknowledged: answer, acknowledged_at: now })
      .where('id', '=', id)
      .execute();
  },

  async markMailed(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db.updateTable('duties').set({ mailed_at: now }).where('id', '=', id).execute();
  },

  /** Of these people, from one day to another, both included; in the order of the days. */
  ofPeople: (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
    heldBetween(tenant, personIds, from, to).select(columns).execute(),

  /** The same, only when somebody has what. */
  ledgerOf: (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
    heldBetween(tenant, personIds, from, to).select(ledgerColumns).execute(),

  /**
   * What each of these people has around a day and had before it, looked up person by person in the index: grouping the history of the
   * whole congregation takes many times as long. A row a person, because thousands of rows take long to read one by one.
   */
  async historyOf(
    tenant: Tenant,
    personIds: readonly number[],
    { kind, qualification, from, day, to, last }: HistoryAsked,
  ): Promise<DutyHistory[]> {
    const own = sql`congregation_id = ${tenant.congregationId} and person_id = p.id`;
    const { rows } = await sql<StoredHistory>`
      select p.id as "personId", near.duties as near, earlier.on_date as earlier, last.duties as last
      from unnest(${[...personIds]}::int[]) as p (id)
      left join lateral (select json_agg(json_build_array(id, kind, qualification, meeting_id, on_date, starts_at, ends_at)
        order by on_date, id) as duties from duties where ${own} and on_date between ${from} and ${to}) near on true
      left join lateral (select on_date from duties where ${own} and kind = ${kind} and qualification = ${qualification}
        and on_date < ${from} order by on_date desc limit 1) earlier on true
      left join lateral (select json_agg(json_build_array(on_date, kind, qualification) order by on_date desc) as duties
        from (select on_date, kind, qualification from duties where ${own} and on_date < ${day}
          order by on_date desc limit ${last}) l) last on true`.execute(tenant.db);
    return rows.map(({ personId, near, earlier, last: before }) => ({
      ...{ personId, earlier },
      near: (near ?? []).map(([id, of, needed, meetingId, date, begins, ends]) => ({
        id,
        kind: of,
        qualification: meetingParts.decode(needed),
        meetingId,
        date,
        from: begins,
        to: ends,
      })),
      last: (before ?? []).map(([date, of, needed]) => ({ date, kind: of, qualification: needed })),
    }));
  },

  /** Whoever leaves has no duty any more that is to come; those of the past stay. */
  async free(tenant: Tenant, personId: number, from: string): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ person_id: null })
      .where('person_id', '=', personId)
      .where('on_date', '>=', from)
      .execute();
  },
};
