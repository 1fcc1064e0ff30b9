/** Composes the mail for an issued invoice: amount, due date, payment details and link (ACCOUNT-O1). */
import { paymentReference } from '@sheaf/rules/messaging/billing/bank-payment';
import { invoiceName } from '@sheaf/rules/messaging/billing/invoice';
import type { InvoiceRow } from '#contexts/messaging/billing/invoices.store';
import { paperDate } from '#platform/documents/paper-dates';
import { type Mail, mail } from '#platform/mail/mail';
import type { Settings } from '#platform/platform';
import { sayPlain } from '#platform/texts';
import { writtenMoney } from '#platform/written-money';

export interface Addressee {
  lang: string;
  firstName: string;
  congregation: string;
  congregationId: number;
}

export function invoiceMail(
  invoice: InvoiceRow,
  { lang, firstName, congregation, congregationId }: Addressee,
  { address, currency, paymentDetails }: Pick<Settings, 'address' | 'currency' | 'paymentDetails'>,
): Mail {
  const values = {
    congregation,
    first_name: firstName,
    number: invoiceName(invoice.number),
    amount: writtenMoney(invoice.total_cents, lang, currency),
    day: paperDate(lang, invoice.due_on),
    reference: paymentReference(congregationId, invoice.number),
  };
  const phrase = (key: string): string => sayPlain(lang, `billing:mail.${key}`, values);
  return mail(phrase('subject'), [
    phrase('text'),
    ...(paymentDetails.length > 0
      ? [{ lines: [phrase('bank'), ...paymentDetails, phrase('reference')] }]
      : []),
    { label: phrase('open'), link: `${address}/settings/credits/` },
  ]);
}
