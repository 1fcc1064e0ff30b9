import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStorageEnding, isStorageHour, storageLastDay, tellsOfStorage } from './phone-storage.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-30T00:00:00Z');
const facts = {
  lastVisit: now - 5 * day,
  nextDuty: null as string | null,
  today: '2026-11-30',
  holdsMap: false,
};

it('AUTH-R24 notifies from the fifth day until the seventh', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * day }), (ago) => {
      expect(isStorageEnding(now - ago, now)).toBe(ago >= 5 * day && ago < 7 * day);
    }),
  );
});

it('AUTH-R24 notifies only people with a near duty, a map or addresses', () => {
  expect(tellsOfStorage(facts, now)).toBe(false);
  expect(tellsOfStorage({ ...facts, holdsMap: true }, now)).toBe(true);
  expect(tellsOfStorage({ ...facts, nextDuty: '2026-12-14' }, now)).toBe(true);
  expect(tellsOfStorage({ ...facts, nextDuty: '2026-12-15' }, now)).toBe(false);
  expect(tellsOfStorage({ ...facts, lastVisit: now - 4 * day, holdsMap: true }, now)).toBe(false);
});

it('AUTH-R24 names the sixth day, which is in time in every zone', () => {
  expect(storageLastDay(Date.parse('2026-11-24T23:30:00Z'), 'Australia/Hobart')).toBe('2026-12-01');
  fc.assert(
    fc.property(
      fc.integer({ min: now - 30 * day, max: now }),
      fc.constantFrom('Australia/Hobart', 'UTC'),
      (at, zone) => {
        const end = Date.parse(`${storageLastDay(at, zone)}T00:00:00Z`);
        expect(end - at).toBeLessThan(7 * day);
        expect(end - at).toBeGreaterThan(4 * day);
      },
    ),
  );
});

it('AUTH-R24 sends during the day of the congregation', () => {
  const at = (time: string) => isStorageHour('Australia/Hobart', Date.parse(`2026-06-01T${time}:00Z`));
  expect(['23:59', '00:00', '09:59', '10:00'].map(at)).toEqual([false, true, true, false]);
});
