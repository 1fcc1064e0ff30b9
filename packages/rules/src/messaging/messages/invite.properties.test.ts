import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideInviteCost, inviteCost, inviteMethods, mayInviteBy } from './invite.ts';
import { overdraftCents } from './plan-sending.ts';

it('USERS-R7 permits SMS with a phone, e-mail with a usable address, and manual delivery always', () => {
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

it("USERS-R8 MSG-O2 an invitation costs ten cents by SMS, and nothing by another channel or the congregation's own phone", () => {
  for (const method of inviteMethods) {
    expect(inviteCost(method, false)).toBe(method === 'sms' ? 10 : 0);
    expect(inviteCost(method, true)).toBe(0);
  }
});

it('USERS-R8 an invitation is permitted while balance and overdraft cover it, and returns the new balance', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: -overdraftCents - 20, max: 100 }), (cents, balance) => {
      const decision = decideInviteCost(cents, balance);
      if (cents === 0 || balance - cents >= -overdraftCents)
        expect(decision).toEqual({ allowed: true, value: balance - cents });
      else expect(decision).toEqual({ allowed: false, reason: 'balance-too-low' });
    }),
  );
});
