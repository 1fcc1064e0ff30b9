/** Review of do-not-calls, attempts and address files. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expiredAddresses } from '../../people/congregations/setting-kinds.ts';
import { findColumns } from './address-columns.ts';
import { addressText } from './address-text.ts';
import { afterNight } from './attempts.model.ts';
import { countAttempt } from './attempts.ts';
import { reviewBefore } from './do-not-call.ts';
import { readPlainRow as readRow } from './testing/plain-lines.ts';

it('ADDR-O10 a do-not-call is due for review after 24 months, including the last of February', () => {
  expect(reviewBefore('2026-11-20')).toBe('2024-11-20');
  expect(reviewBefore('2026-02-28')).toBe('2024-02-28');
  expect(reviewBefore('2024-02-29')).toBe('2022-02-28');
});

it('ADDR-R3 counts one attempt per thumbs-down; expires the address at the limit, never at 0', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.nat(10),
      fc.constantFrom(...expiredAddresses.names),
      fc.boolean(),
      (attempt, limit, fate, mayWrite) => {
        const outcome = countAttempt(attempt, { addressAttempts: limit, expired: fate, mayWrite });
        expect(outcome.attempt).toBe(attempt + 1);
        expect(outcome.expired).toBe(limit > 0 && attempt + 1 >= limit && (fate === 'delete' || mayWrite));
        if (outcome.expired) expect(outcome.fate).toBe(fate);
      },
    ),
  );
});

it('ADDR-O3 ADDR-O13 ADDR-R27 the nightly job releases overdue reservations, and removes expired addresses if a recipient exists', () => {
  const day = 86_400_000;
  const settings = {
    addressAttempts: 3,
    expired: 'email' as const,
    mayWrite: true,
    timeoutDays: 14,
  };
  const address = { reservation: { personId: 1, reservedAt: 0 }, attempt: 2, expired: false };
  const after = (change: object, days = 14, changed: object = {}) =>
    afterNight({ ...address, ...change }, { ...settings, ...changed }, days * day);
  expect([after({}), after({}, 13), after({ reservation: null })]).toEqual(['freed', 'stays', 'stays']);
  expect([after({ attempt: 3 }), after({ expired: true })]).toEqual(['removed', 'removed']);
  const unwritten = { mayWrite: false };
  expect([after({ attempt: 3 }, 14, unwritten), after({ expired: true }, 13, unwritten)]).toEqual([
    'freed',
    'stays',
  ]);
  expect(after({ attempt: 3 }, 13, { ...unwritten, expired: 'delete' })).toBe('removed');
  expect(after({ attempt: 9 }, 13, { addressAttempts: 0 })).toBe('stays');
});

it('formats an address as unit, house, suffix, street', () => {
  const street = 'Payne Street';
  expect(addressText({ unit: '3', house: '31', suffix: null, street })).toBe('3/31 Payne Street');
  expect(addressText({ unit: null, house: '8', suffix: '-10', street })).toBe('8-10 Payne Street');
});

const columns = findColumns(['Longitude', 'Latitude', 'Street name', 'House number'])!;
const row = (house: string, street = 'Mount Street', lat = '-41.07') =>
  readRow(['145.9', lat, street, house], columns);

it('reads rows of a file in any order of columns, or refuses them with the reason', () => {
  const read = (house: string) => {
    const address = row(house);
    return address.allowed ? addressText(address.value) : address.reason;
  };
  expect(read('201')).toBe('201 Mount Street');
  expect(read('12a')).toBe('12A Mount Street');
  expect(read('8-10')).toBe('8-10 Mount Street');
  expect(read('3/31B')).toBe('3/31B Mount Street');
  expect(read('2-1')).toBe('2-1 Mount Street');
  expect(read('')).toBe('house-missing');
  expect(read('Lot')).toBe('Lot Mount Street');
  expect(row('1', ' ')).toMatchObject({ reason: 'street-missing' });
  expect(row('1', 'Mount Street', '')).toMatchObject({ reason: 'place-wrong' });
  expect(findColumns(['name', 'street'])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.string()), (cells) => typeof readRow(cells, columns).allowed === 'boolean'),
  );
});
