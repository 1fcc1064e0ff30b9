import { carts } from '@sheaf/contract/carts/carts';
import type { ReplyOf } from '@sheaf/contract/operation';
import { type PlantTexts, textsFor } from '#platform/testing/plant-texts';

/** Words in the names of locations; those of a report are planted once a shift is over. */
export const plantTexts: PlantTexts = async (done, planted) => {
  const { id } = await done<ReplyOf<typeof carts.addLocation>>(carts.addLocation, {
    body: textsFor(carts.addLocation, planted),
  });
  await done(carts.addBlock, {
    body: { cart_location_id: id, day: 1, start_time: '08:00', end_time: '10:00' },
  });
};
