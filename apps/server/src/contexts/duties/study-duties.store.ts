/** Queries on the place of the Watchtower study conductor, whom the settings name. */
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const studyDuties = {
  /**
   * Assigns the studies of these meetings if they are open or belong to the previous conductor; a person who
   * reads there stays reader.
   */
  async seat(
    tenant: Tenant,
    meetingIds: readonly number[],
    { before, after }: { before: number | null; after: number | null },
  ): Promise<void> {
    await sql`
      update duties d set person_id = ${after}
      where d.congregation_id = ${tenant.congregationId} and d.meeting_id = any (${[...meetingIds]}::bigint[]) and d.kind = 'part'
        and d.qualification = ${meetingParts.encode('study-conductor')}
        and (d.person_id is null or d.person_id = ${before}) and d.person_id is distinct from ${after}
        and not exists (select from duties o where o.congregation_id = d.congregation_id and o.meeting_id = d.meeting_id
          and o.part_id = d.part_id and o.person_id = ${after})`.execute(tenant.db);
  },
};
