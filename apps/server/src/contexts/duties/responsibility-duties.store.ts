/** Queries on the places of responsibilities at meetings, which people and groups take in rotation. */
import { type NotNull, sql } from 'kysely';
import type { DutyMeeting } from '#contexts/duties/duties.store';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'kind',
  'meeting_id',
  'responsibility_id',
  'place',
  'week',
  'on_date',
  'starts_at',
  'ends_at',
  'person_id',
  'group_id',
  'locked',
  'acknowledged',
  'said',
  'answered_as',
  'version',
] as const;

interface OwnedColumns {
  meeting_id: NotNull;
  responsibility_id: NotNull;
}

export type ResponsibilityDuty = Awaited<ReturnType<typeof responsibilityDuties.ofMeetings>>[number];

export type NamedResponsibilityDuty = Awaited<ReturnType<typeof responsibilityDuties.named>>[number];

/** A person or a group; both null for an open place. */
export interface Taker {
  person_id: number | null;
  group_id: number | null;
}

export interface NewPlace extends Taker {
  kind: 'responsibility' | 'task';
  responsibility_id: number;
  place: number;
  meeting: DutyMeeting;
}

const any = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

const owned = (tenant: Tenant) =>
  tenant.db
    .selectFrom('duties')
    .select(columns)
    .where('responsibility_id', 'is not', null)
    .where('meeting_id', 'is not', null)
    .$narrowType<OwnedColumns>();

export const responsibilityDuties = {
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]) =>
    owned(tenant).where('meeting_id', '=', any(meetingIds)).orderBy('id').execute(),

  /** With names, including those of deleted people. */
  named: (tenant: Tenant, meetingIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties as d')
      .leftJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'd.congregation_id').onRef('p.id', '=', 'd.person_id'),
      )
      .select(columns.map((column) => `d.${column}` as const))
      .select(['p.first_name', 'p.last_name'])
      .where('d.meeting_id', '=', any(meetingIds))
      .where('d.responsibility_id', 'is not', null)
      .$narrowType<OwnedColumns>()
      .orderBy('d.responsibility_id')
      .orderBy('d.place')
      .execute(),

  /** Locks in id order, which prevents deadlocks. */
  lockOfMeetings: (tenant: Tenant, meetingIds: readonly number[]) =>
    owned(tenant).where('meeting_id', '=', any(meetingIds)).orderBy('id').forUpdate().execute(),

  read: (tenant: Tenant, id: number) => owned(tenant).where('id', '=', id).executeTakeFirst(),

  /** Places of a person or group between two dates (inclusive), in date order. */
  heldBy: (tenant: Tenant, { person_id, group_id }: Taker, from: string, to: string) =>
    owned(tenant)
      .where((row) => row.or([row('person_id', '=', person_id), row('group_id', '=', group_id)]))
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  /** Places filled by people between two dates (inclusive). */
  ofPeople: (tenant: Tenant, from: string, to: string) =>
    owned(tenant)
      .where('person_id', 'is not', null)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .$narrowType<{ person_id: NotNull }>()
      .orderBy('id')
      .execute(),

  /**
   * Turns before a day: the last one of each person or group, and all since `allSince`, without cancelled
   * meetings.
   */
  async turnsBefore(tenant: Tenant, day: string, allSince: string, cancelledMeetings: readonly number[]) {
    const { rows } = await sql<{
      meeting_id: number;
      responsibility_id: number;
      place: number;
      week: string;
      on_date: string;
      person_id: number | null;
      group_id: number | null;
    }>`
      select distinct on (responsibility_id, person_id, group_id) meeting_id, responsibility_id, place, week, on_date, person_id, group_id
      from duties where responsibility_id is not null and meeting_id is not null and coalesce(person_id, group_id) is not null and on_date < ${allSince}
        and meeting_id <> all(${[...cancelledMeetings]}::bigint[])
      order by responsibility_id, person_id, group_id, on_date desc`.execute(tenant.db);
    const recent = await owned(tenant)
      .where('on_date', '>=', allSince)
      .where('on_date', '<', day)
      .where((row) => row.or([row('person_id', 'is not', null), row('group_id', 'is not', null)]))
      .execute();
    const cancelled = new Set(cancelledMeetings);
    return [...rows, ...recent.filter(({ meeting_id }) => !cancelled.has(meeting_id))];
  },

  /** Last filled date of each responsibility. */
  async bookedUntil(tenant: Tenant): Promise<Map<number, string>> {
    const rows = await tenant.db
      .selectFrom('duties')
      .select((row) => ['responsibility_id', row.fn.max('on_date').as('until')])
      .where('responsibility_id', 'is not', null)
      .where((row) => row.or([row('person_id', 'is not', null), row('group_id', 'is not', null)]))
      .groupBy('responsibility_id')
      .$narrowType<{ responsibility_id: NotNull }>()
      .execute();
    return new Map(rows.map((row) => [row.responsibility_id, row.until]));
  },

  async add(tenant: Tenant, places: readonly NewPlace[]): Promise<void> {
    const values = places.map(({ meeting, ...place }) => ({
      congregation_id: tenant.congregationId,
      ...place,
      meeting_id: meeting.id,
      week: meeting.week,
      on_date: meeting.held_on,
      starts_at: meeting.starts_at,
      ends_at: meeting.ends_at,
    }));
    if (values.length > 0) await tenant.db.insertInto('duties').values(values).execute();
  },

  /**
   * Empties the places first: a swap would otherwise put one person into both and violate the unique
   * constraint.
   */
  async fill(tenant: Tenant, fillings: readonly (Taker & { id: number; locked: boolean })[]): Promise<void> {
    if (fillings.length === 0) return;
    const given = JSON.stringify(fillings);
    await tenant.db
      .updateTable('duties')
      .set({ person_id: null, group_id: null })
      .where('id', '=', any(fillings.map(({ id }) => id)))
      .where((row) => row.or([row('person_id', 'is not', null), row('group_id', 'is not', null)]))
      .execute();
    await sql`update duties d set person_id = f.person_id, group_id = f.group_id, locked = f.locked
      from jsonb_to_recordset(${given}::jsonb) as f (id bigint, person_id bigint, group_id bigint, locked boolean)
      where d.id = f.id`.execute(tenant.db);
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tenant.db.deleteFrom('duties').where('id', '=', any(ids)).execute();
  },

  /** Applies a changed kind of the responsibility; groups are possible only for tasks outside the meeting. */
  async setKind(tenant: Tenant, responsibilityId: number, kind: 'responsibility' | 'task'): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ kind, ...(kind === 'responsibility' && { group_id: null }) })
      .where('responsibility_id', '=', responsibilityId)
      .where('kind', '<>', kind)
      .where('meeting_id', 'is not', null)
      .execute();
  },

  /**
   * Frees the places of a person who no longer takes this responsibility at these meetings, except places
   * filled by hand.
   */
  async release(
    tenant: Tenant,
    responsibilityId: number,
    personId: number,
    meetingIds: readonly number[],
  ): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ person_id: null })
      .where('responsibility_id', '=', responsibilityId)
      .where('person_id', '=', personId)
      .where('meeting_id', '=', any(meetingIds))
      .where('locked', '=', false)
      .execute();
  },
};
