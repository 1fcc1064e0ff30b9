import type { carts } from '@sheaf/contract/carts/carts';
import { cartReportsDue } from '#contexts/carts/cart-reports-due';
import type { Handler } from '#platform/handle';

/** CARTS-O5. */
export const listDueReports = ({ tenant, actor, now }: Handler<typeof carts.listDueReports>) =>
  cartReportsDue(tenant, actor.personId, now);
