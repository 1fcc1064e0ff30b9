import type { reports as operations } from '@sheaf/contract/reports/reports';
import { carried } from '#contexts/reports/carried-totals.store';
import type { Handler } from '#platform/handle';

/** REPORTS-R22. */
export const listCarriedTotals = ({ tenant }: Handler<typeof operations.listCarriedTotals>) =>
  carried.list(tenant);
