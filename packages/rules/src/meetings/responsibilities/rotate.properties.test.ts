import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DutySpan } from '../../duties/clash.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { runs } from '../../testing/ring.ts';
import { passReason } from './pass-over.ts';
import { dutyKindOf, isInScope, meetingScopes, periodOf, turnFrequencies } from './responsibility.ts';
import { type FilledPlace, type RotatedMeeting, type Rotation, rotate } from './rotate.ts';

const monday = '2026-11-23';

const meetings: RotatedMeeting[] = Array.from({ length: 26 }, (_, index) => {
  const week = addDays(monday, 7 * Math.floor(index / 2));
  const midweek = index % 2 === 0;
  return {
    id: index + 1,
    week,
    date: addDays(week, midweek ? 2 : 6),
    type: midweek ? 'clam' : 'public',
    from: midweek ? '19:00' : '10:00',
    to: midweek ? '20:45' : '11:45',
  };
});

const scope = fc.constantFrom(...meetingScopes);
const personIds = [1, 2, 3, 4, 5, 6];

const responsibilities = fc.array(
  fc.record({
    kind: fc.constantFrom('attendant', 'sound', 'cleaning'),
    frequency: fc.constantFrom(...turnFrequencies),
    anchor: fc.constantFrom(monday, addDays(monday, -7)),
    scope,
    places: fc.integer({ min: 1, max: 2 }),
    byGroup: fc.boolean(),
    takers: fc.uniqueArray(fc.record({ id: fc.constantFrom(...personIds), scope }), {
      selector: ({ id }) => id,
      maxLength: 6,
    }),
  }),
  { minLength: 1, maxLength: 3 },
);

const given = fc.array(
  fc.record({
    person: fc.constantFrom(...personIds),
    meeting: fc.nat({ max: 25 }),
    kind: fc.constantFrom<DutySpan['kind']>('part', 'prayer', 'chairman'),
  }),
  { maxLength: 12 },
);
const absences = fc.array(
  fc.record({ person: fc.constantFrom(...personIds), from: fc.nat({ max: 90 }), days: fc.nat({ max: 20 }) }),
  { maxLength: 6 },
);

