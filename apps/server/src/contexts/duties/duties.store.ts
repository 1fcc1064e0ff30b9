/** Queries on duties; `duty-history.store` reads the history of people. */

import type { Acknowledgement } from '@sheaf/rules/duties/acknowledge';
import type { DutyKindName, MeetingDutyKind } from '@sheaf/rules/duties/duty-kind';
import type { Seat } from '@sheaf/rules/meetings/meetings/seats';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { type NotNull, sql } from 'kysely';
import { isAhead } from '#contexts/duties/ahead.store';
import { amongGiven, idList, preparedQuery } from '#platform/database/prepared-query';
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
  'said',
  'facts',
  'answered_as',
  'asked_as',
  'responsibility_id',
  'group_id',
  'locked',
  'mailed_at',
  'told_at',
  'suspended',
  'shift_id',
  'slot_id',
  'cannot_at',
  'version',
] as const;

/**
 * Assignments within a programme, without times, because the meeting has them: every phone reads months of
 * these rows at its start.
 */
const programmeColumns = [
  'id',
  'kind',
  'qualification',
  'meeting_id',
  'part_id',
  'hall',
  'place',
  'person_id',
  'acknowledged',
  'said',
  'version',
] as const;

/** Times of duties, without answers: thousands of these rows are read to rank a whole congregation. */
const ledgerColumns = [
  'id',
  'kind',
  'qualification',
  'responsibility_id',
  'meeting_id',
  'on_date',
  'starts_at',
  'ends_at',
  'person_id',
] as const;

export type DutyRow = Awaited<ReturnType<typeof duties.lock>>[number];

/** A duty in the programme of a meeting, which requires a qualification. */
export type ProgrammeDuty = Awaited<ReturnType<typeof duties.lockOfMeeting>>[number];
export type PlannedDuty = Awaited<ReturnType<typeof duties.ofMeetings>>[number];

export type LedgerRow = Pick<DutyRow, (typeof ledgerColumns)[number]>;

export interface ProgrammeColumns {
  meeting_id: NotNull;
  qualification: NotNull;
  /** A duty has a qualification if and only if it is of these kinds; a check of the table enforces it. */
  kind: MeetingDutyKind;
}

/** The meeting of the places, with the times for its duties. */
export interface DutyMeeting {
  id: number;
  week: string;
  held_on: string;
  starts_at: string;
  ends_at: string;
}

/** A place of a meeting; nobody takes a suspended one (X-VISIT). */
interface NewDuty {
  meeting: DutyMeeting;
  seat: Seat;
  suspended?: boolean;
}

const valuesOf = (tenant: Tenant, { meeting, seat, suspended = false }: NewDuty) => ({
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
  suspended,
});

