import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { appointments } from '../people/people/map-candidates.ts';
import { dateOf, isWallTime, mondayOf, nextWeekday } from '../time/wall-time.ts';
import { isMeetingCancelled } from './cancelling.ts';
import {
  cancelChoices,
  defaultCancels,
  defaultHasSpeaker,
  endOfEvent,
  eventTypes,
  isMultiDay,
  startOfNewEvent,
  weekOfEvent,
  wrongInEvent,
} from './event.ts';
import { extents, maySeeEvent } from './extent.ts';

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }).toString());
const time = fc
  .tuple(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(
    ([date, hour, minute]) => `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  );
const type = fc.constantFrom(...eventTypes);
const later = (from: string, minutes: number): string =>
  Temporal.PlainDateTime.from(from).add({ minutes }).toString({ smallestUnit: 'minute' });

it('accepts only existing dates and clock times as wall time', () => {
  fc.assert(fc.property(time, (one) => isWallTime(one)));
  for (const wrong of [
    '2026-02-30T10:00',
    '2026-01-01T24:00',
    '2026-01-01',
    '2026-01-01T10:00Z',
    '2026-1-1T1:00',
    '',
  ])
    expect(isWallTime(wrong)).toBe(false);
});

it('EVENTS-R1 without an end a circuit overseer visit lasts 5 days, other events one hour', () => {
  fc.assert(
    fc.property(type, time, (which, start) => {
      const end = endOfEvent(which, start);
      expect(end).toBe(later(start, which === 'co' ? 5 * 24 * 60 : 60));
      expect(wrongInEvent({ type: which, label: 'x', start_date: start, end_date: end })).toBeNull();
    }),
  );
});

it('EVENTS-R2 a new circuit overseer visit begins next Tuesday at 19:00', () => {
  fc.assert(
    fc.property(day, (today) => {
      const start = startOfNewEvent('co', today)!;
      expect(Temporal.PlainDate.from(dateOf(start)).dayOfWeek).toBe(2);
      expect(start.endsWith('T19:00')).toBe(true);
      const wait = Temporal.PlainDate.from(today).until(dateOf(start)).days;
      expect(wait >= 0 && wait < 7).toBe(true);
      for (const other of eventTypes.filter((one) => one !== 'co'))
        expect(startOfNewEvent(other, today)).toBeNull();
    }),
  );
});

it('EVENTS-R6 an end is not before the start, and a custom event has a label', () => {
  const label = fc.option(fc.constant('Working bee'), { nil: null });
  fc.assert(
    fc.property(type, time, time, label, (which, start_date, end_date, words) => {
      const wrong = wrongInEvent({ type: which, label: words, start_date, end_date });
      const unnamed = which === 'custom' && words === null;
      const reversed = end_date < start_date;
      expect(wrong?.field ?? null).toBe(unnamed ? 'label' : reversed ? 'end_date' : null);
      expect(isMultiDay({ start_date, end_date })).toBe(dateOf(start_date) !== dateOf(end_date));
    }),
  );
});

it('EVENTS-R6 reports errors at their field, and permits an end equal to the start', () => {
  const event = { type: 'custom', label: 'Working bee', start_date: '2026-11-21T09:00' } as const;
  const ending = (end_date: string, label: string | null = event.label) =>
    wrongInEvent({ ...event, label, end_date });
  expect(ending('2026-11-21T09:00')).toBeNull();
  expect(ending('2026-11-21T08:59')).toEqual({ field: 'end_date', code: 'ends-before-start' });
  expect(ending('2026-11-21T10:00', null)).toEqual({ field: 'label', code: 'required' });
});

it('EVENTS-O2 EVENTS-O3 EVENTS-O4 assemblies cancel both meetings, talks have speakers, weeks begin on Monday', () => {
  for (const one of eventTypes) {
    if (one !== 'memorial')
      expect(defaultCancels(one, '2026-12-05T19:00')).toBe(
        one === 'assembly' || one === 'convention' ? 'both' : 'none',
      );
    expect(defaultHasSpeaker(one)).toBe(one === 'co' || one === 'special' || one === 'memorial');
  }
  fc.assert(
    fc.property(time, (start_date) => {
      const monday = weekOfEvent({ start_date });
      const ahead = Temporal.PlainDate.from(monday).until(dateOf(start_date)).days;
      expect(Temporal.PlainDate.from(monday).dayOfWeek).toBe(1);
      expect(ahead >= 0 && ahead < 7).toBe(true);
      expect(nextWeekday(monday, 1)).toBe(monday);
    }),
  );
});

it('EVENTS-O2 a Memorial cancels the midweek meeting from Monday to Friday and the weekend meeting on other days', () => {
  fc.assert(
    fc.property(time, (start) => {
      const weekend = Temporal.PlainDate.from(dateOf(start)).dayOfWeek > 5;
      expect(defaultCancels('memorial', start)).toBe(weekend ? 'public' : 'clm');
    }),
  );
  expect(defaultCancels('memorial', '')).toBe('none');
});

it('EVENTS-R3 EVENTS-R7 APPTS-R4 an event is visible to its audience and to event administrators', () => {
  const either = [false, true];
  // Tests every extent: random samples contain too few elders who are not pioneers.
  for (const extent of extents)
    for (const appointment of appointments)
      for (const regular of either)
        for (const special_pioneer of either)
          for (const keeps of either) {
            const permissions = new Set(keeps ? ['settings.events'] : ['settings.users']);
            const person = { appointment, pioneer: regular, special_pioneer, permissions };
            const pioneer = regular || special_pioneer;
            const elder = appointment === 'elder';
            const expected = {
              everyone: true,
              elders: elder,
              appointed: elder || appointment === 'servant',
              pioneers_elders: elder || pioneer,
              pioneers: pioneer,
            }[extent];
            expect([extent, person, maySeeEvent(extent, person)]).toEqual([
              extent,
              person,
              expected || keeps,
            ]);
          }
});

it('EVENTS-R4 a week’s meeting is cancelled by an event in that week that cancels this type or both', () => {
  const event = fc
    .tuple(time, fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...cancelChoices))
    .map(([start_date, minutes, cancels_meeting]) => ({
      start_date,
      end_date: later(start_date, minutes),
      cancels_meeting,
    }));
  fc.assert(
    fc.property(
      event,
      fc.integer({ min: -3, max: 5 }),
      fc.constantFrom('clam', 'public'),
      (one, weeks, meeting) => {
        const monday = Temporal.PlainDate.from(mondayOf(dateOf(one.start_date))).add({ weeks });
        const days = Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString());
        const touches = days.some((date) => date >= dateOf(one.start_date) && date <= dateOf(one.end_date));
        const means =
          one.cancels_meeting === 'both' || one.cancels_meeting === (meeting === 'clam' ? 'clm' : 'public');
        expect(isMeetingCancelled([one], monday.toString(), meeting)).toBe(touches && means);
        expect(isMeetingCancelled([], monday.toString(), meeting)).toBe(false);
      },
    ),
  );
});
