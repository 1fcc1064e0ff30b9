import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { balanceHint } from '@sheaf/rules/messaging/billing/balance-hint';
import { monthAt, monthBegins, monthsAfter } from '@sheaf/rules/messaging/billing/month-span';
import { overdraftCents } from '@sheaf/rules/messaging/messages/plan-sending';
import { accountPerson } from '#contexts/messaging/billing/account-person.store';
import { readCongregationRow } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';
import { ledger } from '#platform/outbox/ledger.store';

/** Past months in the average, without the current one. */
const monthsLookedBack = 3;

export async function readAccount({ tenant, now, platform }: Handler<typeof operations.readAccount>) {
  const { timezone_id: zone, accounts_pub: personId } = await readCongregationRow(tenant);
  const month = monthAt(zone, now.getTime());
  const balance = await balances.read(tenant);
  const causes = await ledger.spentByCause(tenant, monthBegins(month, zone));
  const before = new Map((await ledger.spentByMonth(tenant, zone)).map((one) => [one.month, one.cents]));
  const spent = Array.from({ length: monthsLookedBack }, (_, back) =>
    Math.max(0, before.get(monthsAfter(month, -1 - back)) ?? 0),
  );
  return {
    balance,
    cards: platform.cards !== undefined,
    payment_details: [...platform.settings.paymentDetails],
    overdraft: overdraftCents,
    hint: balanceHint(balance, spent),
    spent: { month, cents: causes.reduce((sum, { cents }) => sum + cents, 0), causes },
    accounts_pub: await accountPerson.read(tenant, personId),
  };
}
