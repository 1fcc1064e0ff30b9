import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inviteMethods, mayInviteBy } from './invite.ts';

it('USERS-R7 by SMS with a phone, by e-mail with a usable address, by hand always', () => {
  const person = fc.record({
    phone: fc.option(fc.constantFrom('', '+61491570006')),
    email: fc.option(fc.constantFrom('', 'ruth@example.org', 'unknown@example.org')),
  });
  fc.assert(
    fc.property(person, (one) => {
      const ways = inviteMethods.filter((method) => mayInviteBy(method, one));
      expect(ways.includes('sms')).toBe(one.phone === '+61491570006');
      expect(ways.includes('email')).toBe(one.email === 'ruth@example.org');
      expect(ways).toContain('legacy-sms');
    }),
  );
});
