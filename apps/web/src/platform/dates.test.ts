import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourNow, longDay, shortDate, today } from './dates.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';

beforeEach(() => {
  signInAs([]);
  vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  session.clear();
});

it('dates are those of the congregation, not of the phone', () => {
  // Half past nine in the morning of the next day, in Hobart.
  expect(longDay(new Date())).toBe('Saturday 21 November');
  expect(hourNow()).toBe(9);
  expect(today()).toBe('2026-11-21');
});

it('a date says its year only where it is another one', () => {
  expect(shortDate('2026-11-20')).toBe('20 Nov');
  expect(shortDate('2025-03-02')).toBe('2 Mar 2025');
  expect(shortDate('2026-11-20T22:30:00.000Z')).toBe('21 Nov');
});

it('midnight is hour 0', () => {
  vi.setSystemTime(new Date('2026-11-20T13:10:00Z'));
  expect(hourNow()).toBe(0);
});
