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
  #data.words.to \\
  #strong(data.congregation) \\
  #if data.person != none [#data.person]
]
#table-of((1fr, auto), (data.words.what, align(end, data.words.amount)),
  data.lines.map(line => (line.what, align(end, line.amount))),
  data.words.what)
#v(3mm)
#grid(columns: (1fr, auto), row-gutter: 3mm, inset: (x: 3pt), align: (start, end),
  strong(data.words.total), strong(data.total),
  data.words.state, data.state,
)
#if data.bank.len() > 0 [
  #v(8mm)
  #strong(data.words.bank) \\
  #data.bank.join(linebreak()) \\
  #data.words.reference
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
  const words = (key: string, values?: Record<string, string>): string =>
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
      title: words('title', { number: invoiceName(invoice.number) }),
      issued: words('issued', { day: paperDate(lang, invoice.issued_on) }),
      person,
      words: {
        to: words('to'),
        what: words('what'),
        amount: words('amount'),
        total: words('total'),
        state: words(paidOn ? 'paid' : 'due'),
        bank: words('bank'),
        reference: words('reference', { reference: paymentReference(congregationId, invoice.number) }),
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
