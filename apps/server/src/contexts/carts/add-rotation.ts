import type { carts } from '@sheaf/contract/carts/carts';
import { cartRotations, rotationPeople } from '#contexts/carts/cart-rotations.store';
import { fillRotations } from '#contexts/carts/fill-rotations';
import { presentRotations } from '#contexts/carts/present-rotation';
import { readRotation } from '#contexts/carts/read-rotation';
import type { Handler } from '#platform/handle';

/** CARTS-C9, CARTS-O2. */
export async function addRotation(call: Handler<typeof carts.addRotation>) {
  const { tenant, body, now } = call;
  const row = await cartRotations.add(tenant, await readRotation(call));
  await rotationPeople.set(tenant, row.id, body.users);
  await fillRotations(tenant, now, row);
  return (await presentRotations(tenant, [row], now))[0]!;
}
