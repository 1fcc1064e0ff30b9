import type { carts } from '@sheaf/contract/carts/carts';
import { confirmedPartners } from '#contexts/meetings/speakers/speakers.public-api';
import type { Handler } from '#platform/handle';

/** With whom a cart can be shared. */
export const listSharePartners = ({ tenant }: Handler<typeof carts.listSharePartners>) =>
  confirmedPartners(tenant);
