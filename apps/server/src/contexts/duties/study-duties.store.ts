/** Queries on the place of the conductor of the Watchtower study, who stands in the settings. */
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const studyDuties = {
  /** Gives the studies of these meetings to a person where nobody has them, or the one of before; who reads there keeps reading. */
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
