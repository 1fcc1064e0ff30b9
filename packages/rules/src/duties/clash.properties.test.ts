import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Clash, clashesOf, type DutySpan, withoutPrivate } from './clash.ts';
import { dutyKindNames } from './duty-kind.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const duties = fc
  .record({
    id: fc.nat(),
    kind: fc.constantFrom(...dutyKindNames),
    meetingId: fc.option(fc.nat(3)),
    date: fc.constantFrom('2026-11-23', '2026-11-25', '2026-11-29', '2026-11-30'),
    hour: fc.integer({ min: 8, max: 20 }),
    hours: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ hour, hours, ...duty }): DutySpan => ({ ...duty, from: clock(hour), to: clock(hour + hours) }));
const free = { away: [], times: [], limits: [] };
const codes = (one: DutySpan, other: DutySpan) => clashesOf(one, [other], free).map(({ code }) => code);

it('X-LEDGER-1 clashes are symmetric, and a duty never clashes with itself', () => {
  fc.assert(
    fc.property(duties, duties, (one, other) => {
      fc.pre(one.id !== other.id);
      expect(codes(one, other)).toEqual(codes(other, one));
      expect(codes(one, { ...other, id: one.id })).toEqual([]);
    }),
  );
});

it('X-LEDGER-1 overlapping times clash, adjacent times and other weeks do not', () => {
  fc.assert(
    fc.property(duties, duties, (one, other) => {
      fc.pre(one.id !== other.id && (one.meetingId === null || one.meetingId !== other.meetingId));
      const overlap = one.date === other.date && one.from < other.to && other.from < one.to;
      expect(codes(one, other).includes('same-time')).toBe(overlap);
      if ((one.date === '2026-11-30') !== (other.date === '2026-11-30'))
        expect(codes(one, other)).toEqual([]);
    }),
  );
});

const part: DutySpan = {
  id: 1,
  kind: 'part',
  meetingId: 5,
  date: '2026-11-25',
  from: '19:00',
  to: '20:45',
};

it('MEET-R17 reports a second part in one meeting or one week, but no prayer', () => {
  expect(codes(part, { ...part, id: 2, kind: 'helper' })).toEqual(['same-meeting']);
  expect(codes(part, { ...part, id: 2, kind: 'prayer' })).toEqual([]);
  expect(codes(part, { ...part, id: 2, kind: 'prayer', meetingId: 6 })).toEqual(['same-time']);
  const sunday = { ...part, id: 2, meetingId: 6, date: '2026-11-29', from: '10:00', to: '11:45' };
  expect(codes(part, sunday)).toEqual(['same-week']);
  expect(codes(part, { ...sunday, kind: 'prayer' })).toEqual([]);
  expect(codes(part, { ...sunday, date: '2026-11-30' })).toEqual([]);
  expect(clashesOf(part, [{ ...sunday, id: 7 }], free)).toEqual([
    { code: 'same-week', duty: 7, kind: sunday.kind, date: sunday.date },
  ]);
});

it('X-FAIR-60 reports two prayers or two tasks of one meeting, but no prayer with a task', () => {
  const prayer: DutySpan = { ...part, id: 2, kind: 'prayer' };
  const task: DutySpan = { ...part, id: 3, kind: 'task' };
  expect(codes(prayer, { ...prayer, id: 4 })).toEqual(['same-meeting']);
  expect(codes(task, { ...task, id: 5 })).toEqual(['same-meeting']);
  expect(codes(prayer, task)).toEqual([]);
  const sunday = { ...prayer, id: 4, meetingId: 6, date: '2026-11-29', from: '10:00', to: '11:45' };
  expect(codes(prayer, sunday)).toEqual([]);
});

it('ATTEND-O2 reports a platform part together with door duty, but no prayer and no task', () => {
  const door: DutySpan = { ...part, id: 2, kind: 'responsibility' };
  expect(codes(part, door)).toEqual(['same-meeting']);
  expect(codes(door, { ...door, id: 3 })).toEqual(['same-meeting']);
  expect(codes(door, { ...part, kind: 'prayer' })).toEqual([]);
  expect(codes(part, { ...door, kind: 'task' })).toEqual([]);
});

it('X-LEDGER-1 only platform duties clash within a week: a cart or a door on another day does not', () => {
  const saturday = { ...part, id: 2, meetingId: null, date: '2026-11-28', from: '09:00', to: '10:00' };
  expect(codes(part, { ...saturday, kind: 'cart' })).toEqual([]);
  expect(codes(part, { ...saturday, kind: 'conductor' })).toEqual([]);
  expect(codes(part, { ...saturday, meetingId: 6, kind: 'responsibility' })).toEqual([]);
  expect(codes({ ...part, meetingId: null, kind: 'cart' }, { ...part, id: 2 })).toEqual(['same-time']);
});

it('MEET-R17 days away include their first and last day', () => {
  const away = (start_date: string, end_date: string) =>
    clashesOf(part, [], { ...free, away: [{ start_date, end_date }] });
  expect(away('2026-11-20', '2026-11-25')).toEqual([{ code: 'away', from: '2026-11-20', to: '2026-11-25' }]);
  expect(away('2026-11-25', '2026-11-30')).toHaveLength(1);
  expect(away('2026-11-20', '2026-11-24')).toEqual([]);
  expect(away('2026-11-26', '2026-11-30')).toEqual([]);
});

const wednesdays = { days: 4, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null };

it('AVAIL-R1 AVAIL-R2 reports a time that the person cannot, and a month that is full', () => {
  const cannot = (from_at: string) => clashesOf(part, [], { ...free, times: [{ ...wednesdays, from_at }] });
  expect(cannot('17:00')).toEqual([{ code: 'cannot' }]);
  expect(cannot('20:45')).toEqual([]);
  const limits = [{ area: 'programme' as const, most_a_month: 1, pace: 'usual' as const }];
  const first = { ...part, id: 2, meetingId: 4, date: '2026-11-04' };
  expect(clashesOf(part, [first], { ...free, limits })).toEqual([{ code: 'month-full', most: 1 }]);
  expect(clashesOf(part, [{ ...first, date: '2026-10-28' }], { ...free, limits })).toEqual([]);
});

it('AVAIL-R3 hides private reasons behind one word, and nothing else', () => {
  const reasons: Clash[] = [
    { code: 'month-full', most: 2 },
    { code: 'away', from: '2026-11-20', to: '2026-11-25' },
    { code: 'cannot' },
    { code: 'pair', with: 5 },
  ];
  expect(withoutPrivate(reasons)).toEqual([{ code: 'cannot' }, reasons[1]]);
  expect(withoutPrivate([reasons[1]!])).toEqual([reasons[1]]);
});
