import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideRestore, type RecoveryFacts, raceSeconds } from './recovery-cookie.ts';

const facts = (rest: Partial<RecoveryFacts> = {}): RecoveryFacts => ({
  value: 'present',
  changedAt: 0,
  sameSecret: false,
  sessionEnded: false,
  sessionExpired: false,
  personActive: true,
  ...rest,
});
const any = fc.record<RecoveryFacts>({
  value: fc.constantFrom('present', 'former', 'unknown'),
  changedAt: fc.nat(1_000_000),
  sameSecret: fc.boolean(),
  sessionEnded: fc.boolean(),
  sessionExpired: fc.boolean(),
  personActive: fc.boolean(),
});
const later = raceSeconds * 1000 + 1;

it('AUTH-R23 restores only an open, unexpired session of an active person, by the present cookie', () => {
  fc.assert(
    fc.property(any, fc.nat(2_000_000), (given, now) => {
      const { how } = decideRestore(given, now);
      const open = !given.sessionEnded && !given.sessionExpired && given.personActive;
      expect(how === 'restore').toBe(open && given.value === 'present');
      if (how === 'repeat') expect(open && given.value === 'former' && given.sameSecret).toBe(true);
      if (how === 'end') expect(open && given.value === 'former' && !given.sameSecret).toBe(true);
    }),
  );
});

it('AUTH-R23.2 a former cookie is refused for a moment, then ends the session; its own secret repeats at any time', () => {
  const former = facts({ value: 'former' });
  expect(decideRestore(former, later - 1)).toEqual({ how: 'refuse', reason: 'recovery-busy' });
  expect(decideRestore(former, later)).toEqual({ how: 'end', reason: 'recovery-copied' });
  for (const now of [0, later, 10 * later])
    expect(decideRestore({ ...former, sameSecret: true }, now)).toEqual({ how: 'repeat' });
});

it('AUTH-R23 refuses an unknown cookie like one of an ended or expired session', () => {
  const refusal = { how: 'refuse', reason: 'recovery-unknown' };
  for (const given of [{ value: 'unknown' }, { sessionEnded: true }, { sessionExpired: true }] as const)
    expect(decideRestore(facts(given), 0)).toEqual(refusal);
  expect(decideRestore(facts({ personActive: false }), 0)).toEqual({
    how: 'refuse',
    reason: 'person-inactive',
  });
});
