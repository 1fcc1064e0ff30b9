/**
 * Issues the invoice of the past month every night, once, if the month left a negative balance (ACCOUNT-O2).
 */
import { daysToPay, linesOf, owedCents } from '@sheaf/rules/messaging/billing/invoice';
import { monthAt, monthBegins, monthsAfter } from '@sheaf/rules/messaging/billing/month-span';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import { invoices, type NewInvoice } from '#contexts/messaging/billing/invoices.store';
import { issueInvoice } from '#contexts/messaging/billing/issue-invoice';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform, NightlyJob } from '#platform/jobs/nightly';
import { balances } from '#platform/outbox/balance.store';
import { costsOfNight, ledger } from '#platform/outbox/ledger.store';

/** Locks the account, which serialises simultaneous runs and payments. */
async function issue(tenant: Tenant, now: Date, { settings }: JobPlatform): Promise<boolean> {
  const { zone } = await readLetterhead(tenant);
  const thisMonth = monthAt(zone, now.getTime());
  const month = monthsAfter(thisMonth, -1);
  await balances.lock(tenant);
  if (await invoices.hasMonth(tenant, `${month}-01`)) return false;
  const ended = monthBegins(thisMonth, zone);
  const asked = (await invoices.unpaid(tenant))
    .filter(({ kind }) => kind === 'costs')
    .reduce((sum, { rest }) => sum + rest, 0);
  const { balance, paidSince } = await ledger.standAt(tenant, ended);
  const cents = owedCents({ balance, asked, paidSince });
  if (cents === 0) return false;
  const spent = (await ledger.spentByMonth(tenant, zone)).find((one) => one.month === month);
  const today = todayIn(zone, now.getTime());
  const owed: NewInvoice = {
    kind: 'costs',
    month: `${month}-01`,
    issuedAt: now,
    issuedOn: today,
    dueOn: addDays(today, daysToPay),
    cents,
    lines: linesOf(cents, { texts: Math.max(0, spent?.texts ?? 0), cents: spent?.cents ?? 0 }),
  };
  await issueInvoice(tenant, owed, settings);
  return true;
}

export const billingNightly: NightlyJob = {
  name: 'invoices',
  onlyWith: costsOfNight,
  run: async (tenant, now, platform) => ({ invoices: (await issue(tenant, now, platform)) ? 1 : 0 }),
};
