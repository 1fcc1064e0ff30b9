import { expect, it } from 'vitest';
import { fitsAgainAt, invitesOfAddress, invitesOfCongregation, invitesOfPerson } from './invite-limits.ts';

const at = (clock: string): number => Date.parse(`2026-11-20T${clock}:00Z`);

it('AUTH-X4 a person gets three invites per hour and six per day, and a refusal states when the next is permitted', () => {
  const again = (...counts: number[]) => fitsAgainAt(invitesOfPerson, counts, at('08:40'));
  expect([again(1, 1), again(3, 6)]).toEqual([null, null]);
  expect(again(4, 4)).toBe(at('09:00'));
  expect(again(4, 7)).toBe(Date.parse('2026-11-21T00:00:00Z'));
  expect(again(1, 7)).toBe(Date.parse('2026-11-21T00:00:00Z'));
});

it('AUTH-X4 an address gets ten per hour and twenty per day, a congregation sends 400 per day', () => {
  const now = at('08:40');
  expect([
    fitsAgainAt(invitesOfAddress, [10, 20], now),
    fitsAgainAt(invitesOfAddress, [11, 20], now),
  ]).toEqual([null, at('09:00')]);
  expect(fitsAgainAt([invitesOfCongregation], [400], now)).toBeNull();
  expect(fitsAgainAt([invitesOfCongregation], [401], now)).toBe(Date.parse('2026-11-21T00:00:00Z'));
});
