import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultCancels, defaultHasSpeaker, endOfEvent, eventTypes, wrongInEvent } from './event.ts';
import { changeStart, changeType, emptyEventForm } from './event-form.ts';

const today = '2026-11-21';
const types = fc.array(fc.constantFrom(...eventTypes), { minLength: 1, maxLength: 6 });
const begun = (path: readonly (typeof eventTypes)[number][], form = emptyEventForm) =>
  path.reduce((now, type) => changeType(now, type, today), form);

it('EVENTS-R2 EVENTS-O2 EVENTS-O3 an untouched form has the suggestions of the last chosen type', () => {
  fc.assert(
    fc.property(types, (path) => {
      const type = path.at(-1)!;
      expect(begun(path)).toEqual({
        type,
        start_date: type === 'co' ? '2026-11-24T19:00' : '',
        end_date: type === 'co' ? '2026-11-29T19:00' : '',
        has_speaker: defaultHasSpeaker(type),
        cancels_meeting: defaultCancels(type, type === 'co' ? '2026-11-24T19:00' : ''),
      });
    }),
  );
});

it('EVENTS-R6 a new form is a custom event, which needs only a label and a start', () => {
  expect(wrongInEvent({ ...emptyEventForm, label: null })).toEqual({ field: 'label', code: 'required' });
  expect(
    wrongInEvent({ ...changeStart(emptyEventForm, '2026-12-01T09:30'), label: 'Working bee' }),
  ).toBeNull();
});

it('EVENTS-R1 the end follows the start until it is edited', () => {
  fc.assert(
    fc.property(types, (path) => {
      const type = path.at(-1)!;
      const started = changeStart(begun(path), '2026-12-01T09:30');
      expect(started.end_date).toBe(endOfEvent(type, '2026-12-01T09:30'));
      const set = { ...started, end_date: '2026-12-24T10:00' };
      expect(changeStart(set, '2026-12-02T09:30').end_date).toBe('2026-12-24T10:00');
      expect(changeType(set, 'co', today)).toMatchObject({
        start_date: '2026-12-01T09:30',
        end_date: '2026-12-24T10:00',
      });
    }),
  );
});

it('EVENTS-O2 the meeting cancelled by a Memorial follows its day until it is edited', () => {
  const memorial = changeStart(begun(['memorial']), '2027-03-23T19:00');
  expect(memorial.cancels_meeting).toBe('clm');
  const onSunday = changeStart(memorial, '2027-03-21T19:00');
  expect(onSunday.cancels_meeting).toBe('public');
  expect(changeStart({ ...onSunday, cancels_meeting: 'both' }, '2027-03-23T19:00').cancels_meeting).toBe(
    'both',
  );
});
