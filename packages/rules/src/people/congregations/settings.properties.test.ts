import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expiredAddresses } from './setting-kinds.ts';
import { asksForRecipient, wrongInMailing } from './settings.ts';

it('SETTINGS-R3 a recipient is required and validated only if expired addresses are e-mailed', () => {
  const recipient = fc.option(fc.constantFrom('letters@example.org', 'unknown@example.org', 'x'), {
    nil: null,
  });
  fc.assert(
    fc.property(fc.constantFrom(...expiredAddresses.names), recipient, (expired, email_addresses_to) => {
      const wrong = wrongInMailing({ expired, email_addresses_to });
      const good = expired === 'delete' || email_addresses_to === 'letters@example.org';
      expect(wrong === null).toBe(good);
      expect(wrong?.code ?? null).toBe(
        good ? null : email_addresses_to === null ? 'required' : 'not-an-email',
      );
      expect(asksForRecipient(expired)).toBe(expired === 'email');
    }),
  );
});

it('SETTINGS-R3 reports a recipient error at its field', () => {
  expect(wrongInMailing({ expired: 'email', email_addresses_to: null })).toEqual({
    field: 'email_addresses_to',
    code: 'required',
  });
  expect(wrongInMailing({ expired: 'email', email_addresses_to: 'x' })).toEqual({
    field: 'email_addresses_to',
    code: 'not-an-email',
  });
});
