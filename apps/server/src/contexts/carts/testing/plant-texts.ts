import { carts } from '@sheaf/contract/carts/carts';
import type { ReplyOf } from '@sheaf/contract/operation';
import { type PlantTexts, textsFor } from '#platform/testing/plant-texts';

/** Plants words in the names of locations; the words of a report follow after a shift has ended. */
export const plantTexts: PlantTexts = async (done, planted) => {
  const { id } = await done<ReplyOf<typeof carts.addLocation>>(carts.addLocation, {
    body: textsFor(carts.addLocation, planted),
  });
  await done(carts.addBlock, {
    body: { cart_location_id: id, day: 1, start_time: '08:00', end_time: '10:00' },
  });
};
