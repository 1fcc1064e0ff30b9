import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import type { Handler } from '#platform/handle';

/** SPKR-C15. */
export async function listDirectory({ tenant }: Handler<typeof operations.listDirectory>) {
  return (await directory.list(tenant)).map((row) => ({
    id: row.id,
    name: row.name,
    country_id: row.country_id,
    region_id: row.region_id,
    circuit: row.circuit,
    suburb: row.suburb,
    public_day: row.public_day,
    public_start_time: row.public_start_time,
    active: row.id === tenant.congregationId,
    scheduling_active: !row.kept,
    speakers: row.speakers,
  }));
}
