import { afterEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';
import { nowHere, wallClock, wallDay } from './wall-times.ts';

afterEach(() => vi.useRealTimers());

it("COMMON-R16 wall-clock days and times are formatted without conversion, on the congregation's clock", () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T21:30:00Z') });
  signInAs([]);
  expect(nowHere()).toBe('2026-11-21T08:30');
  expect([wallDay('2026-11-24T19:00'), wallClock('2026-11-24T19:00')]).toEqual([
    'Tue 24 November',
    '7:00\u00A0pm',
  ]);
  expect(wallDay('2027-01-02T09:00')).toBe('Sat 2 January 2027');
  const known = session.get()!;
  session.set({ ...known, congregation: { ...known.congregation, time_format: 24 } });
  expect([wallClock('2026-11-24T19:00'), wallClock('2026-11-24T09:05')]).toEqual(['19:00', '09:05']);
});
