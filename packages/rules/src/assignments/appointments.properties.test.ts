import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appointmentsFrom, yearAhead } from './appointments.ts';

const day = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
const item = fc.tuple(fc.nat(900), fc.nat(9)).map(([start, length]) => ({
  start_date: `${day(start)}T19:00`,
  end_date: `${day(start + length)}T20:00`,
}));

it('APPTS-R2 APPTS-R9 lists appointments by date, from those that end today to those one year ahead', () => {
  fc.assert(
    fc.property(fc.array(item), fc.nat(500), (items, now) => {
      const today = day(now);
      const shown = appointmentsFrom(items, today);
      const starts = shown.map(({ start_date }) => start_date);
      expect(starts).toEqual([...starts].sort());
      expect(
        items
          .filter((one) => !shown.includes(one))
          .every((one) => one.end_date.slice(0, 10) < today || one.start_date.slice(0, 10) > day(now + 364)),
      ).toBe(true);
      expect(shown.every(({ end_date }) => end_date.slice(0, 10) >= today)).toBe(true);
    }),
  );
});

it('APPTS-R9 lists appointments from today to the same day one year ahead, including its last minute', () => {
  const on = (from: string, to: string) => ({ start_date: `${from}T19:00`, end_date: `${to}T20:00` });
  const shown = [
    on('2026-11-19', '2026-11-20'),
    on('2026-11-20', '2026-11-21'),
    on('2026-11-21', '2026-11-21'),
    on('2027-11-21', '2027-11-21'),
    on('2027-11-21', '2028-01-01'),
    on('2027-11-22', '2027-11-22'),
  ];
  expect(appointmentsFrom(shown, '2026-11-21')).toEqual(shown.slice(1, 5));
});

it('APPTS-O4 treats 28 February as one year after 29 February', () => {
  expect(yearAhead('2028-02-29')).toBe('2029-02-28');
  expect([yearAhead('2027-02-28'), yearAhead('2028-12-31')]).toEqual(['2028-02-28', '2029-12-31']);
});
