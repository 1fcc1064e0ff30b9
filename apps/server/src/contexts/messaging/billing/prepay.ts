import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { centsOfAmount, mostPrepayments } from '@sheaf/rules/messaging/billing/amount';
import { daysToPay } from '@sheaf/rules/messaging/billing/invoice';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import { presentInvoice } from '#contexts/messaging/billing/account-activity';
import { invoices, type NewInvoice } from '#contexts/messaging/billing/invoices.store';
import { issueInvoice } from '#contexts/messaging/billing/issue-invoice';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

/** Issues an invoice in advance, under the lock of the account (ACCOUNT-C3). */
export async function prepay(call: Handler<typeof operations.prepay>) {
  const { tenant, actor, body, platform, now } = call;
  const cents = centsOfAmount(body.amount)!;
  const { zone } = await readLetterhead(tenant);
  const today = todayIn(zone, now.getTime());
  await balances.lock(tenant);
  const waiting = (await invoices.unpaid(tenant)).filter(({ kind }) => kind === 'prepayment');
  if (waiting.length >= mostPrepayments) return call.refuse('prepayments-unpaid');
  const asked: NewInvoice = {
    kind: 'prepayment',
    month: null,
    issuedAt: now,
    issuedOn: today,
    dueOn: addDays(today, daysToPay),
    cents,
    lines: [{ what: 'prepayment', cents }],
  };
  const invoice = await issueInvoice(tenant, asked, platform.settings);
  return presentInvoice(invoice, { lang: actor.lang, zone, now });
}
