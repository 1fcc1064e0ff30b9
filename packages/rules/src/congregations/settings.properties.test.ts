import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asksForRecipient, wrongInMailing } from './settings.ts';

it('SETTINGS-R3 a recipient is asked for, needed and checked only when expired addresses are e-mailed', () => {
  const recipient = fc.option(fc.constantFrom('letters@example.org', 'unknown@example.org', 'x'), {
    nil: null,
  });
  fc.assert(
    fc.property(fc.constantFrom(0, 1), recipient, (expired_addresses, email_addresses_to) => {
      const wrong = wrongInMailing({ expired_addresses, email_addresses_to });
      const good = expired_addresses === 0 || email_addresses_to === 'letters@example.org';
      expect(wrong === null).toBe(good);
      expect(wrong?.code ?? null).toBe(
        good ? null : email_addresses_to === null ? 'required' : 'not-an-email',
      );
      expect(asksForRecipient({ expired_addresses })).toBe(expired_addresses === 1);
    }),
  );
});
