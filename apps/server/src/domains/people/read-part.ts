import type { people } from '@sheaf/contract/people';
import { presentPart } from '#domains/people/present-part';
import type { Handler } from '#platform/handle';

export const readPart = ({ tenant, params }: Handler<typeof people.readPart>) =>
  presentPart(tenant, params.part);
