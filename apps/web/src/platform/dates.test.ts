import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateAndTime, dayAgo, dayOf, formatterIn, longDay, shortDate, today } from './dates.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';
import './texts.ts';

beforeEach(() => {
  signInAs([]);
  vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  session.clear();
});

it("dates use the congregation's time zone, not the phone's", () => {
  // 9:30 the next morning in Hobart.
  expect(longDay(new Date())).toBe('Saturday 21 November');
  expect(today()).toBe('2026-11-21');
});

it('a date shows its year only if it is not the current one', () => {
  expect(shortDate('2026-11-20')).toBe('20 Nov');
  expect(shortDate('2025-03-02')).toBe('2 Mar 2025');
  expect(shortDate('2026-11-20T22:30:00.000Z')).toBe('21 Nov');
});

it('a calendar date is the same day in every congregation, from Kiritimati to Pago Pago', () => {
  const known = session.get()!;
  for (const timezone_id of [
    'Pacific/Kiritimati',
    'Pacific/Auckland',
    'Europe/Berlin',
    'Pacific/Pago_Pago',
  ]) {
    session.set({ ...known, congregation: { ...known.congregation, timezone_id } });
    expect(shortDate('2026-12-30')).toBe('30 Dec');
    expect(dayOf('2026-12-30')).toBe('2026-12-30');
    expect(dayAgo(today())).toBe('today');
  }
});

it("COMMON-R16 times use the congregation's 12 or 24-hour clock", () => {
  expect(dateAndTime('2026-11-20T08:05:00Z')).toBe('20 Nov, 7:05\u00A0pm');
  const known = session.get()!;
  session.set({ ...known, congregation: { ...known.congregation, time_format: 24 } });
  expect(dateAndTime('2026-11-20T08:05:00Z')).toBe('20 Nov, 19:05');
  expect(dateAndTime('2026-11-20T13:10:00Z')).toBe('21 Nov, 00:10');
});

it('COMMON-R18 an invalid date is logged and replaced by the current time', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(shortDate('soon')).toBe('21 Nov');
  expect(dayAgo('the other day')).toBe('today');
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it('a formatter is created once per language, time zone and options', () => {
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  expect(formatterIn('en', { ...clock })).toBe(formatterIn('en', { ...clock }));
  expect(formatterIn('ar', clock)).not.toBe(formatterIn('en', clock));
  const there = formatterIn('en', { ...clock, timeZone: 'Australia/Hobart' });
  expect(there.resolvedOptions().timeZone).toBe('Australia/Hobart');
});
