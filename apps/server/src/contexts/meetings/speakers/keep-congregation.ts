import {
  type CongregationValues,
  type ContactValues,
  directory,
} from '#contexts/meetings/speakers/directory.store';
import { wrongPlace } from '#contexts/meetings/speakers/read-place';
import { allRegions } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

type Values = Omit<CongregationValues, 'circuit' | 'lang' | 'timezone_id'> &
  Pick<ContactValues, 'contact_email'>;

/** Country of the region if none is given. */
async function countryOf(tenant: Tenant, { country_id, region_id }: Values): Promise<number | null> {
  if (country_id !== null || region_id === null) return country_id;
  return (await allRegions(tenant)).find(({ id }) => id === region_id)?.country_id ?? null;
}

/** Adds a manual entry for a congregation outside the installation. */
export async function keepCongregation(
  tenant: Tenant,
  given: Values,
): Promise<{ id: number } | { wrong: FieldCodes }> {
  const values = { ...given, country_id: await countryOf(tenant, given) };
  const wrong = await wrongPlace(tenant, values);
  if (wrong) return { wrong };
  return { id: await directory.add(tenant, { ...values, circuit: null, lang: null, timezone_id: null }) };
}
