import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dutyRecipients, type HeldDuty } from './mail-duties.ts';
import type { MailedPerson } from './mail-duty.ts';

const now = 1000;
const somePerson: fc.Arbitrary<MailedPerson> = fc.record({
  email: fc.constantFrom(null, 'ruth@example.org'),
  active: fc.boolean(),
  appointment: fc.constantFrom('publisher', 'inactive'),
  preference: fc.constantFrom(undefined, 'none', 'email'),
});
const people = fc
  .array(somePerson, { maxLength: 6 })
  .map((all) => new Map(all.map((one, at) => [at + 1, one])));
const duties: fc.Arbitrary<HeldDuty[]> = fc.uniqueArray(
  fc.record({ id: fc.nat(40), personId: fc.integer({ min: 1, max: 7 }), startsAt: fc.nat(2000) }),
  { selector: ({ id }) => id },
);

it('MEET-X14 each person is listed once, with all their coming duties and an address or a reason', () => {
  fc.assert(
    fc.property(duties, people, (held, among) => {
      const found = dutyRecipients(held, among, now);
      const ids = found.map(({ personId }) => personId);
      expect(new Set(ids).size).toBe(ids.length);
      const coming = held.filter(({ personId, startsAt }) => startsAt > now && among.has(personId));
      expect(found.flatMap(({ duties: own }) => own).toSorted()).toEqual(
        coming.map(({ id }) => id).toSorted(),
      );
      for (const { personId, duties: own, address, refusal } of found) {
        expect((address === null) !== (refusal === null)).toBe(true);
        if (address !== null) expect(among.get(personId)).toMatchObject({ email: address, active: true });
        const starts = own.map((id) => held.find((duty) => duty.id === id)!);
        expect(starts.every((duty) => duty.personId === personId)).toBe(true);
        expect(starts).toEqual(starts.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id));
      }
    }),
  );
});
