/** Parses the place of a group and the groups it is for. */
import { keptPlace, type MeetingPlace, wrongInPlace } from '@sheaf/rules/service/place';
import { holdGroup } from '#contexts/people/people.api';
import { servicePlaces } from '#contexts/service/service-places.store';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

interface PlaceCall {
  tenant: Tenant;
  invalid(fields: FieldCodes): never;
}

export function readPlace(
  { invalid }: PlaceCall,
  { online, location, coordinates }: MeetingPlace,
): MeetingPlace {
  const place = { online, location, coordinates };
  const wrong = wrongInPlace(place);
  return wrong ? invalid({ [wrong.field]: [wrong.code] }) : keptPlace(place);
}

/** Stores the place under the label of the form (SERVICE-O4). */
export async function rememberPlace(
  tenant: Tenant,
  label: string | null,
  { online, location, coordinates }: MeetingPlace,
): Promise<void> {
  if (!online && label !== null) await servicePlaces.save(tenant, { label, location, coordinates });
}

/** Distinct groups, locked against deletion until the transaction ends. */
export async function readInvited(
  { tenant, invalid }: PlaceCall,
  groups: readonly number[],
  field: 'groups' | 'group_id' = 'groups',
): Promise<number[]> {
  const ids = [...new Set(groups)].sort((one, other) => one - other);
  for (const id of ids) if (!(await holdGroup(tenant, id))) invalid({ [field]: ['no-such-group'] });
  return ids;
}
