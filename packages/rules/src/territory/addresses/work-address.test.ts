import { expect, it } from 'vitest';
import { decideNotHome, decideWork } from './work-address.ts';

const day = 86_400_000;
const worker = { assignment: null, personId: 1, timeoutDays: 14, now: 20 * day };
const kept = (personId: number, reservedAt: number, lentBy: number | null = null) => ({
  personId,
  reservedAt,
  lentBy,
});

it('ADDR-R21 ADDR-O3 only the holder works a reserved address, and anybody works an unreserved or expired one', () => {
  const work = (reservation: ReturnType<typeof kept> | null) => decideWork(reservation, worker);
  expect(work(null)).toEqual({ allowed: true, value: { freed: false } });
  expect(work(kept(1, 7 * day))).toEqual({ allowed: true, value: { freed: false } });
  expect(work(kept(2, 7 * day))).toEqual({ allowed: false, reason: 'address-reserved' });
  expect(work(kept(2, 6 * day))).toEqual({ allowed: true, value: { freed: true } });
  expect(work(kept(1, 6 * day))).toEqual({ allowed: true, value: { freed: true } });
});

it('MAPS-R7 ADDR-C13 only the owner of a personal map works its addresses, and the borrowers of lent ones', () => {
  const assignment = { holderId: 9, personal: true };
  const work = (reservation: ReturnType<typeof kept> | null, personId: number) =>
    decideWork(reservation, { ...worker, assignment, personId });
  expect(work(null, 9).allowed).toBe(true);
  expect(work(null, 1)).toEqual({ allowed: false, reason: 'map-not-yours' });
  expect(work(kept(1, 7 * day, 9), 1).allowed).toBe(true);
  expect(work(kept(1, 6 * day, 9), 1)).toEqual({ allowed: false, reason: 'map-not-yours' });
});

it('ADDR-R3 ADDR-O1 ADDR-O2 not at home adds an attempt; the last one deletes the address or holds it for a letter without reservation', () => {
  const settings = { addressAttempts: 3, expired: 'delete' as const, mayWrite: true };
  const after = (attempt: number, change: object = {}, freed = false) =>
    decideNotHome({ attempt, freed }, { ...settings, ...change });
  expect(after(1)).toEqual({ removed: false, attempt: 2, expired: false, freed: false });
  expect(after(1, {}, true)).toEqual({ removed: false, attempt: 2, expired: false, freed: true });
  expect(after(2)).toEqual({ removed: true });
  expect(after(2, { expired: 'email' })).toEqual({ removed: false, attempt: 3, expired: true, freed: true });
  const unwritten = { expired: 'email', mayWrite: false };
  expect(after(2, unwritten)).toEqual({ removed: false, attempt: 3, expired: false, freed: false });
});
