import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOfAmount, isAmount } from './amount.ts';
import { invoiceFile, invoiceState, linesOf, owedCents, settle, type UnpaidInvoice } from './invoice.ts';

const cents = fc.integer({ min: -500_000, max: 500_000 });
const some = fc.integer({ min: 0, max: 500_000 });
const unpaid: fc.Arbitrary<UnpaidInvoice[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    kind: fc.constantFrom('costs' as const, 'prepayment' as const),
    rest: fc.integer({ min: 1, max: 20_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

it('ACCOUNT-O2 invoices debt once: no invoice and no payment is counted twice', () => {
  fc.assert(
    fc.property(cents, some, some, (balance, asked, paidSince) => {
      const owed = owedCents({ balance, asked, paidSince });
      expect(owed).toBeGreaterThanOrEqual(0);
      if (owed > 0) expect(owed + asked + paidSince).toBe(-balance);
      else expect(-balance).toBeLessThanOrEqual(asked + paidSince);
    }),
  );
  expect(owedCents({ balance: -1820, asked: 0, paidSince: 0 })).toBe(1820);
  expect(owedCents({ balance: 5, asked: 0, paidSince: 0 })).toBe(0);
  expect(owedCents({ balance: -1820, asked: 0, paidSince: -300 })).toBe(1820);
});

it('ACCOUNT-R9 the lines of an invoice add up to its total', () => {
  fc.assert(
    fc.property(some, cents, some, (total, spent, texts) => {
      const lines = linesOf(total, { texts, cents: spent });
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(total);
      expect(lines.every((line) => line.cents !== 0)).toBe(true);
    }),
  );
});

it('ACCOUNT-R10 payments settle costs before prepayments, and older invoices first', () => {
  fc.assert(
    fc.property(cents, unpaid, (came, invoices) => {
      const settled = settle(came, invoices);
      const rests = new Map(invoices.map((invoice) => [invoice.id, invoice]));
      const sum = settled.reduce((all, one) => all + one.cents, 0);
      const asked = invoices.reduce((all, one) => all + one.rest, 0);
      expect(sum).toBe(Math.min(Math.max(0, came), asked));
      for (const { id, cents: part } of settled) expect(part).toBeLessThanOrEqual(rests.get(id)!.rest);
      // No invoice is partly settled while an earlier one is unsettled.
      for (const { id } of settled) {
        const mine = rests.get(id)!;
        for (const other of invoices) {
          const first =
            (other.kind === 'costs' && mine.kind !== 'costs') || (other.kind === mine.kind && other.id < id);
          if (first) expect(settled).toContainEqual({ id: other.id, cents: other.rest });
        }
      }
    }),
  );
});

it('ACCOUNT-R1 an invoice is issued until the end of its due date, then overdue, and paid once it is paid', () => {
  const due = { paid: false, dueOn: '2026-11-15' };
  expect(invoiceState(due, '2026-11-01')).toBe('issued');
  expect(invoiceState(due, '2026-11-15')).toBe('issued');
  expect(invoiceState(due, '2026-11-16')).toBe('overdue');
  expect(invoiceState({ ...due, paid: true }, '2026-12-16')).toBe('paid');
});

it('ACCOUNT-O3 the file name has five digits', () => {
  expect(invoiceFile(12)).toBe('Invoice-00012.pdf');
  expect(invoiceFile(99_999)).toBe('Invoice-99999.pdf');
});

it('ACCOUNT-O4 an amount is a whole number of cents between 5.00 and 5,000.00', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (whole) => {
      expect(centsOfAmount(whole / 100)).toBe(whole);
      expect(isAmount(whole)).toBe(whole >= 500 && whole <= 500_000);
    }),
  );
  for (const wrong of [5.001, 1e-7, 0.1 + 0.2 + 1e-3, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect(centsOfAmount(wrong)).toBeNull();
  expect(isAmount(500.5)).toBe(false);
});
