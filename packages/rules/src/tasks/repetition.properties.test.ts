import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { runs } from '../testing/ring.ts';
import { todayIn } from '../time/today-in.ts';
import { type RepeatedTask, slotsUntil, taskDates, taskFrequencies } from './repetition.ts';

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days));
const task: fc.Arbitrary<RepeatedTask> = fc.record({
  frequency: fc.constantFrom(...taskFrequencies),
  day_of_week: fc.integer({ min: 0, max: 6 }),
  week_of_month: fc.integer({ min: 0, max: 4 }),
  anchor: day,
});

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);
const monthOf = (date: string): number => utc(date).getUTCFullYear() * 12 + utc(date).getUTCMonth();

/** Whether the day is the wanted weekday of its month. */
function isInMonth({ week_of_month }: RepeatedTask, date: string): boolean {
  const number = utc(date).getUTCDate();
  if (week_of_month < 4) return Math.ceil(number / 7) === week_of_month + 1;
  return monthOf(addDays(date, 7)) !== monthOf(date);
}

/** Walks day by day from the anchor. */
function oracle(repeated: RepeatedTask, to: string): string[] {
  const { frequency, day_of_week, anchor } = repeated;
  const step = { week: 1, fortnight: 2, month: 1, quarter: 3, 'half-year': 6, year: 12 }[frequency];
  const byWeek = frequency === 'week' || frequency === 'fortnight';
  const found: string[] = [];
  let seen = 0;
  let month: number | null = null;
  for (let date = anchor; date <= to; date = addDays(date, 1)) {
    if (utc(date).getUTCDay() !== day_of_week || !(byWeek || isInMonth(repeated, date))) continue;
    month ??= monthOf(date);
    if ((byWeek ? seen : monthOf(date) - month) % step === 0) found.push(date);
    seen += 1;
  }
  return found;
}

it('X-TASKS-2 the days of a task are those of a walk over every day', () => {
  fc.assert(
    fc.property(task, day, fc.integer({ min: 0, max: 400 }), (repeated, from, length) => {
      const to = addDays(from, length);
      const expected = oracle(repeated, to).filter((date) => date >= from);
      expect(taskDates(repeated, from, to)).toEqual(expected);
    }),
    runs(60, 400),
  );
});

it('X-TASKS-2 every night of a year with clock changes adds the days that a single run makes', () => {
  fc.assert(
    fc.property(
      task,
      fc.constantFrom('Australia/Hobart', 'Europe/Berlin', 'America/St_Johns'),
      (repeated, zone) => {
        const start = Date.UTC(2026, 0, 1, 3, 27);
        const made = new Set<string>();
        let last = '';
        for (let night = 0; night < 365; night += 1) {
          const today = todayIn(zone, start + night * 86_400_000);
          for (const date of taskDates(repeated, today, slotsUntil(today))) made.add(date);
          last = slotsUntil(today);
        }
        const first = todayIn(zone, start);
        expect([...made].sort()).toEqual(taskDates(repeated, first, last));
      },
    ),
    runs(5, 60),
  );
});
