import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { heldUntil, type QuietHours, quietHoursEnd } from './quiet-hours.ts';

const hour = 3_600_000;
const two = (number: number): string => String(number).padStart(2, '0');
const clock = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59) })
  .map((time) => `${two(time.hour)}:${two(time.minute)}`);
const quiet: fc.Arbitrary<QuietHours> = fc
  .record({ from: clock, until: clock })
  .filter(({ from, until }) => from !== until);
const zone = fc.constantFrom(
  'UTC',
  'Australia/Melbourne',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
);
const year = Date.UTC(2026, 0, 1);
const instant = fc.integer({ min: 0, max: 366 * 24 * 60 }).map((minute) => year + minute * 60_000);
const night = { from: '22:00', until: '07:00' };
const at = (time: string): number =>
  Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Berlin').epochMilliseconds;
const berlin = (time: string) => ({ zone: 'Europe/Berlin', now: at(time) });
const push = { channel: 'push', kind: 'manual', urgent: false, startsAt: null } as const;

it('MSG-R25 ends quiet hours after now, within a day, and never holds a message a second time', () => {
  fc.assert(
    fc.property(quiet, zone, instant, (hours, place, now) => {
      const end = quietHoursEnd(hours, place, now);
      if (end === null) return;
      expect(end).toBeGreaterThan(now);
      expect(end - now).toBeLessThanOrEqual(25 * hour);
      expect(quietHoursEnd(hours, place, end)).toBeNull();
    }),
  );
});

it('MSG-R25 is quiet at exactly one of a time and its complement', () => {
  fc.assert(
    fc.property(quiet, zone, instant, (hours, place, now) => {
      const awake = { from: hours.until, until: hours.from };
      expect(quietHoursEnd(hours, place, now) === null).toBe(quietHoursEnd(awake, place, now) !== null);
    }),
  );
});

it('MSG-R25 holds a push and an SMS from the first minute to the last, on the clock of the congregation', () => {
  const held = (time: string) => heldUntil(push, night, berlin(time));
  expect(held('2026-06-01T21:59')).toBeNull();
  expect(held('2026-06-01T22:00')).toBe(at('2026-06-02T07:00'));
  expect(held('2026-06-02T06:59')).toBe(at('2026-06-02T07:00'));
  expect(held('2026-06-02T07:00')).toBeNull();
  expect(heldUntil({ ...push, channel: 'sms' }, night, berlin('2026-06-01T23:00'))).not.toBeNull();
});

it('MSG-R25 follows both changes of the clocks', () => {
  const changing = { from: '22:00', until: '02:30' };
  const spring = heldUntil(push, changing, berlin('2026-03-29T01:00'))!;
  expect(new Date(spring).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  const secondTwo = Date.UTC(2026, 9, 25, 1, 10);
  expect(heldUntil(push, changing, { zone: 'Europe/Berlin', now: secondTwo })).toBe(
    Date.UTC(2026, 9, 25, 1, 30),
  );
});

it('MSG-R25 never holds e-mail, urgent messages, sign-in links or the reminder of the evening', () => {
  const midnight = berlin('2026-06-02T00:00');
  expect(heldUntil(push, null, midnight)).toBeNull();
  expect(heldUntil({ ...push, channel: 'email' }, night, midnight)).toBeNull();
  expect(heldUntil({ ...push, urgent: true }, night, midnight)).toBeNull();
  expect(heldUntil({ ...push, kind: 'link' }, night, midnight)).toBeNull();
  expect(heldUntil({ ...push, kind: 'duty-evening' }, night, midnight)).toBeNull();
});

it('MSG-R25 does not hold a message whose subject begins within two hours after the quiet hours', () => {
  const midnight = berlin('2026-06-02T00:00');
  const about = (start: string) => heldUntil({ ...push, startsAt: at(start) }, night, midnight);
  expect(about('2026-06-02T08:59')).toBeNull();
  expect(about('2026-06-02T09:00')).toBe(at('2026-06-02T07:00'));
});
