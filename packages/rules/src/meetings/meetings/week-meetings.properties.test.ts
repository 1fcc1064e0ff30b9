import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { followUsual, heldOn, isInWeek, missingMeetings, usualTime } from './week-meetings.ts';

const dates = fc
  .integer({ min: 0, max: 11_000 })
  .map((days) => Temporal.PlainDate.from('2015-01-01').add({ days }).toString());

it('MEET-O5 creates each midweek meeting of this week and the next 26, and each weekend meeting of one year, once', () => {
  fc.assert(
    fc.property(dates, fc.nat(), (today, kept) => {
      const all = missingMeetings(today, []);
      expect(all.map(({ type }) => type).sort()).toEqual([
        ...Array(27).fill('clam'),
        ...Array(53).fill('public'),
      ]);
      expect(all.filter(({ type }) => type === 'clam').at(-1)!.week).toBe(all[26 * 2]!.week);
      const first = Temporal.PlainDate.from(all[0]!.week);
      expect(first.dayOfWeek).toBe(1);
      expect(first.until(today).days).toBeLessThan(7);
      expect(Temporal.PlainDate.compare(first, today)).toBeLessThanOrEqual(0);
      expect(first.until(all.at(-1)!.week).days).toBe(52 * 7);
      expect(missingMeetings(today, all)).toEqual([]);
      const one = all[kept % all.length]!;
      expect(
        missingMeetings(
          today,
          all.filter((meeting) => meeting !== one),
        ),
      ).toEqual([one]);
    }),
  );
});

it('a meeting is on its weekday of the week that begins on Monday; 0 is Sunday', () => {
  expect([heldOn('2026-11-23', 1), heldOn('2026-11-23', 3), heldOn('2026-11-23', 0)]).toEqual([
    '2026-11-23',
    '2026-11-25',
    '2026-11-29',
  ]);
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 6 }), (date, day) => {
      const monday = missingMeetings(date, [])[0]!.week;
      expect(Temporal.PlainDate.from(heldOn(monday, day)).dayOfWeek % 7).toBe(day);
      expect(isInWeek(heldOn(monday, day), monday)).toBe(true);
      expect(isInWeek(date, monday)).toBe(true);
    }),
  );
  expect(isInWeek('2026-11-30', '2026-11-23')).toBe(false);
  expect(isInWeek('2026-11-22', '2026-11-23')).toBe(false);
});

it('MEET-O5 future meetings follow the settings unless moved; past ones, and those that would become past, stay unchanged', () => {
  const day = fc.integer({ min: 0, max: 6 });
  const hour = fc.constantFrom('10:00', '19:00', '19:30');
  const settings = fc.record({
    clam_day: day,
    clam_start_time: hour,
    public_day: day,
    public_start_time: hour,
  });
  fc.assert(
    fc.property(dates, settings, settings, fc.nat(), fc.boolean(), (today, before, after, nth, moved) => {
      const all = missingMeetings(today, []);
      const meeting = all[nth % all.length]!;
      const was = { ...meeting, ...usualTime(meeting, before, 'Europe/Berlin'), moved };
      const time = followUsual(was, usualTime(was, after, 'Europe/Berlin'), today);
      const usual = usualTime(meeting, after, 'Europe/Berlin');
      const ahead = was.held_on > today && usual.held_on > today;
      const differs = usual.held_on !== was.held_on || usual.starts_at !== was.starts_at;
      expect(time).toEqual(!moved && ahead && differs ? usual : null);
      if (time) expect(isInWeek(time.held_on, meeting.week)).toBe(true);
    }),
  );
});

const settings = { clam_day: 3, clam_start_time: '19:00', public_day: 0, public_start_time: '10:00' };
const week = '2026-11-23';

it('MEET-O5 midweek and weekend meetings have separate days and times', () => {
  expect(usualTime({ week, type: 'clam' }, settings, 'Europe/Berlin')).toEqual({
    held_on: '2026-11-25',
    starts_at: '19:00',
  });
  expect(usualTime({ week, type: 'public' }, settings, 'Europe/Berlin')).toEqual({
    held_on: '2026-11-29',
    starts_at: '10:00',
  });
});

it('MEET-O5 a meeting of today stays unchanged, and no meeting is moved to today', () => {
  const was = { week, type: 'clam', held_on: '2026-11-26', starts_at: '19:00', moved: false } as const;
  const follow = (today: string) =>
    followUsual(was, usualTime(was, settings, 'Europe/Berlin'), today)?.held_on ?? null;
  expect(follow('2026-11-24')).toBe('2026-11-25');
  expect(follow('2026-11-25')).toBeNull();
  const earlier = { ...was, held_on: '2026-11-24' };
  expect(followUsual(earlier, usualTime(earlier, settings, 'Europe/Berlin'), '2026-11-24')).toBeNull();
  expect(followUsual(earlier, usualTime(earlier, settings, 'Europe/Berlin'), '2026-11-23')?.held_on).toBe(
    '2026-11-25',
  );
});

it('MEET-O5 lists the midweek meeting of a week before the weekend meeting', () => {
  expect(missingMeetings(week, []).slice(0, 3)).toEqual([
    { week, type: 'clam' },
    { week, type: 'public' },
    { week: '2026-11-30', type: 'clam' },
  ]);
});

it('MEET-O5.2 a meeting starts later in the week in which a clock change skips its time', () => {
  const early = { ...settings, public_start_time: '02:30' };
  const startIn = (monday: string, zone: string) =>
    usualTime({ week: monday, type: 'public' }, early, zone).starts_at;
  expect(startIn('2027-03-22', 'Europe/Berlin')).toBe('03:30');
  expect(startIn('2027-03-29', 'Europe/Berlin')).toBe('02:30');
  expect(startIn('2027-03-22', 'America/Chicago')).toBe('02:30');
  const stored = { week: '2027-03-22', type: 'public', held_on: '2027-03-28', starts_at: '03:30' } as const;
  const usual = usualTime(stored, early, 'Europe/Berlin');
  expect(followUsual({ ...stored, moved: false }, usual, '2027-03-01')).toBeNull();
});
