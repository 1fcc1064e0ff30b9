/** Queries on the places that forms offer. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

interface PlaceValues {
  label: string;
  location: string;
  coordinates: string | null;
}

export const servicePlaces = {
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('service_places')
      .select(['id', 'label', 'location', 'coordinates'])
      .orderBy('label')
      .orderBy('id')
      .execute(),

  /** Replaces a place with the same label, compared without case. */
  async save(tenant: Tenant, { label, location, coordinates }: PlaceValues): Promise<void> {
    await sql`insert into service_places (congregation_id, label, location, coordinates)
      values (${tenant.congregationId}, ${label}, ${location}, ${coordinates})
      on conflict (congregation_id, lower(label)) do update
      set location = excluded.location, coordinates = excluded.coordinates
      where (service_places.location, service_places.coordinates) is distinct from (excluded.location, excluded.coordinates)`.execute(
      tenant.db,
    );
  },
};
