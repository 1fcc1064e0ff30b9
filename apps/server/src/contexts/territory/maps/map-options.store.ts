/** Queries on the maps that a person may request, compared with their rules by a test. */
import { codesOfTypes, isOpenType } from '@sheaf/rules/territory/maps/map-type';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const requestableTypes = codesOfTypes((type) => !isOpenType(type));

export const options = {
  /** Unlocked, unassigned maps of types with a holder, with the data for the choice (MAPS-O2). */
  unassigned: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('maps')
      .leftJoin('suburb_names as place', (join) =>
        join
          .onRef('place.congregation_id', '=', 'maps.congregation_id')
          .onRef('place.id', '=', 'maps.suburb_id'),
      )
      .select([
        'maps.id',
        'maps.number',
        'maps.name',
        'place.suburb',
        'maps.type_id',
        'maps.last_completed',
        'maps.order',
      ])
      .select(
        sql<boolean>`exists (select 1 from map_assignments a join map_assignment_holders h
            on h.congregation_id = a.congregation_id and h.assignment_id = a.id
          where a.congregation_id = maps.congregation_id and a.map_id = maps.id and h.person_id = ${personId} and a.completed
            and a.id = (select id from map_assignments l where l.congregation_id = maps.congregation_id and l.map_id = maps.id
              and l.completed order by l.returned_at desc nulls last, l.id desc limit 1))`.as(
          'completed_by_same',
        ),
      )
      .where('maps.deleted_at', 'is', null)
      .where('maps.locked', '=', false)
      .where('maps.type_id', 'in', requestableTypes)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('map_assignments')
              .select('map_assignments.id')
              .whereRef('map_assignments.congregation_id', '=', 'maps.congregation_id')
              .whereRef('map_assignments.map_id', '=', 'maps.id')
              .where('map_assignments.returned_at', 'is', null),
          ),
        ),
      )
      .execute(),

  /** Start of the person's open, not personal assignments. */
  heldSince: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('map_assignment_holders as holder')
      .innerJoin('map_assignments as assignment', (join) =>
        join
          .onRef('assignment.congregation_id', '=', 'holder.congregation_id')
          .onRef('assignment.id', '=', 'holder.assignment_id'),
      )
      .select('assignment.assigned_at')
      .where('holder.person_id', '=', personId)
      .where('holder.returned_at', 'is', null)
      .where('assignment.personal', '=', false)
      .execute(),
};
