import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { messageStates } from './delivery.ts';
import { isRecent, stateAfter } from './sms-event.ts';

it('MSG-R11 a signature is valid for five minutes before and after now', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000_000, max: 2_000_000_000 }),
      fc.integer({ min: -900, max: 900 }),
      (at, off) => {
        expect(isRecent(String(at + off), at * 1000)).toBe(Math.abs(off) <= 300);
      },
    ),
  );
  for (const nonsense of ['', '1e9', '-1', ' 1', 'NaN']) expect(isRecent(nonsense, 0)).toBe(false);
});

it('MSG-R11 reports may be late and in any order: a delivered message stays delivered', () => {
  const events = fc.array(fc.constantFrom('sms:sent', 'sms:delivered', 'sms:failed', 'system:ping'));
  fc.assert(
    fc.property(events, (heard) => {
      const last = heard.reduce(
        (state, event) => stateAfter(event, state) ?? state,
        'sent' as const as (typeof messageStates)[number],
      );
      if (heard.includes('sms:delivered')) expect(last).toBe('delivered');
      else expect(last).toBe(heard.includes('sms:failed') ? 'failed' : 'sent');
    }),
  );
  expect(stateAfter('sms:delivered', 'unsure')).toBe('delivered');
  expect(stateAfter('sms:delivered', 'queued')).toBe('delivered');
  expect(stateAfter('sms:failed', 'unsure')).toBe('failed');
  for (const state of ['queued', 'dropped', 'delivered'] as const)
    expect(stateAfter('sms:failed', state)).toBeNull();
});

it('MSG-R11 a timestamp consists of digits only, within 300 seconds of now', () => {
  expect(isRecent('1000000300', 1_000_000_000_000)).toBe(true);
  expect(isRecent('1000000301', 1_000_000_000_000)).toBe(false);
  expect(isRecent('1000000000 ', 1_000_000_000_000)).toBe(false);
  expect(isRecent('1000000000.5', 1_000_000_000_000)).toBe(false);
});

it('MSG-R11 an unknown event changes nothing', () => {
  for (const state of ['sent', 'unsure', 'queued'] as const) expect(stateAfter('sms:sent', state)).toBeNull();
  expect(stateAfter('sms:delivered', 'dropped')).toBeNull();
  expect(stateAfter('sms:delivered', 'failed')).toBe('delivered');
});
