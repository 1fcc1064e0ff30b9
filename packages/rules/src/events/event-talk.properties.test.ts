import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { cancelChoices, eventTypes } from './event.ts';
import { type TalkEvent, talkEventOf } from './event-talk.ts';

const monday = '2026-12-07';
const sunday = addDays(monday, 6);
const weekend = { type: 'public', week: monday, held_on: sunday } as const;
const midweek = { type: 'clam', week: monday, held_on: addDays(monday, 2) } as const;
const event = (values: Partial<TalkEvent> = {}): TalkEvent => ({
  type: 'special',
  start_date: `${monday}T19:00`,
  end_date: `${monday}T20:00`,
  cancels_meeting: 'none',
  has_speaker: true,
  speaker: 'Amos Hale',
  public_theme: 'A firm hope',
  theme: null,
  ...values,
});

it('EVENTS-O3 the talk of a visit or special talk is at the weekend meeting of its week, the talk of a custom event on its own days', () => {
  for (const type of eventTypes) {
    const ofWeek = type === 'co' || type === 'special';
    const early = event({ type });
    expect([type, talkEventOf([early], weekend)]).toEqual([type, ofWeek ? early : undefined]);
    const onTheDay = event({ type, start_date: `${sunday}T10:00`, end_date: `${sunday}T12:00` });
    const given = ofWeek || type === 'custom';
    expect([type, talkEventOf([onTheDay], weekend)]).toEqual([type, given ? onTheDay : undefined]);
    expect(talkEventOf([early], midweek)).toBeUndefined();
  }
});

it('EVENTS-O3 a cancelled meeting shows only the talk of the event that replaces it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...eventTypes),
      fc.constantFrom(...cancelChoices),
      (type, cancels_meeting) => {
        const instead = event({ type, cancels_meeting });
        const cancels = (meeting: 'clm' | 'public') => [meeting, 'both'].includes(cancels_meeting);
        if (cancels('clm')) expect(talkEventOf([instead], midweek)).toBe(instead);
        if (cancels('public')) expect(talkEventOf([event(), instead], weekend)).toBe(instead);
      },
    ),
  );
  expect(
    talkEventOf([event(), event({ has_speaker: false, cancels_meeting: 'both' })], weekend),
  ).toBeUndefined();
});

it('EVENTS-O3 an event without a speaker, a name or a theme has no talk, and a visit has priority', () => {
  expect(talkEventOf([event({ has_speaker: false })], weekend)).toBeUndefined();
  expect(talkEventOf([event({ speaker: null, public_theme: null })], weekend)).toBeUndefined();
  const themed = event({ speaker: null });
  expect(talkEventOf([themed], weekend)).toBe(themed);
  const visit = event({ type: 'co' });
  expect(talkEventOf([themed, visit], weekend)).toBe(visit);
});
