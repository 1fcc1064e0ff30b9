/** Queries on the duties at special meetings: parts of the programme and responsibilities. */
import { type NotNull, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'kind',
  'special_id',
  'special_part_id',
  'responsibility_id',
  'place',
  'on_date',
  'starts_at',
  'ends_at',
  'person_id',
  'locked',
  'acknowledged',
  'said',
  'answered_as',
  'mailed_at',
  'suspended',
  'version',
] as const;

/** Day and hours of a duty. */
export interface SpecialDutyTime {
  week: string;
  on_date: string;
  starts_at: string;
  ends_at: string;
  suspended: boolean;
}

export interface NewSpecialDuty extends SpecialDutyTime {
  kind: 'special-part' | 'special-duty';
  special_id: number;
  special_part_id: number | null;
  responsibility_id: number | null;
  place: number;
  person_id: number | null;
}

const any = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

const special = (tenant: Tenant) =>
  tenant.db
    .selectFrom('duties')
    .select(columns)
    .where('special_id', 'is not', null)
    .$narrowType<{ special_id: NotNull; kind: 'special-part' | 'special-duty' }>();

export type SpecialDuty = Awaited<ReturnType<typeof specialDuties.lockOfMeeting>>[number];
export type NamedSpecialDuty = Awaited<ReturnType<typeof specialDuties.named>>[number];

export const specialDuties = {
  read: (tenant: Tenant, id: number) => special(tenant).where('id', '=', id).executeTakeFirst(),

  /** With names, including those of deleted people. */
  named: (tenant: Tenant, specialIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties as d')
      .leftJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'd.congregation_id').onRef('p.id', '=', 'd.person_id'),
      )
      .select(columns.map((column) => `d.${column}` as const))
      .select(['p.first_name', 'p.last_name'])
      .where('d.special_id', '=', any(specialIds))
      .$narrowType<{ special_id: NotNull; kind: 'special-part' | 'special-duty' }>()
      .orderBy('d.responsibility_id')
      .orderBy('d.place')
      .orderBy('d.id')
      .execute(),

  /** Locks in id order, which prevents deadlocks. */
  lockOfMeeting: (tenant: Tenant, specialId: number) =>
    special(tenant).where('special_id', '=', specialId).orderBy('id').forUpdate().execute(),

  /** Duties of one person between two dates (inclusive), without those of meetings that are not held. */
  ofPerson: (tenant: Tenant, personId: number, from: string, to: string) =>
    special(tenant)
      .where('person_id', '=', personId)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .where('suspended', '=', false)
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  async add(tenant: Tenant, rows: readonly NewSpecialDuty[]): Promise<void> {
    if (rows.length > 0)
      await tenant.db
        .insertInto('duties')
        .values(rows.map((row) => ({ congregation_id: tenant.congregationId, ...row })))
        .execute();
  },

  async setTime(tenant: Tenant, id: number, time: SpecialDutyTime): Promise<void> {
    await tenant.db.updateTable('duties').set(time).where('id', '=', id).execute();
  },

  /**
   * Empties the places first: a swap would otherwise put one person into both and violate the unique
   * constraint.
   */
  async fill(tenant: Tenant, fillings: readonly { id: number; person_id: number | null }[]): Promise<void> {
    if (fillings.length === 0) return;
    await tenant.db
      .updateTable('duties')
      .set({ person_id: null })
      .where('id', '=', any(fillings.map(({ id }) => id)))
      .where('person_id', 'is not', null)
      .execute();
    await sql`update duties d set person_id = f.person_id
      from jsonb_to_recordset(${JSON.stringify(fillings)}::jsonb) as f (id bigint, person_id bigint)
      where d.id = f.id and f.person_id is not null`.execute(tenant.db);
  },

  /** Filled responsibilities at special meetings before a day, newest last. */
  turnsBefore: (tenant: Tenant, day: string) =>
    tenant.db
      .selectFrom('duties')
      .select(['special_id', 'responsibility_id', 'place', 'week', 'on_date', 'person_id'])
      .where('kind', '=', 'special-duty')
      .where('person_id', 'is not', null)
      .where('suspended', '=', false)
      .where('on_date', '<', day)
      .$narrowType<{ special_id: NotNull; responsibility_id: NotNull; person_id: NotNull }>()
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tenant.db.deleteFrom('duties').where('id', '=', any(ids)).execute();
  },
};
