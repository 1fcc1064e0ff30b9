import type { carts } from '@sheaf/contract/carts/carts';
import { confirmedPartners } from '#contexts/meetings/meetings.api';
import type { Handler } from '#platform/handle';

/** Lists the congregations that a cart can be shared with. */
export const listSharePartners = ({ tenant }: Handler<typeof carts.listSharePartners>) =>
  confirmedPartners(tenant);
