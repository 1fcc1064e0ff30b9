import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { activityOf } from '@sheaf/rules/messaging/billing/activity';
import { invoiceFile } from '@sheaf/rules/messaging/billing/invoice';
import { todayIn } from '@sheaf/rules/time/today-in';
import { accountPerson } from '#contexts/messaging/billing/account-person.store';
import { invoicePaper } from '#contexts/messaging/billing/invoice.document';
import { invoices } from '#contexts/messaging/billing/invoices.store';
import { readCongregationRow } from '#contexts/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** 404 for another congregation's invoice, and for a line that is no invoice (ACCOUNT-C2). */
export async function downloadInvoice(call: Handler<typeof operations.downloadInvoice>) {
  const { tenant, params, platform } = call;
  const line = activityOf(params.invoice);
  const invoice = line?.source === 'invoice' ? await invoices.read(tenant, line.row) : undefined;
  if (!invoice) return call.missing();
  const { name, lang, timezone_id: zone, accounts_pub } = await readCongregationRow(tenant);
  const paper = invoicePaper(invoice, {
    congregation: name,
    lang,
    congregationId: tenant.congregationId,
    currency: platform.settings.currency,
    paymentDetails: platform.settings.paymentDetails,
    person: (await accountPerson.read(tenant, accounts_pub))?.full_name ?? null,
    paidOn: invoice.paid_at && todayIn(zone, invoice.paid_at.getTime()),
  });
  return pdfReply(call, paper, invoiceFile(invoice.number));
}
