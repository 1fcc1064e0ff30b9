/** Invoices and card payments in the journal; their changes are never reverted there. */
import { type JournalEntity, labelsOf } from '../../journal/journal-entity.ts';

export const billingEntities = {
  invoices: {
    name: 'invoice',
    read: 'settings.account',
    label: ['number'],
    fields: {
      number: 'text',
      month: 'date',
      issued_on: 'date',
      due_on: 'date',
      total_cents: 'text',
      paid_cents: 'text',
      paid_at: 'instant',
    },
  },
  card_payments: {
    name: 'card-payment',
    read: 'settings.account',
    label: ['cents'],
    fields: {
      cents: 'text',
      fee_cents: 'text',
      state: labelsOf('billing:cardState.'),
      refunded_cents: 'text',
      reported_cents: 'text',
      reported_currency: 'text',
      paid_at: 'instant',
    },
  },
  bank_payments: {
    name: 'bank-payment',
    read: 'settings.account',
    label: ['reference'],
    fields: {
      reference: 'text',
      cents: 'text',
      received_on: 'date',
      undone_at: 'instant',
    },
  },
} as const satisfies Record<string, JournalEntity>;
