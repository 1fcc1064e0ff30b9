import type { people as operations } from '@sheaf/contract/people/people/people';
import { mayTouchPartners } from '@sheaf/rules/people/people/profile';
import { people } from '#contexts/people/people/people.store';
import { person } from '#contexts/people/people/person.store';
import { presentPerson } from '#contexts/people/people/present-person';
import type { Handler } from '#platform/handle';

/** CARTS-C10. */
export async function listCartPartners(call: Handler<typeof operations.listCartPartners>) {
  const { tenant, actor, params } = call;
  if (!mayTouchPartners(actor, params.id, 'settings.users')) return call.refuse('partners-not-yours');
  if (!(await person.read(tenant, params.id))) return call.missing();
  return (await people.partnersOf(tenant, params.id)).map(presentPerson);
}
