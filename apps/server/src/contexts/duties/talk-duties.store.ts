/** Queries on the place of the public talk in a programme; the talks domain decides who has it. */
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { type NotNull, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const ofTalks = (tenant: Tenant, meetingIds: readonly number[]) =>
  tenant.db
    .selectFrom('duties')
    .select(['id', 'meeting_id', 'part_id', 'person_id', 'on_date', 'starts_at', 'ends_at', 'cannot_at'])
    .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
    .where('qualification', '=', meetingParts.encode('local-talk'))
    .where('kind', '=', 'part')
    .$narrowType<{ meeting_id: NotNull }>()
    .orderBy('id');

export const talkDuties = {
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]) => ofTalks(tenant, meetingIds).execute(),

  /** In id order. */
  lock: (tenant: Tenant, meetingIds: readonly number[]) => ofTalks(tenant, meetingIds).forUpdate().execute(),

  /** Null for a speaker of another congregation. */
  async fill(tenant: Tenant, id: number, personId: number | null): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ person_id: personId })
      .where('id', '=', id)
      .where('person_id', 'is distinct from', personId)
      .execute();
  },
};
