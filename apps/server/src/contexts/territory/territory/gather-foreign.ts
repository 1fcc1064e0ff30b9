/**
 * Moves foreign addresses to the map of their language after maps were added, deleted or changed their
 * language (ADDR-O11).
 */
import { joinList, leaveList } from '#contexts/territory/addresses/addresses.api';
import { foreignAddresses } from '#contexts/territory/territory/foreign.store';
import type { Tenant } from '#platform/database/tenant';

export async function gatherForeign(tenant: Tenant, now: Date): Promise<number> {
  const moved = await foreignAddresses.gather(tenant);
  await leaveList(
    tenant,
    moved.flatMap(({ id, from }) => (from === null ? [] : [{ id, from }])),
  );
  await joinList(
    tenant,
    'foreign',
    moved.map(({ id }) => id),
    now,
  );
  return moved.length;
}
