import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOnListOf } from './lending.model.ts';
import {
  decideLend,
  decideReturn,
  handBack,
  type LentReservation,
  reservedBy,
  withoutPerson,
} from './lending.ts';

const people = [1, 2, 3, 4];
const person = fc.constantFrom(...people);
const candidate = (id: number) => ({ id, active: true, appointment: 'publisher' });
const step = fc.record({ kind: fc.constantFrom('lend', 'back', 'give-up'), actor: person, other: person });

/** Applies one action of any person to an address; a refused action changes nothing. */
function taken(
  held: LentReservation | null,
  { kind, actor, other }: { kind: string; actor: number; other: number },
) {
  if (kind === 'give-up') return held && withoutPerson(held, actor);
  const decision = kind === 'lend' ? decideLend(held, actor, candidate(other)) : decideReturn(held, actor);
  return decision.allowed && decision.value.kept !== undefined ? decision.value.kept : held;
}

it('ADDR-C13 ADDR-O7 at most one person works an address after any sequence of actions, and its reservation days are unchanged', () => {
  fc.assert(
    fc.property(person, fc.nat(1e9), fc.array(step), (owner, reservedAt, steps) => {
      let held: LentReservation | null = { personId: owner, reservedAt, lentBy: null };
      for (const one of steps) {
        const before: LentReservation | null = held;
        held = taken(before, one);
        if (held === null) {
          // Only its owner, without a lender, may free an address.
          expect(before === null || (before.personId === one.actor && before.lentBy === null)).toBe(true);
          continue;
        }
        expect(held.lentBy).not.toBe(held.personId);
        expect(held.reservedAt).toBe(reservedAt);
        // Only the owner and the borrower change an address.
        if (before && ![before.personId, before.lentBy].includes(one.actor)) expect(held).toEqual(before);
      }
    }),
  );
});

it('ADDR-R14 only the owner of a reservation may assign the address, and only to another eligible person', () => {
  fc.assert(
    fc.property(person, fc.option(person, { nil: null }), person, person, (holder, lender, actor, to) => {
      fc.pre(holder !== lender);
      const held = { personId: holder, reservedAt: 0, lentBy: lender };
      const decision = decideLend(held, actor, candidate(to));
      expect(decision.allowed).toBe(actor === reservedBy(held) && to !== actor);
      if (decision.allowed && to === holder) expect(decision.value).toEqual({ told: [] });
      else if (decision.allowed)
        expect(decision.value).toEqual({
          kept: { personId: to, reservedAt: 0, lentBy: actor },
          told: [
            { personId: to, type: 'addresses-assigned' },
            ...(lender === null ? [] : [{ personId: holder, type: 'addresses-taken-back' }]),
          ],
        });
      const gone = decideLend(held, actor, { id: to, active: false, appointment: 'elder' });
      expect(gone.allowed).toBe(false);
    }),
  );
});

it('ADDR-O7 returns the address to its lender in one step, and refuses everybody else', () => {
  const lent = { personId: 2, reservedAt: 5, lentBy: 1 };
  expect(decideReturn(lent, 1)).toEqual({
    allowed: true,
    value: {
      kept: { personId: 1, reservedAt: 5, lentBy: null },
      told: [{ personId: 2, type: 'addresses-taken-back' }],
    },
  });
  expect(decideReturn(lent, 2)).toEqual({ allowed: true, value: { kept: lent, told: [] } });
  expect(decideReturn(lent, 3)).toEqual({ allowed: false, reason: 'address-not-yours' });
  expect(decideReturn(null, 1)).toEqual({ allowed: false, reason: 'address-not-yours' });
});

it('ADDR-C12 giving up returns a borrowed address to the lender, leaves a lent one with the borrower, and frees an owned one', () => {
  const lent = { personId: 2, reservedAt: 5, lentBy: 1 };
  expect(withoutPerson(lent, 2)).toEqual({ personId: 1, reservedAt: 5, lentBy: null });
  expect(withoutPerson(lent, 1)).toEqual({ personId: 2, reservedAt: 5, lentBy: null });
  expect(withoutPerson({ ...lent, lentBy: null }, 2)).toBeNull();
});

it('ADDR-C12 notifies only the lender of a return', () => {
  const lent = { personId: 2, reservedAt: 5, lentBy: 1 };
  expect(handBack(lent, 2)).toEqual({
    kept: { personId: 1, reservedAt: 5, lentBy: null },
    told: [{ personId: 1, type: 'addresses-returned' }],
  });
  expect(handBack(lent, 1)).toEqual({ kept: { personId: 2, reservedAt: 5, lentBy: null }, told: [] });
  expect(handBack({ ...lent, lentBy: null }, 2)).toEqual({ kept: null, told: [] });
});

it('ADDR-R14 returns a reason if an address is not assigned', () => {
  const lent = { personId: 2, reservedAt: 5, lentBy: 1 };
  const why = (held: LentReservation | null, actor: number, to = candidate(3)) => {
    const decision = decideLend(held, actor, to);
    return decision.allowed ? null : decision.reason;
  };
  expect(why(null, 1)).toBe('address-not-yours');
  expect(why(lent, 2)).toBe('address-borrowed');
  expect(why(lent, 4)).toBe('address-not-yours');
  expect(why({ ...lent, lentBy: null }, 1)).toBe('address-not-yours');
  expect(why(lent, 1, candidate(1))).toBe('same-person');
  expect(why(lent, 1, { id: 3, active: false, appointment: 'elder' })).toBe('not-a-candidate');
  expect([why(lent, 1), why({ ...lent, lentBy: null }, 2)]).toEqual([null, null]);
});

it('ADDR-S7 lists an address for the person who works it and for the lender', () => {
  const lent = { personId: 2, reservedAt: 5, lentBy: 1 };
  expect(people.filter((id) => isOnListOf(lent, id))).toEqual([1, 2]);
  expect(people.filter((id) => isOnListOf({ ...lent, lentBy: null }, id))).toEqual([2]);
  expect(people.filter((id) => isOnListOf(null, id))).toEqual([]);
  expect([reservedBy(lent), reservedBy({ ...lent, lentBy: null })]).toEqual([1, 2]);
});
