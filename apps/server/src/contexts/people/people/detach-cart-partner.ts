import type { people as operations } from '@sheaf/contract/people/people/people';
import { mayTouchPartners } from '@sheaf/rules/people/people/profile';
import { people } from '#contexts/people/people/people.store';
import { person } from '#contexts/people/people/person.store';
import { presentPerson } from '#contexts/people/people/present-person';
import { profile } from '#contexts/people/people/profile.store';
import type { Handler } from '#platform/handle';

/** CARTS-C10: idempotent for people who are not partners. */
export async function detachCartPartner(call: Handler<typeof operations.detachCartPartner>) {
  const { tenant, actor, params } = call;
  if (!mayTouchPartners(actor, params.id, 'settings.users.edit')) return call.refuse('partners-not-yours');
  const locked = await person.lock(tenant, params.id);
  const row = locked && (await person.read(tenant, params.id));
  if (!row) return call.missing();
  if (row.cart_partners.includes(params.partner))
    await profile.setPartners(
      tenant,
      row.id,
      row.cart_partners.filter((id) => id !== params.partner),
    );
  return (await people.partnersOf(tenant, row.id)).map(presentPerson);
}
