import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extents } from '../../events/extent.ts';
import { runs } from '../../testing/ring.ts';
import { defaultParts } from './default-parts.ts';
import { lengthOf } from './part-times.ts';
import { seatKey } from './seats.ts';
import { expectPlanned, expectUndone } from './testing/visit-properties.ts';
import { runSteps, visitedWeek } from './testing/visited-weeks.ts';
import {
  placeAmongHeld,
  seatsUnderVisit,
  timeOfVisit,
  visitOfMeeting,
  visitPlan,
  visitTalks,
} from './visit-plan.ts';

it('X-VISIT.2 the end of a visit leaves a week as edits and imports alone have made it', () => {
  fc.assert(
    fc.property(visitedWeek, (week) => expectUndone(runSteps(week))),
    runs(300, 10_000),
  );
});

it('X-VISIT a week with a visit has its talk before the last song, and no midweek study', () => {
  fc.assert(
    fc.property(visitedWeek, (week) => expectPlanned(runSteps(week))),
    runs(300, 10_000),
  );
});

const partsOf = (type: 'clam' | 'public') =>
  defaultParts(type).map(({ section, key, minutes, helperType }, index) => ({
    ...{ id: index + 1, section, key, order: index + 1, minutes },
    ...{ helper_type: helperType, helper_qualification: null, event_id: null as number | null },
  }));
const visited = (type: 'clam' | 'public') =>
  visitPlan(
    [
      ...partsOf(type),
      {
        ...{ ...visitTalks[type], id: 99, order: 1, event_id: 7 as number | null },
        ...{ helper_type: 'none' as const, helper_qualification: null },
      },
    ],
    true,
  );
const told = (type: 'clam' | 'public') =>
  visited(type).held.map(({ section, key, minutes }) => `${section}.${key} ${minutes}`);

it('X-VISIT replaces the midweek study by the service talk after the concluding comments', () => {
  expect(told('clam').slice(-5)).toEqual([
    'living.mid-song 5',
    'living.first 15',
    'living.review 3',
    'living.service-talk 30',
    'living.last-song 5',
  ]);
  expect(visited('clam').suspended.map(({ key }) => key)).toEqual(['study']);
});

it('X-VISIT shortens the Watchtower study, and adds the final talk', () => {
  expect(told('public')).toEqual([
    'talk.song 5',
    'talk.talk 30',
    'watchtower.mid-song 5',
    'watchtower.study 30',
    'watchtower.final-talk 30',
    'watchtower.last-song 5',
  ]);
  const usual = lengthOf(partsOf('public').map((part) => ({ ...part, helperType: part.helper_type })));
  const during = lengthOf(visited('public').held.map((part) => ({ ...part, helperType: part.helper_type })));
  expect(during).toEqual(usual);
});

it('X-VISIT suspends the study, the reader, the public speaker and the classes, and nobody else', () => {
  const suspended = (type: 'clam' | 'public', halls: number) => {
    const parts = defaultParts(type).map((part, index) => ({ ...part, id: index + 1 }));
    const plan = seatsUnderVisit({ type, halls, visited: true }, parts);
    return plan.seats
      .filter((seat) => plan.suspended.has(seatKey(seat)))
      .map(({ kind, partId, hall }) => `${kind} ${parts.find(({ id }) => id === partId)?.key ?? ''} ${hall}`);
  };
  expect(suspended('clam', 1)).toEqual(['part study 1', 'helper study 1']);
  expect(new Set(suspended('clam', 2).map((seat) => seat.at(-1)))).toEqual(new Set(['1', '2']));
  expect(suspended('clam', 2).filter((seat) => seat.endsWith('1'))).toEqual([
    'part study 1',
    'helper study 1',
  ]);
  expect(suspended('public', 1)).toEqual(['part talk 1', 'helper study 1']);
});

const visit = {
  ...{ id: 1, type: 'co' as const, has_speaker: true, cancels_meeting: 'none' as const },
  ...{ extent: 'everyone' as const, start_date: '2026-12-08T19:00', end_date: '2026-12-13T12:00' },
};

it('X-VISIT a visit without a speaker or with a limited extent, and one of a cancelled meeting, changes nothing', () => {
  const meeting = { week: '2026-12-07', type: 'clam' as const };
  expect(visitOfMeeting([visit], meeting)?.id).toBe(1);
  expect(visitOfMeeting([visit], { ...meeting, week: '2026-12-14' })).toBeUndefined();
  expect(visitOfMeeting([{ ...visit, has_speaker: false }], meeting)).toBeUndefined();
  expect(visitOfMeeting([{ ...visit, cancels_meeting: 'clm' }], meeting)).toBeUndefined();
  expect(visitOfMeeting([{ ...visit, cancels_meeting: 'public' }], meeting)?.id).toBe(1);
  for (const extent of extents)
    expect(visitOfMeeting([{ ...visit, extent }], meeting) !== undefined).toBe(extent === 'everyone');
  const later = { ...visit, id: 2, start_date: '2026-12-09T19:00' };
  expect(visitOfMeeting([later, visit], meeting)?.id).toBe(1);
});

it('X-VISIT.3 a visit may begin with the midweek meeting of its week, and moves no other one', () => {
  const moving = { ...visit, moves_midweek: true };
  const week = '2026-12-07';
  expect(timeOfVisit({ week, type: 'clam' }, moving)).toEqual({ held_on: '2026-12-08', starts_at: '19:00' });
  expect(timeOfVisit({ week, type: 'public' }, moving)).toBeNull();
  expect(timeOfVisit({ week: '2026-12-14', type: 'clam' }, moving)).toBeNull();
  expect(timeOfVisit({ week, type: 'clam' }, { ...moving, moves_midweek: false })).toBeNull();
  expect(timeOfVisit({ week, type: 'clam' }, undefined)).toBeNull();
});

it('X-VISIT.2 a part that is moved passes only parts that are shown', () => {
  const usual = [1, 2, 3, 4, 5];
  expect(placeAmongHeld(usual, [1, 2, 4, 5], 2, 2)).toBeNull();
  expect(placeAmongHeld(usual, [1, 2, 4, 5], 4, 3)).toBeNull();
  expect(placeAmongHeld(usual, [1, 2, 4, 5], 5, 3)).toEqual([1, 2, 5, 3, 4]);
  expect(placeAmongHeld(usual, [1, 2, 4, 5], 9, 99)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(placeAmongHeld(usual, usual, 3, 1)).toEqual([3, 1, 2, 4, 5]);
  expect(placeAmongHeld([], [], 9, 1)).toEqual([9]);
});
