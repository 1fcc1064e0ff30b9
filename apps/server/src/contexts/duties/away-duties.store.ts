/** Queries on the duties of talks elsewhere: one for each talk, even without a speaker. */
import { type NotNull, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface AwayDuty {
  week: string;
  on_date: string;
  starts_at: string;
  ends_at: string;
  person_id: number | null;
}

const ofAwayTalks = (tenant: Tenant) =>
  tenant.db
    .selectFrom('duties')
    .select(['id', 'away_talk_id', 'person_id', 'acknowledged', 'said', 'answered_as', 'cannot_at'])
    .where('kind', '=', 'away-talk')
    .$narrowType<{ away_talk_id: NotNull }>();

export const awayDuties = {
  ofTalks: (tenant: Tenant, talkIds: readonly number[]) =>
    ofAwayTalks(tenant)
      .where('away_talk_id', '=', sql<number>`any (${[...talkIds]}::bigint[])`)
      .execute(),

  read: (tenant: Tenant, id: number) => ofAwayTalks(tenant).where('id', '=', id).executeTakeFirst(),

  /** Duties of one person between two dates (inclusive), in local time of the own congregation. */
  ofPerson: (tenant: Tenant, personId: number, from: string, to: string) =>
    ofAwayTalks(tenant)
      .select(['on_date', 'starts_at', 'ends_at'])
      .where('person_id', '=', personId)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  async add(tenant: Tenant, talkId: number, values: AwayDuty): Promise<void> {
    await tenant.db
      .insertInto('duties')
      .values({
        congregation_id: tenant.congregationId,
        kind: 'away-talk',
        away_talk_id: talkId,
        ...values,
      })
      .execute();
  },

  async edit(tenant: Tenant, talkId: number, values: Partial<AwayDuty>): Promise<void> {
    await tenant.db.updateTable('duties').set(values).where('away_talk_id', '=', talkId).execute();
  },
};
