import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isClockTime, isInSteps } from './clock-time.ts';
import { isTimeZone } from './time-zone.ts';

const two = (number: number): string => String(number).padStart(2, '0');

it('SETTINGS-R6 a clock time has hours and minutes, in steps of five minutes or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (hour, minute) => {
      const time = `${two(hour)}:${two(minute)}`;
      expect(isClockTime(time)).toBe(hour < 24 && minute < 60);
      expect(isInSteps(time)).toBe(minute % 5 === 0);
    }),
  );
  for (const other of ['7:00', '07:00:00', '', '07.00', ' 07:00']) expect(isClockTime(other)).toBe(false);
});

it('a time zone is an IANA name', () => {
  for (const name of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(name)).toBe(true);
  for (const name of ['', '+10:00', 'Australia', 'Mars/Olympus', 'australia/hobart', "UTC'; --"])
    expect(isTimeZone(name)).toBe(false);
  fc.assert(fc.property(fc.string(), (name) => typeof isTimeZone(name) === 'boolean'));
});
