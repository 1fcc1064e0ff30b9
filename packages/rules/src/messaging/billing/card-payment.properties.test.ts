import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CardPayment,
  disputeOf,
  entriesBetween,
  otherAmount,
  type PaymentFacts,
  paymentAfter,
  standing,
} from './card-payment.ts';

const begun: CardPayment = { state: 'begun', cents: 10_000, refunded: 0, disputes: {}, reported: null };
const asked = { cents: 10_333, currency: 'AUD' };

const facts: fc.Arbitrary<PaymentFacts> = fc.oneof(
  fc.constant<PaymentFacts>({ paid: true }),
  fc.constant<PaymentFacts>({ cancelled: true }),
  fc.integer({ min: 0, max: 10_333 }).map((refunded): PaymentFacts => ({ paid: true, refunded })),
  fc.constantFrom('needs_response', 'under_review', 'warning_needs_response').map(
    (status): PaymentFacts => ({
      paid: true,
      dispute: { id: 'dp_1', ...disputeOf(status, 4000) },
    }),
  ),
);
/** A dispute is closed once, with one outcome. */
const closing = fc.constantFrom('won', 'lost').map(
  (status): PaymentFacts => ({
    paid: true,
    dispute: { id: 'dp_1', ...disputeOf(status, 4000) },
  }),
);

const apply = (told: readonly PaymentFacts[]) => {
  let payment = begun;
  let booked = 0;
  const entries: { kind: string; cents: number }[] = [];
  for (const fact of told) {
    const after = paymentAfter(payment, fact, asked);
    for (const entry of entriesBetween(payment, after)) {
      booked += entry.cents;
      entries.push(entry);
      expect(entry.cents).not.toBe(0);
    }
    payment = after;
    expect(booked).toBe(standing(payment));
    expect(standing(payment)).toBeGreaterThanOrEqual(0);
  }
  return { payment, booked, entries };
};

it('ACCOUNT-R15 events in any order and with repeats lead to the same balance and one credit', () => {
  fc.assert(
    fc.property(
      fc.array(facts, { maxLength: 12 }),
      closing,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (told, closed, random) => {
        const all = [...told, closed];
        const repeated = [...all, ...all.slice(0, 4)]
          .map((fact) => ({ fact, at: random.next().value }))
          .sort((one, other) => one.at - other.at)
          .map(({ fact }) => fact);
        const [first, second] = [apply(all), apply(repeated)];
        expect(second.booked).toBe(first.booked);
        expect(second.payment.state).toBe('paid');
        for (const { entries } of [first, second])
          expect(entries.filter(({ kind }) => kind === 'payment')).toEqual([
            { kind: 'payment', cents: 10_000 },
          ]);
      },
    ),
  );
});

it('ACCOUNT-R15 a cancelled payment books nothing, and a later payment is credited', () => {
  expect(apply([{ cancelled: true }]).entries).toEqual([]);
  expect(apply([{ cancelled: true }, { paid: true }, { cancelled: true }])).toMatchObject({
    booked: 10_000,
    payment: { state: 'paid' },
  });
  // A refund of a payment that was never reported as paid.
  expect(apply([{ refunded: 500 }]).booked).toBe(0);
});

it('ACCOUNT-R14 detects another amount or currency than requested, and ignores the amount of an unpaid payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom('AUD', 'IDR', 'aud'),
      (cents, currency) => {
        const amount = { cents, currency };
        const isAsked = cents === 10_333 && currency === 'AUD';
        expect(otherAmount({ paid: true, amount }, asked)).toEqual(isAsked ? null : amount);
        expect(otherAmount({ paid: false, amount }, asked)).toBeNull();
      },
    ),
  );
  expect(otherAmount({ paid: true, amount: asked }, asked)).toBeNull();
});

it('ACCOUNT-R20 in any order, a payment of another amount credits nothing and stays open until it is fully returned', () => {
  const amount = { cents: 9000, currency: 'AUD' };
  const told = fc.oneof(
    fc.constant<PaymentFacts>({ opened: true }),
    fc.constant<PaymentFacts>({ cancelled: true }),
    fc.constant<PaymentFacts>({ paid: true, amount }),
    fc.integer({ min: 0, max: 8999 }).map((refunded): PaymentFacts => ({ paid: true, amount, refunded })),
  );
  const report: PaymentFacts = { paid: true, amount };
  fc.assert(
    fc.property(fc.array(told), fc.array(told), (before, after) => {
      const reported = apply([...before, report, ...after]);
      expect(reported).toMatchObject({
        booked: 0,
        entries: [],
        payment: { state: 'open', reported: amount },
      });
      const givenBack = apply([...before, { ...report, refunded: 9000 }, ...after]);
      expect(givenBack).toMatchObject({ booked: 0, entries: [], payment: { state: 'cancelled' } });
    }),
  );
  const lost = { id: 'dp_1', ...disputeOf('lost', 9000) };
  expect(apply([report, { ...report, dispute: lost }]).payment.state).toBe('cancelled');
  expect(apply([{ paid: true }, report]), 'paid is final').toMatchObject({
    booked: 10_000,
    payment: { reported: null },
  });
});

it('ACCOUNT-R16 refunds and disputes debit at most the credited amount, and a won dispute restores it', () => {
  expect(apply([{ paid: true }, { paid: true, refunded: 10_333 }]).entries).toEqual([
    { kind: 'payment', cents: 10_000 },
    { kind: 'refund', cents: -10_000 },
  ]);
  const dispute = (status: string): PaymentFacts => ({
    paid: true,
    dispute: { id: 'dp_1', ...disputeOf(status, 10_333) },
  });
  expect(apply([dispute('warning_needs_response')]).booked).toBe(10_000);
  expect(apply([dispute('needs_response'), dispute('won'), dispute('needs_response')]).entries).toEqual([
    { kind: 'payment', cents: 10_000 },
    { kind: 'dispute', cents: -10_000 },
    { kind: 'dispute-returned', cents: 10_000 },
  ]);
  expect(apply([dispute('needs_response'), dispute('lost')]).booked).toBe(0);
});
