import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { talkDates } from './talk-dates.ts';

const today = '2026-11-23';
const talk = fc.record({
  number: fc.integer({ min: 1, max: 4 }),
  date: fc.integer({ min: -900, max: 90 }).map((days) => addDays(today, days)),
});

it('WKND-R12 returns the newest date up to today, the oldest date, and the count', () => {
  fc.assert(
    fc.property(fc.array(talk), (talks) => {
      const given = talkDates(talks, today);
      for (const { number, first, last, times } of given) {
        const days = talks
          .filter((one) => one.number === number && one.date <= today)
          .map(({ date }) => date)
          .sort();
        expect([days[0], days.at(-1), days.length]).toEqual([first, last, times]);
      }
      const held = talks.filter(({ date }) => date <= today).map(({ number }) => number);
      expect(given.map(({ number }) => number)).toEqual([...new Set(held)].sort());
    }),
  );
});
