import type { people } from '@sheaf/contract/people/people/people';
import { presentPart } from '#contexts/people/people/present-part';
import type { Handler } from '#platform/handle';

export const readPart = async ({ tenant, params }: Handler<typeof people.readPart>) => ({
  part: await presentPart(tenant, params.part),
});
