/** What the domain answers, one line an operation. */
import { billing } from '@sheaf/contract/billing/billing';
import { listActivity } from '#domains/billing/list-activity';
import { readAccount } from '#domains/billing/read-account';
import { readActivity } from '#domains/billing/read-activity';
import { handle } from '#platform/handle';

export const billingRoutes = [
  handle(billing.readAccount, readAccount),
  handle(billing.listActivity, listActivity),
  handle(billing.readActivity, readActivity),
];
