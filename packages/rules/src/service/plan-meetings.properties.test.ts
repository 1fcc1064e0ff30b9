import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import {
  type Circumstances,
  type PlannedTurn,
  planMeetings,
  type RotationGroup,
  type ServiceGroups,
  weeksAhead,
} from './plan-meetings.ts';

const today = '2026-11-24';
const until = addDays(today, 7 * weeksAhead);
const quiet: Circumstances = {
  today,
  until,
  turns: [],
  dealAgain: null,
  isActive: () => true,
  isAway: () => false,
};
const saturday: RotationGroup = {
  id: 1,
  frequency: 'week',
  dayOfWeek: 6,
  weekOfMonth: 0,
  anchor: today,
  startsAt: '09:30',
  overseers: [11, 12, 13],
  rotate: true,
  groups: 'all',
  replaces: false,
};
const none: ServiceGroups = { regular: [], special: [], rotation: [] };
const tuesdays = { id: 5, day: 2, startsAt: '09:30', overseerId: 20, groupId: 3 };

const leaders = (rotation: RotationGroup, circumstances: Partial<Circumstances> = {}) =>
  planMeetings({ ...none, rotation: [rotation] }, { ...quiet, ...circumstances }).map(({ leads }) => leads);
const turnsOf = (rotation: RotationGroup, circumstances: Partial<Circumstances> = {}): PlannedTurn[] =>
  planMeetings({ ...none, rotation: [rotation] }, { ...quiet, ...circumstances }).flatMap(
    ({ id, date, leads, byHand }) => (leads === null ? [] : [{ rotationGroupId: id, date, leads, byHand }]),
  );

it('SERVICE-O3 every regular and rotation group meets once a week for 12 weeks, including today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), (day) => {
      const meetings = planMeetings(
        { ...none, regular: [{ ...tuesdays, day }], rotation: [{ ...saturday, dayOfWeek: day }] },
        quiet,
      );
      const dates = meetings.filter(({ origin }) => origin === 'regular').map(({ date }) => date);
      expect(dates).toHaveLength(day === 2 ? 13 : 12);
      expect(meetings.filter(({ origin }) => origin === 'rotation').map(({ date }) => date)).toEqual(dates);
      expect(
        dates.every((date) => new Date(date).getUTCDay() === day && date >= today && date <= until),
      ).toBe(true);
    }),
  );
});

it('SERVICE-O3 planning again on a later day changes no planned turn', () => {
  const away = fc.array(fc.tuple(fc.constantFrom(11, 12, 13), fc.integer({ min: 0, max: 13 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(away, fc.integer({ min: 0, max: 60 }), (absent, later) => {
      const gone = new Set(absent.map(([person, week]) => `${person} ${addDays('2026-11-28', 7 * week)}`));
      const isAway = (person: number, date: string) => gone.has(`${person} ${date}`);
      const first = turnsOf(saturday, { isAway });
      const again = { today: addDays(today, later), until: addDays(until, later), turns: first, isAway };
      const second = turnsOf(saturday, again);
      expect(second.filter(({ date }) => date <= until)).toEqual(
        first.filter(({ date }) => date >= again.today),
      );
    }),
  );
});

it('SERVICE-O3 an overseer who is away, left or was removed from the list loses future turns, the others keep theirs', () => {
  const before = turnsOf(saturday);
  const free = before.filter(({ leads }) => leads === 12).map(({ date }) => date);
  for (const change of [
    { isActive: (person: number) => person !== 12 },
    { isAway: (person: number) => person === 12 },
  ]) {
    const after = turnsOf(saturday, { turns: before, ...change });
    expect(after.map(({ leads }) => leads)).not.toContain(12);
    expect(after.filter(({ date }) => !free.includes(date))).toEqual(
      before.filter(({ date }) => !free.includes(date)),
    );
  }
  expect(leaders({ ...saturday, overseers: [11, 13] }, { turns: before })).not.toContain(12);
  expect(leaders({ ...saturday, overseers: [] }, { turns: before }).every((leads) => leads === null)).toBe(
    true,
  );
});

it('SERVICE-O3 a new order applies after today, and manually chosen leaders stay', () => {
  const before = turnsOf(saturday).map((turn, index) =>
    index === 2 ? { ...turn, leads: 40, byHand: true } : turn,
  );
  const dealt = leaders({ ...saturday, overseers: [13, 12, 11] }, { turns: before, dealAgain: 1 });
  expect(dealt.slice(0, 4)).toEqual([13, 12, 40, 11]);
  expect(leaders(saturday, { turns: before, dealAgain: 2 }).slice(0, 4)).toEqual([11, 12, 40, 11]);
  const held = { turns: before, today: '2026-11-28', dealAgain: 1 };
  expect(leaders({ ...saturday, overseers: [13, 12, 11] }, held)[0]).toBe(11);
  const left = { turns: before, isActive: (person: number) => person !== 40 };
  expect(
    planMeetings({ ...none, rotation: [saturday] }, { ...quiet, ...left }).filter(({ byHand }) => byHand),
  ).toEqual([]);
});

it('SERVICE-O3 without rotation the first available overseer of the list leads', () => {
  const fixed = { ...saturday, rotate: false };
  expect(new Set(leaders(fixed))).toEqual(new Set([11]));
  expect(new Set(leaders(fixed, { isActive: (person) => person !== 11 }))).toEqual(new Set([12]));
});

it('SERVICE-O1 a regular meeting is replaced on that date only, with a reference to the other meeting', () => {
  const special = {
    id: 7,
    date: '2026-12-01',
    startsAt: '10:00',
    overseerId: 21,
    groups: [3],
    replaces: true,
  };
  const plan = (change: object) =>
    planMeetings({ ...none, regular: [tuesdays], special: [{ ...special, ...change }] }, quiet).filter(
      ({ hiddenBy }) => hiddenBy !== null,
    );
  expect(plan({})).toMatchObject([
    { origin: 'regular', date: '2026-12-01', hiddenBy: { origin: 'special', id: 7 } },
  ]);
  expect(plan({ replaces: false })).toEqual([]);
  expect(plan({ groups: [4] })).toEqual([]);
  expect(plan({ date: '2026-12-02' })).toEqual([]);
  const rotation = { ...saturday, dayOfWeek: 2, groups: [3], replaces: true };
  expect(
    planMeetings({ ...none, regular: [tuesdays], rotation: [rotation] }, quiet)
      .filter(({ origin }) => origin === 'regular')
      .every(({ hiddenBy }) => hiddenBy?.origin === 'rotation'),
  ).toBe(true);
});

it('a special group is planned on any date, and has no leader after its overseer left', () => {
  const special = {
    id: 7,
    date: '2024-01-06',
    startsAt: '10:00',
    overseerId: 21,
    groups: [3],
    replaces: true,
  };
  expect(planMeetings({ ...none, special: [special] }, quiet)).toMatchObject([
    { date: '2024-01-06', leads: 21 },
  ]);
  expect(
    planMeetings(
      { ...none, special: [special], regular: [tuesdays] },
      { ...quiet, isActive: () => false },
    ).map(({ leads }) => leads),
  ).toEqual(Array.from({ length: 14 }, () => null));
});
