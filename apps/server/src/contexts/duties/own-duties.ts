/** Duties of a person from all domains. */
import type { Tenant } from '#platform/database/tenant';
import type { OwnDutiesQuery, OwnDuty } from '#platform/own-duty-source';
import type { Registry } from '#platform/registry';

/** In time order. */
export async function readOwnDuties(
  tenant: Tenant,
  { ownDuties }: Pick<Registry, 'ownDuties'>,
  asked: OwnDutiesQuery,
): Promise<OwnDuty[]> {
  const found: OwnDuty[] = [];
  for (const source of ownDuties) found.push(...(await source(tenant, asked)));
  return found.sort(
    (one, other) =>
      one.date.localeCompare(other.date) || one.starts_at.localeCompare(other.starts_at) || one.id - other.id,
  );
}
