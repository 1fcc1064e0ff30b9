import type { people as operations } from '@sheaf/contract/people/people/people';
import { currentChange } from '#contexts/journal/journal.api';
import { setCartApproval } from '#contexts/people/people/cart-people.store';
import { clearCommitments } from '#contexts/people/people/clear-commitments';
import { people } from '#contexts/people/people/people.store';
import { person } from '#contexts/people/people/person.store';
import { presentPerson } from '#contexts/people/people/present-person';
import { lockGrants } from '#contexts/people/roles/roles.api';
import type { Handler } from '#platform/handle';

/** USERS-X17, USERS-X18: withdrawing the approval clears duties at carts. */
export async function approveForCarts(call: Handler<typeof operations.approveForCarts>) {
  const { tenant, params, body, now, platform } = call;
  const grants = body.approved ? undefined : await lockGrants(tenant);
  const row = await person.lock(tenant, params.id);
  if (!row) return call.missing();
  const was = (await person.read(tenant, row.id))!;
  await setCartApproval(tenant, row.id, body.approved);
  const ends = was.cart && grants !== undefined;
  if (ends) await clearCommitments({ tenant, grants, now, platform }, was, 'carts');
  const [saved] = (await people.list(tenant, [row.id])).map(presentPerson);
  return ends ? { ...saved!, change_id: await currentChange(tenant) } : saved!;
}
