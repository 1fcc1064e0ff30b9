import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelChoices, eventTypes } from '../../events/event.ts';
import { changeOfMeeting, isMovedBy } from './concerned-meetings.ts';

const event = fc.record({
  type: fc.constantFrom(...eventTypes),
  cancels_meeting: fc.constantFrom(...cancelChoices),
  has_speaker: fc.boolean(),
  start_date: fc.constant('2026-12-12T09:00'),
  end_date: fc.constant('2026-12-13T16:00'),
});
const meeting = fc.record({
  type: fc.constantFrom('clam' as const, 'public' as const),
  week: fc.constantFrom('2026-11-30', '2026-12-07', '2026-12-14'),
});

it('EVENTS-R9 saving an unchanged event changes no meeting', () => {
  fc.assert(fc.property(event, meeting, (one, of) => changeOfMeeting(one, [one], of) === null));
});

it('EVENTS-R9 an event changes only meetings of its own weeks; cancelling has priority over replacing the talk or the study', () => {
  fc.assert(
    fc.property(event, meeting, (one, of) => {
      const { cancels_meeting: cancels, type, has_speaker } = one;
      const isCancelled = cancels === 'both' || cancels === (of.type === 'clam' ? 'clm' : 'public');
      const taken = of.type === 'public' ? 'talk' : 'study';
      const change = isCancelled ? 'cancelled' : type === 'co' && has_speaker ? taken : null;
      expect(changeOfMeeting(one, [], of)).toBe(of.week === '2026-12-07' ? change : null);
    }),
  );
});

it('EVENTS-R9 X-VISIT.3 a visit moves the midweek meeting of its own week, unless it was moved by hand or is there', () => {
  const visit = {
    ...{ type: 'co' as const, has_speaker: true, cancels_meeting: 'none' as const, moves_midweek: true },
    ...{ start_date: '2026-12-08T19:00', end_date: '2026-12-13T12:00' },
  };
  const wednesday = {
    ...{ type: 'clam' as const, week: '2026-12-07', held_on: '2026-12-09', starts_at: '19:00', moved: false },
  };
  expect(isMovedBy(visit, wednesday)).toBe(true);
  expect(isMovedBy(visit, { ...wednesday, starts_at: '18:00', held_on: '2026-12-08' })).toBe(true);
  expect(isMovedBy(visit, { ...wednesday, held_on: '2026-12-08' })).toBe(false);
  expect(isMovedBy(visit, { ...wednesday, moved: true })).toBe(false);
  expect(isMovedBy(visit, { ...wednesday, type: 'public' })).toBe(false);
  expect(isMovedBy({ ...visit, moves_midweek: false }, wednesday)).toBe(false);
  expect(isMovedBy({ ...visit, has_speaker: false }, wednesday)).toBe(false);
});
