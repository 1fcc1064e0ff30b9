import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meetingScheduleDefaults } from '../../meetings/meetings/settings.ts';
import { completeSettings, namedFields } from './settings-part.ts';

const fields = Object.keys(meetingScheduleDefaults);
/** Values as received: JSON has no negative zero. */
const received = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

it('SETTINGS-R7 missing settings have their defaults: the weekend meeting is on Sunday at 10:00', () => {
  for (const nothing of [{}, null, [], 'x', undefined])
    expect(completeSettings(meetingScheduleDefaults, nothing)).toEqual(meetingScheduleDefaults);
  const { public_day, public_start_time } = completeSettings(meetingScheduleDefaults, { clam_day: 2 });
  expect([public_day, public_start_time]).toEqual([0, '10:00']);
});

it('completing is idempotent, keeps stored values and returns exactly the known fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields, 'other'), received), (stored) => {
      const complete = completeSettings(meetingScheduleDefaults, stored);
      expect(completeSettings(meetingScheduleDefaults, complete)).toEqual(complete);
      expect(Object.keys(complete)).toEqual(fields);
      for (const [name, value] of Object.entries(stored))
        if (value !== null && name !== 'other') expect(complete).toHaveProperty(name, value);
    }),
  );
});

it('SETTINGS-R12 a change contains exactly the sent fields, including cleared ones', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...fields), fc.option(received, { nil: undefined })),
      (change) => {
        const named = namedFields(change);
        for (const field of fields) expect(field in named).toBe(change[field] !== undefined);
        expect(named).toEqual(JSON.parse(JSON.stringify(change)));
      },
    ),
  );
});
