/** Invoices, as the journal tells them; nothing of the account is taken back from there. */
import type { JournalEntity } from '../journal/journal-entity.ts';

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
} as const satisfies Record<string, JournalEntity>;
