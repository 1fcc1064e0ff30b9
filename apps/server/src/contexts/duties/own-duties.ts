/** The duties of a person, whatever domain they come from. */
import type { Tenant } from '#platform/database/tenant';
import type { OwnDutiesQuery, OwnDuty } from '#platform/own-duty-source';
import type { Registry } from '#platform/registry';

/** By the time of each. */
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
