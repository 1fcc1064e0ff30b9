import { expect, it } from 'vitest';
import { accountAfter } from './account-after.ts';
import {
  centsPerPart,
  dailyCaps,
  decideOneMessage,
  decideSending,
  decideSpending,
  overdraftCents,
  planSending,
  type Recipient,
} from './plan-sending.ts';

const terms = { countries: ['AU'], centsPerPart: 10 };
it('MSG-R2 a segment costs ten cents', () => expect(centsPerPart).toBe(10));

const someone = (id: number, rest: Partial<Recipient> = {}): Recipient => ({
  id,
  phone: '+61400000001',
  email: 'a@example.org',
  country: 'AU',
  sentToNumber: 0,
  ...rest,
});
const plan = (recipients: Recipient[], text = 'Hi') => planSending(text, recipients, terms);
const nobody = { 'no-way': 0, 'same-address': 0, country: 0, 'number-cap': 0 };

it('MSG-R2 MSG-R8 an SMS is charged by segment, e-mail and push are free', () => {
  const text = 'a'.repeat(200);
  expect(
    plan(
      [someone(1), someone(2, { preference: 'email' }), someone(3, { preference: 'push', hasDevice: true })],
      text,
    ),
  ).toEqual({
    messages: [
      { personId: 1, channel: 'sms', address: '+61400000001', parts: 2, cents: 20 },
      { personId: 2, channel: 'email', address: 'a@example.org', parts: 0, cents: 0 },
      { personId: 3, channel: 'push', address: '', parts: 0, cents: 0 },
    ],
    skipped: nobody,
    sms: 1,
    emails: 1,
    pushes: 1,
    parts: 2,
    cents: 20,
  });
  const many = plan([someone(1), someone(2, { phone: '+61400000002' })], text);
  expect([many.sms, many.parts, many.cents]).toEqual([2, 4, 40]);
});

it('MSG-R9 counts skipped recipients per reason', () => {
  const skippedFor = (...recipients: Recipient[]) => plan(recipients).skipped;
  expect(skippedFor(someone(1, { phone: null, email: null }))).toEqual({ ...nobody, 'no-way': 1 });
  expect(skippedFor(someone(1, { preference: 'none' }), someone(2, { preference: 'none' }))).toEqual({
    ...nobody,
    'no-way': 2,
  });
  expect(skippedFor(someone(1), someone(2), someone(3))).toEqual({ ...nobody, 'same-address': 2 });
  expect(skippedFor(someone(1, { country: 'NZ' }), someone(2, { country: null }))).toEqual({
    ...nobody,
    country: 2,
  });
  expect(skippedFor(someone(1, { sentToNumber: dailyCaps.perNumber }))).toEqual({
    ...nobody,
    'number-cap': 1,
  });
  expect(skippedFor(someone(1, { sentToNumber: dailyCaps.perNumber - 1 }))).toEqual(nobody);
});

it('MSG-R9 caps and countries apply to SMS only, and each address gets one message per channel', () => {
  const byMail = { preference: 'email', country: 'NZ', sentToNumber: dailyCaps.perNumber } as const;
  expect(plan([someone(1, byMail), someone(2, { ...byMail, email: 'b@example.org' })]).emails).toBe(2);
  expect(plan([someone(1, byMail), someone(2, byMail)]).skipped).toEqual({ ...nobody, 'same-address': 1 });
  const push = { preference: 'push', hasDevice: true, country: null } as const;
  expect(plan([someone(1, push), someone(2, push)]).pushes).toBe(2);
});

it('MSG-R7 overdraft and daily segment cap may be reached but not exceeded', () => {
  const spend = (parts: number, cents: number, balanceCents: number, partsToday: number) => {
    const decision = decideSpending({ parts, cents }, { balanceCents, partsToday });
    return decision.allowed ? decision.value : decision.reason;
  };
  expect(spend(1, 10, 10 - overdraftCents, 0)).toBe(-overdraftCents);
  expect(spend(1, 10, 9 - overdraftCents, 0)).toBe('balance-too-low');
  expect(spend(2, 20, 500, dailyCaps.perCongregation - 2)).toBe(480);
  expect(spend(2, 20, 500, dailyCaps.perCongregation - 1)).toBe('daily-cap');
  expect(spend(0, 10, 500, dailyCaps.perCongregation + 1)).toBe(490);
  expect(
    decideSending({ messages: [{} as never], parts: 2, cents: 20 }, { balanceCents: 0, partsToday: 1499 }),
  ).toEqual({
    allowed: false,
    reason: 'daily-cap',
  });
});

it('MSG-R20 a free message is covered at any overdraft', () => {
  expect(accountAfter(-5000, 0)).toEqual({ after: -5000, overdrawn: 5000, limit: 2000, covered: true });
  expect(accountAfter(-5000, 1).covered).toBe(false);
  expect(accountAfter(100, 100)).toMatchObject({ after: 0, overdrawn: 0, covered: true });
});

it('MSG-R9 one message is held back by the limit of the number, the day or the balance, in this order', () => {
  const decide = (
    sentToNumber: number,
    balanceCents: number,
    partsToday = 0,
    channel: 'sms' | 'email' = 'sms',
  ) => decideOneMessage({ channel, parts: 2, cents: 20 }, sentToNumber, { balanceCents, partsToday });
  expect(decide(9, 20)).toEqual({ allowed: true, value: 0 });
  expect(decide(10, -overdraftCents, 1499)).toEqual({ allowed: false, reason: 'number-cap' });
  expect(decide(9, -overdraftCents, 1499)).toEqual({ allowed: false, reason: 'daily-cap' });
  expect(decide(9, 19 - overdraftCents)).toEqual({ allowed: false, reason: 'balance-too-low' });
  expect(decide(10, 20, 0, 'email')).toEqual({ allowed: true, value: 0 });
});

it('MSG-R9 a sending without recipients because of the number cap states that cap', () => {
  const account = { balanceCents: 1000, partsToday: 0 };
  const nobody = { messages: [], parts: 0, cents: 0 };
  const skipped = { 'no-way': 1, 'same-address': 0, country: 0, 'number-cap': 1 };
  expect(decideSending({ ...nobody, skipped }, account)).toEqual({ allowed: false, reason: 'number-cap' });
  expect(decideSending({ ...nobody, skipped: { ...skipped, 'number-cap': 0 } }, account)).toEqual({
    allowed: false,
    reason: 'no-recipients',
  });
});