const heldBetween = (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
  tenant.db
    .selectFrom('duties')
    .where('person_id', '=', sql<number>`any (${[...personIds]}::bigint[])`)
    .where('on_date', '>=', from)
    .where('on_date', '<=', to)
    .where('suspended', '=', false)
    .orderBy('on_date')
    .orderBy('id');

const ofMeetings = preparedQuery('duties-of-meetings', (db) =>
  db
    .selectFrom('duties')
    .select(programmeColumns)
    .where('meeting_id', '=', amongGiven(1))
    .where('qualification', 'is not', null)
    .where(sql<boolean>`not suspended`)
    .$narrowType<ProgrammeColumns>()
    .orderBy('id'),
);

export interface HeldPage {
  kinds: readonly DutyKindName[];
  /** Last day, inclusive. */
  until: string;
  /** Last duty of the page before; null for the first page. */
  before: { id: number; on_date: string } | null;
  limit: number;
}

export const duties = {
  /** In programmes, without suspended ones. */
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]) => ofMeetings(tenant, idList(meetingIds)),

  /** In programmes and filled by people, including suspended ones. */
  filledAt: (tenant: Tenant, meetingIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .select(['id', 'kind', 'meeting_id', 'part_id', 'person_id'])
      .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
      .where('qualification', 'is not', null)
      .where('person_id', 'is not', null)
      .$narrowType<{ meeting_id: NotNull; person_id: NotNull }>()
      .orderBy('id')
      .execute(),

  read: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('duties').select(columns).where('id', '=', id).executeTakeFirst(),

  readInProgramme: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('id', '=', id)
      .where('qualification', 'is not', null)
      .$narrowType<ProgrammeColumns>()
      .executeTakeFirst(),

  lockInProgramme: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('id', 'in', [...ids])
      .where('qualification', 'is not', null)
      .$narrowType<ProgrammeColumns>()
      .orderBy('id')
      .forUpdate()
      .execute(),

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
      .where('qualification', 'is not', null)
      .$narrowType<ProgrammeColumns>()
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Filled by people, of the programme or of responsibilities, in id order. */
  heldAt: (tenant: Tenant, meetingIds: readonly number[], of: 'programme' | 'responsibilities') =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
      .where(of === 'programme' ? 'qualification' : 'responsibility_id', 'is not', null)
      .where('person_id', 'is not', null)
      .where('suspended', '=', false)
      .$narrowType<{ person_id: NotNull }>()
      .orderBy('id')
      .execute(),

  /** All duties of these meetings that are not suspended, in id order. */
  ofPlan: (tenant: Tenant, meetingIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
      .where('suspended', '=', false)
      .orderBy('id')
      .execute(),

  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .orderBy('id')
      .execute(),

  /** Locks all duties of the meetings of these duties, because the places of a part decide about each other. */
  lockPlan: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .select(columns)
      .where('meeting_id', 'in', (row) =>
        row
          .selectFrom('duties as asked')
          .select('asked.meeting_id')
          .where('asked.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
          .where('asked.meeting_id', 'is not', null),
      )
      .$narrowType<{ meeting_id: NotNull }>()
      .orderBy('id')
      .forUpdate()
      .execute(),

  async add(tenant: Tenant, places: readonly NewDuty[]): Promise<void> {
    const rows = places.map((place) => valuesOf(tenant, place));
    if (rows.length > 0) await tenant.db.insertInto('duties').values(rows).execute();
  },

  async requalify(tenant: Tenant, id: number, qualification: number): Promise<void> {
    await tenant.db.updateTable('duties').set({ qualification }).where('id', '=', id).execute();
  },

  /** People and answers stay. */
  async suspend(tenant: Tenant, ids: readonly number[], suspended: boolean): Promise<void> {
    if (ids.length > 0)
      await tenant.db
        .updateTable('duties')
        .set({ suspended })
        .where('id', 'in', [...ids])
        .execute();
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

  /** For duties outside a programme: a rotation does not change a duty filled by hand. */
  fillByHand: (tenant: Tenant, id: number, personId: number | null) =>
    tenant.db
      .updateTable('duties')
      .set({ person_id: personId, group_id: null, locked: true })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Opens a duty, which a rotation may fill again. */
  release: (tenant: Tenant, id: number) =>
    tenant.db
      .updateTable('duties')
      .set({ person_id: null, locked: false })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /**
   * The database records the answered version in this statement, and derives `acknowledged` (decision 136).
   */
  async acknowledge(tenant: Tenant, id: number, answer: Acknowledgement, now: Date): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({
        ...{ said: answer, acknowledged_at: now, answered_as: null, asked_as: null },
        ...(answer === 'yes' && { cannot_at: null }),
      })
      .where('id', '=', id)
      .execute();
  },

  async noteCannot(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db.updateTable('duties').set({ cannot_at: now }).where('id', '=', id).execute();
  },

  /** Duties of these people between two dates (inclusive), in date order. */
  ofPeople: (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
    heldBetween(tenant, personIds, from, to).select(columns).execute(),

  /** Duties of a person up to a day, newest first; after `before` in this order. */
  heldUntil: (
    tenant: Tenant,
    personId: number,
    { kinds, until, before, limit }: HeldPage,
  ): Promise<{ id: number; on_date: string }[]> =>
    tenant.db
      .selectFrom('duties')
      .select(['id', 'on_date'])
      .where('person_id', '=', personId)
      .where('kind', '=', sql<DutyKindName>`any (${[...kinds]}::text[])`)
      .where('on_date', '<=', until)
      .where('suspended', '=', false)
      .$if(before !== null, (query) =>
        query.where(sql<boolean>`(on_date, id) < (${before!.on_date}::date, ${before!.id}::bigint)`),
      )
      .orderBy('on_date', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  /** Only duties in the programmes of meetings, otherwise like `ofPeople`. */
  programmeOf: (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
    heldBetween(tenant, personIds, from, to)
      .where('qualification', 'is not', null)
      .select(columns)
      .$narrowType<ProgrammeColumns>()
      .execute(),

  /** Only the ledger columns, otherwise like `ofPeople`. */
  ledgerOf: (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
    heldBetween(tenant, personIds, from, to).select(ledgerColumns).execute(),

  /** Ledger columns of all duties between two dates (inclusive), including open ones. */
  ledgerBetween: (tenant: Tenant, from: string, to: string) =>
    tenant.db
      .selectFrom('duties')
      .select(ledgerColumns)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .where('suspended', '=', false)
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  /** Frees the duties of a leaving person that have not begun. */
  async free(tenant: Tenant, personId: number, wallNow: string): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ person_id: null, locked: false })
      .where('person_id', '=', personId)
      .where(isAhead(wallNow))
      .execute();
  },
};
