/** Queries on the duties of conductors of field service groups, one for each meeting that is held. */
import { type NotNull, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'field_meeting_id',
  'on_date',
  'starts_at',
  'ends_at',
  'person_id',
  'acknowledged',
  'said',
  'answered_as',
] as const;

export interface ConductorDuty {
  field_meeting_id: number;
  week: string;
  on_date: string;
  starts_at: string;
  ends_at: string;
  person_id: number | null;
}

const ofConductors = (tenant: Tenant) =>
  tenant.db
    .selectFrom('duties')
    .select(columns)
    .where('kind', '=', 'conductor')
    .$narrowType<{ field_meeting_id: NotNull }>();

export const conductorDuties = {
  read: (tenant: Tenant, id: number) => ofConductors(tenant).where('id', '=', id).executeTakeFirst(),

  /** In date order. */
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]) =>
    ofConductors(tenant)
      .where('field_meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  /** Duties of one person between two dates (inclusive). */
  ofPerson: (tenant: Tenant, personId: number, from: string, to: string) =>
    ofConductors(tenant)
      .where('person_id', '=', personId)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  async add(tenant: Tenant, rows: readonly ConductorDuty[]): Promise<void> {
    if (rows.length > 0)
      await tenant.db
        .insertInto('duties')
        .values(
          rows.map((row) => ({ congregation_id: tenant.congregationId, kind: 'conductor' as const, ...row })),
        )
        .execute();
  },

  async edit(tenant: Tenant, id: number, values: Omit<ConductorDuty, 'field_meeting_id'>): Promise<void> {
    await tenant.db.updateTable('duties').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tenant.db
        .deleteFrom('duties')
        .where('id', 'in', [...ids])
        .execute();
  },
};
