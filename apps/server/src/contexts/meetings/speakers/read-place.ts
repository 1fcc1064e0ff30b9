import type { CongregationValues } from '#contexts/meetings/speakers/directory.store';
import { allCountries, allRegions } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

type Place = Pick<CongregationValues, 'country_id' | 'region_id'>;

/** Errors of country and region by field; null if valid. */
export async function wrongPlace(tenant: Tenant, place: Place): Promise<FieldCodes | null> {
  const { country_id: country, region_id: region } = place;
  if (country !== null && !(await allCountries(tenant)).some(({ id }) => id === country))
    return { country_id: ['no-such-country'] };
  if (region === null) return null;
  const found = (await allRegions(tenant)).find(({ id }) => id === region);
  if (!found) return { region_id: ['no-such-region'] };
  return found.country_id === country ? null : { region_id: ['region-elsewhere'] };
}
