import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJoinable, nextJoinableChange } from './joinable.ts';
import { onlineMeetings } from './online-meeting.ts';

const zone = 'Australia/Hobart';
const schedule = {
  on: true,
  clam_url: 'https://meet.example/clam',
  public_url: 'https://meet.example/public',
};
const clam = { type: 'clam', week: '2026-11-23', held_on: '2026-11-25', starts_at: '19:00' } as const;
const weekend = { type: 'public', week: '2026-11-23', held_on: '2026-11-29', starts_at: '10:00' } as const;
const week = [clam, weekend];
const wednesday = Date.parse('2026-11-25T00:00:00Z');
const sunday = Date.parse('2026-11-29T00:00:00Z');
const minute = 60_000;

it('SHELL-R25 a meeting can be joined from 30 minutes before its start until two hours after', () => {
  fc.assert(
    fc.property(fc.integer({ min: -600, max: 600 }), (minutes) => {
      expect(isJoinable(wednesday, wednesday + minutes * minute)).toBe(minutes >= -30 && minutes <= 120);
    }),
  );
});

it("SHELL-R25 lists the meeting on its day in the congregation's time zone", () => {
  expect(onlineMeetings(schedule, week, [], zone, wednesday)).toEqual([
    { meeting: 'clam', url: 'https://meet.example/clam', startsAt: Date.parse('2026-11-25T08:00:00Z') },
  ]);
  expect(onlineMeetings(schedule, week, [], zone, sunday).map(({ meeting }) => meeting)).toEqual(['public']);
  expect(onlineMeetings(schedule, week, [], zone, wednesday + 26 * 60 * minute)).toEqual([]);
});

it('SHELL-R25 omits meetings without a link, with the module off, or replaced by an event', () => {
  expect(onlineMeetings({ ...schedule, clam_url: null }, week, [], zone, wednesday)).toEqual([]);
  expect(onlineMeetings({ ...schedule, on: false }, week, [], zone, wednesday)).toEqual([]);
  const assembly = {
    start_date: '2026-11-28T09:00',
    end_date: '2026-11-28T16:00',
    cancels_meeting: 'both' as const,
  };
  expect(onlineMeetings(schedule, week, [assembly], zone, wednesday)).toEqual([]);
  expect(onlineMeetings(schedule, week, [assembly], zone, sunday)).toEqual([]);
});

it('SHELL-R25 orders two meetings of one day by start', () => {
  const meetings = (starts_at: string) =>
    onlineMeetings(schedule, [{ ...clam, held_on: '2026-11-29', starts_at }, weekend], [], zone, sunday).map(
      ({ meeting }) => meeting,
    );
  expect(meetings('19:00')).toEqual(['public', 'clam']);
  expect(meetings('08:00')).toEqual(['clam', 'public']);
});

it('SHELL-P6 a moved meeting is listed on its new day and time only', () => {
  const moved = [{ ...clam, held_on: '2026-11-24', starts_at: '19:30' }, weekend];
  expect(onlineMeetings(schedule, moved, [], zone, wednesday)).toEqual([]);
  expect(onlineMeetings(schedule, moved, [], zone, wednesday - 24 * 60 * minute)).toMatchObject([
    { meeting: 'clam', startsAt: Date.parse('2026-11-24T08:30:00Z') },
  ]);
});

it('SHELL-R25 includes the first and the last minute of the join window', () => {
  const minutes = [-31, -30, 120, 121];
  expect(minutes.map((at) => isJoinable(sunday, sunday + at * minute))).toEqual([false, true, true, false]);
});

it('SHELL-R25 whether a meeting can be joined changes exactly at the returned instant', () => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(
      fc.integer({ min: -4 * hour, max: 4 * hour }),
      fc.integer({ min: 0, max: 8 * hour }),
      (now, later) => {
        const change = nextJoinableChange(0, now);
        if (change === null || now + later < change)
          expect(isJoinable(0, now + later)).toBe(isJoinable(0, now));
        if (change !== null) expect(isJoinable(0, change)).toBe(!isJoinable(0, change - 1));
      },
    ),
  );
});
