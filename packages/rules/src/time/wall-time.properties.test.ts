import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantOfWallTime, spanOfWallTimes } from './wall-time.ts';

const zones = ['Australia/Sydney', 'Europe/Berlin', 'America/Chicago'] as const;

const shownAt = (zone: string, instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );

it('converts instants to the wall time of the zone on every day of the year', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  // No clock changes at these hours.
  const hour = fc.integer({ min: 5, max: 23 });
  fc.assert(
    fc.property(day, hour, fc.constantFrom(...zones), (date, hours, zone) => {
      const time = `${String(hours).padStart(2, '0')}:30`;
      expect(shownAt(zone, instantOfWallTime(date, time, zone))).toBe(`${date} ${time}`);
    }),
  );
});

it.each([
  ['Australia/Sydney', '2026-10-04', '2026-04-05'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/Chicago', '2026-03-08', '2026-11-01'],
])(
  'in %s a skipped time becomes one hour later, and a repeated one is its first occurrence',
  (zone, forward, back) => {
    expect(shownAt(zone, instantOfWallTime(forward, '02:30', zone))).toBe(`${forward} 03:30`);
    const doubled = zone === 'America/Chicago' ? '01:30' : '02:30';
    const first = instantOfWallTime(back, doubled, zone);
    expect(shownAt(zone, first)).toBe(`${back} ${doubled}`);
    expect(shownAt(zone, first + 3_600_000)).toBe(`${back} ${doubled}`);
  },
);

it('a span ends after its start at every quarter of an hour, also across skipped hours', () => {
  const day = fc.constantFrom(
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-10-04',
    '2026-10-25',
    '2026-11-01',
  );
  const quarter = fc.integer({ min: 0, max: 95 });
  const clock = (at: number): string =>
    `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`;
  fc.assert(
    fc.property(day, quarter, quarter, fc.constantFrom(...zones), (date, one, other, zone) => {
      fc.pre(one !== other);
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const { start, end } = spanOfWallTimes(date, clock(from), clock(to), zone);
      expect(end).toBeGreaterThan(start);
      // The length differs from the wall clock by at most the hour of the clock change.
      expect(Math.abs(end - start - (to - from) * 900_000)).toBeLessThanOrEqual(3_600_000);
    }),
  );
});
