import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';
import { countOpenSeats, openSeatKinds, openSeatSpan } from './open-seats.ts';

const seat = fc.record({
  kind: fc.constantFrom(...openSeatKinds),
  date: fc.integer({ min: 0, max: 90 }).map((days) => addDays('2026-11-25', days)),
  group: fc.constantFrom(null, 4, 9),
  location: fc.constantFrom(null, 3),
  count: fc.nat(3),
});

it('SHELL-R34 neither loses nor invents a seat, and lists each place of a week once', () => {
  fc.assert(
    fc.property(fc.array(seat, { maxLength: 40 }), (seats) => {
      const lines = countOpenSeats(seats);
      const keys = lines.map(({ week, kind, group, location }) => [week, kind, group, location].join(' '));
      expect(new Set(keys).size).toBe(keys.length);
      for (const line of lines) {
        const own = seats.filter(
          ({ date, kind, group, location, count }) =>
            mondayOf(date) === line.week &&
            kind === line.kind &&
            group === line.group &&
            location === line.location &&
            count > 0,
        );
        expect(line.count).toBe(own.reduce((sum, { count }) => sum + count, 0));
        expect(line.date).toBe(own.map(({ date }) => date).sort()[0]);
      }
      const all = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
      expect(all(lines)).toBe(all(seats));
    }),
  );
});

it('SHELL-R34 lists weeks in order, and within a week the kinds of the screen', () => {
  fc.assert(
    fc.property(fc.array(seat, { maxLength: 40 }), (seats) => {
      const lines = countOpenSeats(seats);
      for (const [index, line] of lines.entries()) {
        const next = lines[index + 1];
        if (!next) continue;
        expect(line.week <= next.week).toBe(true);
        if (line.week === next.week)
          expect(openSeatKinds.indexOf(line.kind)).toBeLessThanOrEqual(openSeatKinds.indexOf(next.kind));
      }
    }),
  );
});

it('SHELL-R34 covers 13 weeks from today to a Sunday', () => {
  expect(openSeatSpan('2026-11-25')).toEqual({ from: '2026-11-25', to: '2027-02-21' });
  expect(openSeatSpan('2026-11-23').to).toBe('2027-02-21');
});
