import type { people as operations } from '@sheaf/contract/people/people';
import { setCartApproval } from '#domains/people/cart-people.store';
import { people } from '#domains/people/people.store';
import { presentPerson } from '#domains/people/present-person';
import type { Handler } from '#platform/handle';

/** USERS-X17: what they are booked for already stays. */
export async function approveForCarts(call: Handler<typeof operations.approveForCarts>) {
  const { tenant, params, body } = call;
  await setCartApproval(tenant, params.id, body.approved);
  const [now] = await people.list(tenant, [params.id]);
  return now ? presentPerson(now) : call.missing();
}
