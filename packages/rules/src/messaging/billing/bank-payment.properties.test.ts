import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  mostTransferred,
  paymentReference,
  readBankReference,
  readPayer,
  readTransferred,
} from './bank-payment.ts';

it('ACCOUNT-R17 the reference of an invoice is unique and leads back to its congregation and number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.integer({ min: 1, max: 99_999 }),
      (congregationId, number) => {
        expect(readPayer(paymentReference(congregationId, number))).toEqual({ congregationId, number });
        expect(readPayer(` ${congregationId} `)).toEqual({ congregationId, number: null });
      },
    ),
  );
  expect(paymentReference(3, 12)).toBe('3-00012');
  for (const none of ['', '0', '-3', '3-12', '3-00000', '03', '3-00012-1', 'burnie', '3.5', '3-0001x'])
    expect([none, readPayer(none)]).toEqual([none, null]);
});

it('ACCOUNT-R17 parses an amount to the cent, and other text as null', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostTransferred - 1 }), (cents) => {
      expect(readTransferred((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
  expect(['18', '18.5', '18.50'].map(readTransferred)).toEqual([1800, 1850, 1850]);
  expect(readTransferred('100000.00')).toBe(mostTransferred);
  for (const none of ['', '0', '0.00', '-5', '1e3', '18,50', '18.505', '100000.01', 'A$5', '5 0', 'NaN'])
    expect([none, readTransferred(none)]).toEqual([none, null]);
});

it('ACCOUNT-R17 normalises every spelling of a transfer reference to one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 90 }), (text) => {
      const read = readBankReference(text);
      if (read !== null) expect(readBankReference(` ${read.toLowerCase()} `)).toBe(read);
    }),
  );
  expect(readBankReference('  tx  2026/11-24 ')).toBe('TX 2026/11-24');
  for (const none of ['', '  ', '<b>', 'a;b', '-1', 'x'.repeat(81)])
    expect(readBankReference(none)).toBeNull();
});
