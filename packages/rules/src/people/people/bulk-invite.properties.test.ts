import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planBulkInvite } from './bulk-invite.ts';

const person = fc.record({
  id: fc.nat(50),
  active: fc.boolean(),
  phone: fc.constantFrom(null, '+61491570006', 'none'),
  email: fc.constantFrom(null, 'ruth@example.org', 'ruth'),
});
const people = fc.uniqueArray(person, { selector: ({ id }) => id });
const visits = fc
  .array(fc.tuple(fc.nat(50), fc.constantFrom(null, '2026-10-01T08:00:00Z')))
  .map((entries) => new Map(entries));

it('USERS-X24 everyone who never signed in is invited by one channel or listed as unreachable', () => {
  fc.assert(
    fc.property(people, visits, (listed, seen) => {
      const { email, sms, unreachable } = planBulkInvite(listed, seen);
      const never = listed.filter(({ id, active }) => active && seen.get(id) === null);
      const all = [...email, ...sms, ...unreachable];
      expect(new Set(all)).toEqual(new Set(never));
      expect(all.length).toBe(never.length);
      expect(email.every((one) => one.email === 'ruth@example.org')).toBe(true);
      expect(sms.every((one) => one.phone === '+61491570006' && one.email !== 'ruth@example.org')).toBe(true);
    }),
  );
});
