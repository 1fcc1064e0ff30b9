import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelChoices, eventTypes } from '../../events/event.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { closedBy, firstListedDay, type SpeakerEvent } from './open-meetings.ts';

const monday = '2026-12-07';
const sunday = '2026-12-13';
const open = { week: monday, held_on: sunday, isTaken: false };
const event = (values: Partial<SpeakerEvent>): SpeakerEvent => ({
  type: 'co',
  start_date: `${sunday}T09:00`,
  end_date: `${sunday}T16:00`,
  cancels_meeting: 'none',
  has_speaker: false,
  ...values,
});

it('WKND-R7 a weekend is open until it is one week past', () => {
  for (let days = -30; days <= 30; days += 1)
    expect([days, closedBy(open, [], addDays(sunday, days))]).toEqual([
      days,
      days >= 7 ? 'talk-meeting-past' : null,
    ]);
});

it('WKND-R7 WKND-R15 an event that cancels the weekend meeting, and a visit in which the circuit overseer speaks, close the week', () => {
  const choices = [fc.constantFrom(...eventTypes), fc.constantFrom(...cancelChoices), fc.boolean()] as const;
  fc.assert(
    fc.property(...choices, (type, cancels_meeting, has_speaker) => {
      const cancelled = cancels_meeting === 'public' || cancels_meeting === 'both';
      const visited = type === 'co' && has_speaker;
      expect(closedBy(open, [event({ type, cancels_meeting, has_speaker })], '2026-11-23')).toBe(
        cancelled ? 'talk-meeting-cancelled' : visited ? 'talk-event-speaker' : null,
      );
    }),
  );
});

it('WKND-R18 an event counts for the weeks it touches, from Monday to Sunday', () => {
  const visit = (start: string, end: string) =>
    closedBy(
      open,
      [event({ start_date: `${start}T09:00`, end_date: `${end}T20:00`, has_speaker: true })],
      monday,
    );
  expect(visit('2026-12-13', '2026-12-13')).toBe('talk-event-speaker');
  expect(visit('2026-12-05', '2026-12-07')).toBe('talk-event-speaker');
  expect(visit('2026-12-06', '2026-12-06')).toBeNull();
  expect(visit('2026-12-14', '2026-12-14')).toBeNull();
});

it('WKND-R1 WKND-R7 a booked weekend is closed, and the list begins eight days ago', () => {
  expect(closedBy({ ...open, isTaken: true }, [], monday)).toBe('talk-taken');
  expect(firstListedDay('2026-12-08')).toBe('2026-11-30');
});