/** Some people cannot on Wednesday evenings, some have at most so many duties a month. */
const wishes = fc.array(
  fc.record({
    person: fc.constantFrom(...personIds),
    cannot: fc.boolean(),
    most_a_month: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  { maxLength: 4 },
);
const wednesdays = { days: 4, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null };

const rotations: fc.Arbitrary<Rotation> = fc
  .record({ responsibilities, given, absences, wishes })
  .map(({ responsibilities: all, given: parts, absences: spans, wishes: said }) => ({
    responsibilities: all.map((of, index) => ({ ...of, id: index + 1 })),
    meetings,
    kept: [],
    turns: [],
    people: new Map(
      personIds.map((id) => [
        id,
        {
          away: spans
            .filter(({ person }) => person === id)
            .map(({ from, days }) => ({
              start_date: addDays(monday, from),
              end_date: addDays(monday, from + days),
            })),
          times: said.some(({ person, cannot }) => person === id && cannot) ? [wednesdays] : [],
          limits: said
            .filter(({ person }) => person === id)
            .map(({ most_a_month }) => ({ area: 'duties' as const, most_a_month, pace: 'usual' as const })),
          duties: parts
            .filter(({ person }) => person === id)
            .map(({ meeting, kind }, index): DutySpan => {
              const { id: meetingId, date, from, to } = meetings[meeting]!;
              return { id: 1000 * id + index, kind, meetingId, date, from, to };
            }),
        },
      ]),
    ),
  }));

const find = (all: readonly FilledPlace[], meetingId: number) =>
  all.filter((place) => place.meetingId === meetingId);

const monthOf = (meetingId: number): string => meetings[meetingId - 1]!.date.slice(0, 7);
const findInMonth = (all: readonly FilledPlace[], meetingId: number) =>
  all.filter((place) => monthOf(place.meetingId) === monthOf(meetingId));

it('ATTEND-O1 filling thirteen weeks at once equals filling them week by week, for any frequencies', () => {
  fc.assert(
    fc.property(rotations, (rotation) => {
      let kept: FilledPlace[] = [];
      for (let week = 0; week < 13; week++) {
        const filled = rotate({ ...rotation, meetings: meetings.slice(0, 2 * week + 2), kept });
        kept = filled.filter(({ takerId }) => takerId !== null);
      }
      expect(kept).toEqual(rotate(rotation).filter(({ takerId }) => takerId !== null));
    }),
    runs(150),
  );
});

it('ATTEND-O2 AVAIL-R1 AVAIL-R2 assigns nobody who is passed over, and leaves a place open only if all are passed over', () => {
  fc.assert(
    fc.property(rotations, (rotation) => {
      const filled = rotate(rotation);
      const spans = (id: number, without: FilledPlace): DutySpan[] => [
        ...rotation.people.get(id)!.duties,
        ...findInMonth(filled, without.meetingId)
          .filter((place) => place !== without && place.takerId === id)
          .filter((place) => !rotation.responsibilities[place.responsibilityId - 1]!.byGroup)
          .map((place) => spanOf(rotation, place, 7)),
      ];
      for (const place of filled) {
        const of = rotation.responsibilities[place.responsibilityId - 1]!;
        const meeting = meetings[place.meetingId - 1]!;
        const reasonFor = (id: number) =>
          passReason(
            {
              scope: of.takers.find((one) => one.id === id)!.scope,
              ...rotation.people.get(id)!,
              duties: spans(id, place),
            },
            spanOf(rotation, place, 8),
            meeting.type,
          );
        if (of.byGroup) continue;
        if (place.takerId !== null) expect(reasonFor(place.takerId)).toBeNull();
        else
          expect(of.takers.filter(({ id }) => reasonFor(id) === null && !isThere(filled, place, id))).toEqual(
            [],
          );
      }
    }),
    runs(150),
  );
});

const isThere = (filled: readonly FilledPlace[], place: FilledPlace, id: number): boolean =>
  filled.some(
    ({ responsibilityId, meetingId, takerId }) =>
      responsibilityId === place.responsibilityId && meetingId === place.meetingId && takerId === id,
  );

const spanOf = (rotation: Rotation, place: FilledPlace, id: number): DutySpan => {
  const { date, from, to } = meetings[place.meetingId - 1]!;
  const kind = dutyKindOf(rotation.responsibilities[place.responsibilityId - 1]!.kind);
  return { id, kind, meetingId: place.meetingId, date, from, to };
};

it('ATTEND-O1 every meeting in scope has all its places, and other meetings none', () => {
  fc.assert(
    fc.property(rotations, (rotation) => {
      const filled = rotate(rotation);
      for (const of of rotation.responsibilities)
        for (const meeting of meetings)
          expect(
            find(filled, meeting.id).filter(({ responsibilityId }) => responsibilityId === of.id),
          ).toHaveLength(isInScope(of.scope, meeting.type) ? of.places : 0);
    }),
    runs(50),
  );
});

it('ATTEND-O3 a fixed place stays, and counts as a turn of its person', () => {
  fc.assert(
    fc.property(rotations, fc.nat(), fc.constantFrom(...personIds, null), (rotation, at, takerId) => {
      const free = rotate(rotation);
      if (free.length === 0) return;
      const { takerId: _, ...key } = free[at % free.length]!;
      const kept = { ...key, takerId };
      const again = rotate({ ...rotation, kept: [kept] });
      expect(again).toContainEqual(kept);
      expect(again.map(({ takerId: _taker, ...place }) => place)).toEqual(
        free.map(({ takerId: _taker, ...place }) => place),
      );
    }),
    runs(100),
  );
  const rotation = exampleOf([1, 2, 3]);
  const byHand = { responsibilityId: 1, meetingId: 1, place: 1, takerId: 3 };
  expect(rotate({ ...rotation, kept: [byHand] }).map(({ takerId }) => takerId)).toEqual([3, 1, 2, 3]);
});

it('ATTEND-O1 considers the turns before the first week', () => {
  const before = { id: 90, week: addDays(monday, -7), date: addDays(monday, -1) };
  const turns = [{ responsibilityId: 1, takerId: 1, meeting: before, place: 1 }];
  expect(rotate({ ...exampleOf([1, 2, 3]), turns }).map(({ takerId }) => takerId)).toEqual([2, 3, 1, 2]);
});

const exampleOf = (ids: number[]): Rotation => ({
  responsibilities: [
    {
      id: 1,
      kind: 'attendant',
      frequency: 'meeting',
      anchor: monday,
      scope: 'both',
      places: 1,
      byGroup: false,
      takers: ids.map((id) => ({ id, scope: 'both' })),
    },
  ],
  meetings: meetings.slice(0, 4),
  kept: [],
  turns: [],
  people: new Map(ids.map((id) => [id, { away: [], times: [], limits: [], duties: [] }])),
});

it('ATTEND-O1 with weekly turns one person has both meetings of a week, and two duties have two people', () => {
  const rotation = exampleOf([1, 2, 3]);
  const weekly = { ...rotation.responsibilities[0]!, frequency: 'week' as const };
  expect(rotate({ ...rotation, responsibilities: [weekly] }).map(({ takerId }) => takerId)).toEqual([
    1, 1, 2, 2,
  ]);
  expect(periodOf(weekly, meetings[0]!)).toBe(periodOf(weekly, meetings[1]!));
  const two = { ...rotation, responsibilities: [weekly, { ...weekly, id: 2 }] };
  expect(find(rotate(two), 1).map(({ takerId }) => takerId)).toEqual([1, 2]);
});

it("X-AV groups take turns independent of their members' duties", () => {
  const rotation = exampleOf([11, 12]);
  const cleaning = { ...rotation.responsibilities[0]!, kind: 'cleaning' as const, byGroup: true };
  expect(
    rotate({ ...rotation, people: new Map(), responsibilities: [cleaning] }).map(({ takerId }) => takerId),
  ).toEqual([11, 12, 11, 12]);
});
