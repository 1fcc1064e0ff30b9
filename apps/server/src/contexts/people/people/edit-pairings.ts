/** Cart partners and prepared talks of a person's form (USERS-D1). */
import { hasTalks, mayBePartner } from '@sheaf/rules/people/people/profile';
import { profile } from '#contexts/people/people/profile.store';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

interface Pairings {
  cart_partners?: number[] | undefined;
  public_talk_outlines?: number[] | undefined;
}

interface Person {
  id: number;
  appointment: string;
  cart_partners: readonly number[];
}

const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** Errors by field; an existing partner who became inactive may remain. */
export async function wrongInPairings(
  tenant: Tenant,
  person: Person,
  { cart_partners = [], public_talk_outlines = [] }: Pairings,
): Promise<FieldCodes> {
  const known = await profile.known(tenant, sorted(cart_partners));
  const fits = known.every(
    (other) => person.cart_partners.includes(other.id) || mayBePartner(other, person.id),
  );
  return {
    ...((known.length < sorted(cart_partners).length || !fits) && { cart_partners: ['no-such-person'] }),
    ...(public_talk_outlines.length > 0 &&
      !hasTalks(person.appointment) && { public_talk_outlines: ['not-valid'] }),
  };
}

export async function savePairings(tenant: Tenant, id: number, given: Pairings): Promise<void> {
  if (given.cart_partners) await profile.setPartners(tenant, id, [...new Set(given.cart_partners)]);
  if (given.public_talk_outlines) await profile.setOutlines(tenant, id, sorted(given.public_talk_outlines));
}
