/** Books the shifts of rotations every night, as far ahead as the congregation books (CARTS-O2). */
import { rotationsOfNight } from '#contexts/carts/cart-rotations.store';
import { fillRotations } from '#contexts/carts/fill-rotations';
import type { NightlyJob } from '#platform/jobs/nightly';

export const cartsNightly: NightlyJob = {
  name: 'carts',
  onlyWith: rotationsOfNight,
  run: async (tenant, now) => {
    const { booked, open } = await fillRotations(tenant, now);
    return { cart_shifts: booked, open_cart_shifts: open };
  },
};
