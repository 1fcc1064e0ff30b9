import { foldedText } from '@sheaf/rules/text/folded-text';
import { directory } from '#contexts/meetings/speakers/directory.store';
import type { Tenant } from '#platform/database/tenant';

interface NamedCongregation {
  name: string;
  contact_name: string | null;
  contact_email: string | null;
}

const unknown = {
  country_id: null,
  region_id: null,
  suburb: null,
  postcode: null,
  address: null,
  circuit: null,
  lang: null,
  timezone_id: null,
  public_day: 0,
  public_start_time: '10:00',
};

/**
 * Adds a congregation known only by name and contact; an existing manual entry of that name stays unchanged.
 */
export async function nameCongregation(tenant: Tenant, named: NamedCongregation): Promise<number> {
  const key = foldedText(named.name);
  const here = (await directory.list(tenant)).find(({ kept, name }) => kept && foldedText(name) === key);
  return here?.id ?? directory.add(tenant, { ...unknown, ...named });
}
