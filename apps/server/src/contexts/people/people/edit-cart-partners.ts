import type { people } from '@sheaf/contract/people/people/people';
import { mayBePartner } from '@sheaf/rules/people/people/profile';
import { person } from '#contexts/people/people/person.store';
import { presentProfile } from '#contexts/people/people/present-profile';
import { profile } from '#contexts/people/people/profile.store';
import type { Handler } from '#platform/handle';

/** USERS-C5: an existing partner who became inactive may remain, but cannot be added. */
export async function editCartPartners(call: Handler<typeof people.editCartPartners>) {
  const { tenant, actor, body } = call;
  const row = await person.lock(tenant, actor.personId);
  const before = row && (await presentProfile(call, row.id));
  if (!before) return call.missing();
  const wanted = [...new Set(body.partners)];
  const known = await profile.known(tenant, wanted);
  const fits = known.every(
    (other) => before.cart_partners.includes(other.id) || mayBePartner(other, before.id),
  );
  if (known.length < wanted.length || !fits) return call.invalid({ partners: ['no-such-person'] });
  await profile.setPartners(tenant, before.id, wanted);
  return (await presentProfile(call, before.id))!;
}
