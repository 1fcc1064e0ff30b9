/** PDF of an invoice with its lines, total and due date (ACCOUNT-C2). */
import { paymentReference } from '@sheaf/rules/messaging/billing/bank-payment';
import { type InvoiceLine, invoiceName } from '@sheaf/rules/messaging/billing/invoice';
import type { InvoiceRow } from '#contexts/messaging/billing/invoices.store';
import { spokenMonth } from '#contexts/messaging/billing/spoken-month';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';
import { writtenMoney } from '#platform/written-money';

const body = `
#heading-of(data.title, data.issued)
#block(below: 8mm)[
  #data.labels.to \\
  #strong(data.congregation) \\
  #if data.person != none [#data.person]
]
#table-of((1fr, auto), (data.labels.what, align(end, data.labels.amount)),
  data.lines.map(line => (line.what, align(end, line.amount))),
  data.labels.what)
#v(3mm)
#grid(columns: (1fr, auto), row-gutter: 3mm, inset: (x: 3pt), align: (start, end),
  strong(data.labels.total), strong(data.total),
  data.labels.state, data.state,
)
#if data.bank.len() > 0 [
  #v(8mm)
  #strong(data.labels.bank) \\
  #data.bank.join(linebreak()) \\
  #data.labels.reference
]
`;

export interface InvoiceHead {
  congregation: string;
  lang: string;
  congregationId: number;
  currency: string;
  /** Lines on how to pay without a card (ACCOUNT-R19). */
  paymentDetails: readonly string[];
  /** Name of the person in charge of the account. */
  person: string | null;
  /** Date of payment in the time zone of the congregation. */
  paidOn: string | null;
}

export function invoicePaper(invoice: InvoiceRow, head: InvoiceHead): Paper {
  const { lang, currency, congregation, congregationId, person, paidOn } = head;
  const bank = paidOn ? [] : [...head.paymentDetails];
  const phrase = (key: string, values?: Record<string, string>): string =>
    say(lang, `billing:paper.${key}`, values);
  const money = (cents: number): string => writtenMoney(cents, lang, currency);
  const month = invoice.month === null ? '' : spokenMonth(invoice.month.slice(0, 7), lang);
  const whatOf = (line: InvoiceLine): string =>
    say(lang, `billing:paper.line.${line.what}`, {
      month,
      count: line.what === 'texts' ? line.texts : 0,
    });
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase('title', { number: invoiceName(invoice.number) }),
      issued: phrase('issued', { day: paperDate(lang, invoice.issued_on) }),
      person,
      labels: {
        to: phrase('to'),
        what: phrase('what'),
        amount: phrase('amount'),
        total: phrase('total'),
        state: phrase(paidOn ? 'paid' : 'due'),
        bank: phrase('bank'),
        reference: phrase('reference', { reference: paymentReference(congregationId, invoice.number) }),
      },
      lines: (invoice.lines as InvoiceLine[]).map((line) => ({
        what: whatOf(line),
        amount: money(line.cents),
      })),
      bank,
      total: money(invoice.total_cents),
      state: paperDate(lang, paidOn ?? invoice.due_on),
    },
  };
}
