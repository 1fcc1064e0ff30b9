import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { holders } from '#contexts/territory/maps/holders.store';
import type { Handler } from '#platform/handle';

/** ASSIGN-X1. */
export async function listLastReturns({ tenant }: Handler<typeof operations.listLastReturns>) {
  const rows = await holders.lastReturns(tenant);
  return rows.map(({ person_id, number, returned_at }) => ({
    user: person_id!,
    number,
    returned_at: returned_at!.toISOString(),
  }));
}
