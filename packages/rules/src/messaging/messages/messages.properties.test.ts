import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { expect, it } from 'vitest';
import { dailyCaps, decideSending, overdraftCents, planSending, type Recipient } from './plan-sending.ts';
import { isRecipient, type RecipientFacts, recipientKinds, selectChannel } from './recipients.ts';
import { lettersOutsideGsm, measureSms } from './sms-segments.ts';

const gsmText = fc
  .array(fc.constantFrom(...'abc XYZ09@£é€{}[]~|^\\\n'), { maxLength: 480 })
  .map((all) => all.join(''));
const anyText = fc.array(fc.constantFrom(...'abc €жщ中😀🎉ß'), { maxLength: 320 }).map((all) => all.join(''));

it('MSG-R2 counts segments like the providers, in the GSM alphabet and in Unicode', () => {
  fc.assert(
    fc.property(fc.oneof(gsmText, anyText), (text) => {
      const theirs = new SegmentedMessage(text, 'auto');
      const ours = measureSms(text);
      expect(ours.encoding).toBe(theirs.encodingName === 'GSM-7' ? 'gsm' : 'unicode');
      expect(ours.parts).toBe(theirs.segmentsCount);
    }),
    { numRuns: 500 },
  );
});

it('MSG-R2 160 characters are one segment, 161 are two, and one character outside GSM reduces a segment to 70', () => {
  expect(measureSms('a'.repeat(160))).toEqual({ encoding: 'gsm', characters: 160, parts: 1, left: 0 });
  expect(measureSms('a'.repeat(161))).toEqual({ encoding: 'gsm', characters: 161, parts: 2, left: 145 });
  expect(measureSms(`${'a'.repeat(70)}`).parts).toBe(1);
  expect(measureSms(`${'a'.repeat(70)}ж`).parts).toBe(2);
  expect(measureSms('')).toEqual({ encoding: 'gsm', characters: 0, parts: 1, left: 160 });
});

const reachable: fc.Arbitrary<RecipientFacts> = fc.record({
  id: fc.integer({ min: 1, max: 999 }),
  active: fc.boolean(),
  appointment: fc.constantFrom('elder', 'servant', 'publisher', 'inactive', 'unbaptised', 'student', 'guest'),
  pioneer: fc.boolean(),
  specialPioneer: fc.boolean(),
  cart: fc.boolean(),
  groupId: fc.option(fc.integer({ min: 1, max: 3 })),
  phone: fc.option(fc.constantFrom('+61400000001', '+61400000002', '+61400000003')),
  email: fc.option(fc.constantFrom('a@example.org', 'b@example.org')),
});

it('MSG-R8 inactive people belong to no recipient kind, and appointed men are elders and servants', () => {
  fc.assert(
    fc.property(reachable, fc.integer({ min: 1, max: 3 }), (person, group) => {
      const kinds = recipientKinds.filter((kind) => isRecipient(person, kind, group));
      if (!person.active || person.appointment === 'inactive') expect(kinds).toEqual([]);
      expect(kinds.includes('appointed')).toBe(kinds.includes('elders') || kinds.includes('servants'));
      expect(kinds.includes('elders') && kinds.includes('servants')).toBe(false);
      if (kinds.includes('elders')) expect(kinds).toContain('publishers');
    }),
  );
});

it('MSG-R8 uses e-mail without a phone, the preferred channel first, and no channel for preference none', () => {
  fc.assert(
    fc.property(
      reachable,
      fc.constantFrom(undefined, 'email' as const, 'sms' as const, 'none' as const),
      (person, preference) => {
        const way = selectChannel(person, preference);
        const none = preference === 'none' || (!person.phone && !person.email);
        expect(way === null).toBe(none);
        if (way && preference !== 'email') expect(way.channel).toBe(person.phone ? 'sms' : 'email');
        if (way && preference === 'email') expect(way.channel).toBe(person.email ? 'email' : 'sms');
      },
    ),
  );
});

const recipient: fc.Arbitrary<Recipient> = reachable.chain(({ id, phone, email }) =>
  fc.record({
    id: fc.constant(id),
    phone: fc.constant(phone),
    email: fc.constant(email),
    country: fc.constantFrom('AU', 'NZ', null),
    sentToNumber: fc.integer({ min: 0, max: dailyCaps.perNumber + 1 }),
  }),
);
const terms = { countries: ['AU'], centsPerPart: 10 };

it('MSG-R9 every recipient gets a message or is skipped, each address gets one, foreign and capped numbers none', () => {
  fc.assert(
    fc.property(gsmText, fc.array(recipient, { maxLength: 30 }), (text, recipients) => {
      const plan = planSending(text, recipients, terms);
      const skipped = Object.values(plan.skipped).reduce((sum, count) => sum + count, 0);
      expect(plan.messages.length + skipped).toBe(recipients.length);
      const addresses = plan.messages.map(({ address }) => address);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(plan.cents).toBe(plan.parts * 10);
      for (const { channel, personId, cents } of plan.messages) {
        if (channel === 'email') expect(cents).toBe(0);
        else
          expect(
            recipients.some(
              ({ id, country, sentToNumber }) =>
                id === personId && country === 'AU' && sentToNumber < dailyCaps.perNumber,
            ),
          ).toBe(true);
      }
    }),
  );
});

it('MSG-R7 no sequence of sendings exceeds the overdraft or the daily segment cap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 40 }), (sendings) => {
      let account = { balanceCents: 500, partsToday: 0 };
      for (const parts of sendings) {
        const plan = { messages: [{} as never], parts, cents: parts * 10 };
        const decision = decideSending(plan, account);
        if (decision.allowed)
          account = { balanceCents: decision.value, partsToday: account.partsToday + parts };
        expect(account.balanceCents).toBeGreaterThanOrEqual(-overdraftCents);
        expect(account.partsToday).toBeLessThanOrEqual(dailyCaps.perCongregation);
      }
    }),
  );
});

it('MSG-R7 free messages are sent at any balance, and a sending without recipients is refused', () => {
  const one = { messages: [{} as never], parts: 1, cents: 0 };
  expect(decideSending(one, { balanceCents: -5000, partsToday: 0 }).allowed).toBe(true);
  expect(decideSending({ ...one, messages: [] }, { balanceCents: 0, partsToday: 0 })).toEqual({
    allowed: false,
    reason: 'no-recipients',
  });
});

it('MSG-R7 lists each character outside GSM once', () => {
  expect(lettersOutsideGsm('It’s “€5”, it’s 😀')).toEqual(['’', '“', '”', '😀']);
  fc.assert(
    fc.property(fc.oneof(gsmText, anyText), (text) => {
      expect(lettersOutsideGsm(text).length === 0).toBe(measureSms(text).encoding === 'gsm');
    }),
  );
});

it('MSG-R2 a € counts as two characters in GSM and one in Unicode, a 😀 as two in Unicode', () => {
  expect(measureSms('€€a')).toEqual({ encoding: 'gsm', characters: 5, parts: 1, left: 155 });
  expect(measureSms('€ж😀')).toEqual({ encoding: 'unicode', characters: 4, parts: 1, left: 66 });
});
