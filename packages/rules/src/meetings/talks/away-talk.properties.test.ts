import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { instantOfWallTime, mondayOf } from '../../time/wall-time.ts';
import { type ArrangedTalk, decideAwaySaving, homeSpanOf, hostDayOf } from './away-talk.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const zone = fc.constantFrom(
  'Australia/Hobart',
  'Australia/Perth',
  'Pacific/Auckland',
  'Europe/London',
  'UTC',
);
const clock = fc.integer({ min: 0, max: 287 }).map((at) => {
  const minutes = at * 5;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

it("AWAY-O1 WKND-R18 the talk is on the host's meeting day in the week of the date, with Sunday as the last day", () =>
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 6 }), (date, publicDay) => {
      const held = hostDayOf(date, publicDay);
      expect(mondayOf(held)).toBe(mondayOf(date));
      expect(new Date(`${held}T00:00:00Z`).getUTCDay()).toBe(publicDay);
    }),
  ));

it("AWAY-O4 the start by the home clock is the same instant as by the host's clock", () =>
  fc.assert(
    fc.property(day, clock, zone, zone, (held_on, starts_at, host, home) => {
      const at = instantOfWallTime(held_on, starts_at, host);
      const span = homeSpanOf({ held_on, starts_at, zone: host }, home);
      // A skipped or repeated hour can be read either way.
      const moment = Math.abs(instantOfWallTime(span.date, span.from, home) - at);
      expect([0, 3_600_000, 1_800_000]).toContain(moment);
      expect(span.from < span.to).toBe(true);
      if (host === home && moment === 0) expect([span.date, span.from]).toEqual([held_on, starts_at]);
    }),
  ));

it('AWAY-O4 a talk two hours west is in the afternoon at home', () =>
  expect(
    homeSpanOf({ held_on: '2026-12-13', starts_at: '09:30', zone: 'Australia/Perth' }, 'Australia/Hobart'),
  ).toEqual({ date: '2026-12-13', from: '12:30', to: '14:15' }));

const arranged: fc.Arbitrary<ArrangedTalk & { wasAsked: boolean }> = fc.record({
  person_id: fc.integer({ min: 1, max: 3 }),
  host_id: fc.integer({ min: 1, max: 3 }),
  held_on: fc.constantFrom('2026-12-13', '2026-12-20'),
  number: fc.integer({ min: 1, max: 3 }),
  confirmed: fc.constantFrom(0, 1, 2),
  wasAsked: fc.boolean(),
});

it('AWAY-R9 WKND-O3 WKND-O4 another speaker, host or date is a new question; another talk keeps the answer and notifies; no change does nothing', () =>
  fc.assert(
    fc.property(arranged, arranged, fc.boolean(), (before, after, confirmation) => {
      const saving = decideAwaySaving(before, after, confirmation);
      const isSame =
        before.person_id === after.person_id &&
        before.host_id === after.host_id &&
        before.held_on === after.held_on;
      expect(saving.asks && !confirmation).toBe(false);
      expect(saving.asks && saving.tells).toBe(false);
      if (!isSame)
        expect(saving).toEqual({
          confirmed: confirmation ? 0 : 1,
          asks: confirmation,
          resets: true,
          tells: false,
        });
      else {
        expect(saving.tells).toBe(before.wasAsked && before.number !== after.number);
        if (before.wasAsked && confirmation)
          expect([saving.confirmed, saving.resets]).toEqual([before.confirmed, false]);
      }
      // Nobody is asked twice about the same talk.
      if (isSame && before.wasAsked) expect(saving.asks).toBe(false);
      if (before.confirmed === 2 && isSame) expect(saving.confirmed).toBe(2);
    }),
  ));

it('WKND-O1 a new talk is asked about, or entered as confirmed', () => {
  const after = { person_id: 1, host_id: 2, held_on: '2026-12-13', number: 12 };
  expect(decideAwaySaving(null, after, true)).toMatchObject({ confirmed: 0, asks: true });
  expect(decideAwaySaving(null, after, false)).toMatchObject({ confirmed: 1, asks: false });
});
