import type { service as operations } from '@sheaf/contract/service/service';
import { withGender } from '@sheaf/rules/people/people/gender';
import { fullName, lastFirst } from '@sheaf/rules/people/people/names';
import { overseerRules } from '@sheaf/rules/service/overseers';
import { leaders } from '#contexts/service/leaders.store';
import type { Handler } from '#platform/handle';

/** Leaves out people who may lead no kind of group (SERVICE-R3, SERVICE-R9, SERVICE-R11). */
export async function listOverseers({ tenant }: Pick<Handler<typeof operations.listOverseers>, 'tenant'>) {
  const people = (await leaders.everybody(tenant)).map(withGender);
  return people
    .map((person) => ({
      id: person.id,
      full_name: fullName(person),
      last_first: lastFirst(person),
      location: overseerRules.location(person),
      special: overseerRules.special(person),
      rotation: overseerRules.rotation(person),
    }))
    .filter(({ location, special, rotation }) => location || special || rotation);
}
