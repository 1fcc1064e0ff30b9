/**
 * Reads the duties in programmes with names, including those of deleted people, because past assignments stay
 * on record.
 */
import { sql } from 'kysely';
import type { ProgrammeColumns } from '#contexts/duties/duties.store';
import type { Tenant } from '#platform/database/tenant';

export type NamedDuty = Awaited<ReturnType<typeof dutyNames.ofMeetings>>[number];

export const dutyNames = {
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties as d')
      .leftJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'd.congregation_id').onRef('p.id', '=', 'd.person_id'),
      )
      .select([
        'd.id',
        'd.kind',
        'd.qualification',
        'd.meeting_id',
        'd.part_id',
        'd.hall',
        'd.place',
        'd.person_id',
        'p.first_name',
        'p.last_name',
      ])
      .where('d.meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
      .where('d.qualification', 'is not', null)
      .where('d.suspended', '=', false)
      .$narrowType<ProgrammeColumns>()
      .orderBy('d.id')
      .execute(),
};
