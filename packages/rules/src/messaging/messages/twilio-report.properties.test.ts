import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MessageState } from './delivery.ts';
import { effectOfReport } from './twilio-report.ts';

const statuses = [
  'accepted',
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'undelivered',
  'failed',
] as const;

it('MSG-R17 reports in any order and with repeats lead to the same state and one refund at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses)), (heard) => {
      let state: MessageState = 'sent';
      let returned = 0;
      for (const status of heard) {
        const effect = effectOfReport(status, 'SM1', { state, providerId: 'SM1', beingHandedOver: false });
        if (!effect) continue;
        state = effect.state;
        returned += Number(effect.priceBack);
      }
      const arrived = heard.some((status) => status === 'delivered' || status === 'read');
      const gone = heard.some((status) => status === 'undelivered' || status === 'failed');
      expect(state).toBe(arrived ? 'delivered' : gone ? 'failed' : 'sent');
      expect(returned).toBeLessThanOrEqual(1);
    }),
  );
});

it('MSG-R17 ignores reports about another try, and about messages that wait or were dropped', () => {
  for (const status of statuses) {
    expect(
      effectOfReport(status, 'SM1', { state: 'sent', providerId: 'SM2', beingHandedOver: false }),
    ).toBeNull();
    for (const state of ['queued', 'dropped', 'delivered'] as const)
      expect(effectOfReport(status, 'SM1', { state, providerId: 'SM1', beingHandedOver: false })).toBeNull();
  }
});

it('MSG-R17 a message sent without a received response is not sent again', () => {
  const waiting = { state: 'queued', providerId: null, beingHandedOver: false } as const;
  expect(effectOfReport('sent', 'SM1', waiting)?.state).toBe('sent');
  expect(effectOfReport('delivered', 'SM1', waiting)?.state).toBe('delivered');
  expect(effectOfReport('failed', 'SM1', waiting)).toBeNull();
  expect(effectOfReport('delivered', 'SM1', { ...waiting, state: 'dropped' })).toBeNull();
});

it('MSG-R17 a report settles an unsure message, and refunds only one that never left Twilio', () => {
  for (const message of [
    { state: 'unsure', providerId: null, beingHandedOver: false },
    { state: 'queued', providerId: null, beingHandedOver: true },
  ] as const) {
    expect(effectOfReport('queued', 'SM1', message)).toBeNull();
    expect(effectOfReport('sent', 'SM1', message)).toEqual({ state: 'sent', priceBack: false });
    expect(effectOfReport('delivered', 'SM1', message)).toEqual({ state: 'delivered', priceBack: false });
    expect(effectOfReport('failed', 'SM1', message)).toEqual({ state: 'failed', priceBack: true });
    expect(effectOfReport('undelivered', 'SM1', message)).toEqual({ state: 'failed', priceBack: false });
  }
});
