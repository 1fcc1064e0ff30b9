import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideAddPasskey, decideUsePasskey, mostPasskeys } from './passkey.ts';

const count = fc.integer({ min: 0, max: 4_294_967_295 });

it('AUTH-R16 a signature counter that does not rise is refused as a copy, unless the device never counts', () => {
  fc.assert(
    fc.property(count, count, (countKept, countGiven) => {
      const decision = decideUsePasskey({ personActive: true, ownerFits: true, countKept, countGiven });
      expect(decision.allowed).toBe(countGiven > countKept || (countGiven === 0 && countKept === 0));
    }),
  );
});

it('AUTH-R16 AUTH-R13 refuses inactive people and other owners, with any counter', () => {
  fc.assert(
    fc.property(count, count, fc.boolean(), (countKept, countGiven, personActive) => {
      const facts = { personActive, ownerFits: !personActive, countKept, countGiven };
      expect(decideUsePasskey(facts)).toMatchObject({
        allowed: false,
        reason: personActive ? 'other-owner' : 'person-inactive',
      });
    }),
  );
});

it('AUTH-R15 a person has ten passkeys at most', () => {
  expect(decideAddPasskey(mostPasskeys - 1).allowed).toBe(true);
  expect(decideAddPasskey(mostPasskeys)).toMatchObject({ allowed: false, reason: 'passkeys-full' });
});

it('AUTH-R16 an equal counter is refused as a copy too', () => {
  const use = (countKept: number, countGiven: number) => {
    const decision = decideUsePasskey({ personActive: true, ownerFits: true, countKept, countGiven });
    return decision.allowed ? 'allowed' : decision.reason;
  };
  expect([use(0, 0), use(0, 1), use(1, 2), use(1, 1), use(2, 1), use(1, 0)]).toEqual([
    'allowed',
    'allowed',
    'allowed',
    'copied',
    'copied',
    'copied',
  ]);
});
