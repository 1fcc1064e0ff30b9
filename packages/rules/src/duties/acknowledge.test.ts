import { expect, it } from 'vitest';
import { decideAcknowledge, decideAnswering } from './acknowledge.ts';

const duty = { personId: 7, acknowledged: null, startsAt: 1000 };

it('X-ACK-1 the person with a duty can mark it as seen or accept it until it begins', () => {
  expect(decideAcknowledge(duty, 7, 'seen', 999)).toEqual({ allowed: true, value: 'seen' });
  expect(decideAcknowledge(duty, 7, 'yes', 999)).toEqual({ allowed: true, value: 'yes' });
  expect(decideAcknowledge(duty, 7, 'yes', 1000)).toEqual({ allowed: false, reason: 'duty-begun' });
  expect(decideAcknowledge(duty, 8, 'yes', 1)).toEqual({ allowed: false, reason: 'duty-not-yours' });
  expect(decideAnswering({ ...duty, personId: null }, 7, 1)).toMatchObject({ reason: 'duty-not-yours' });
});

it('X-ACK-1 accepting also marks it as seen', () => {
  const said = { ...duty, acknowledged: 'yes' as const };
  expect(decideAcknowledge(said, 7, 'seen', 1)).toEqual({ allowed: true, value: 'yes' });
  expect(decideAcknowledge({ ...duty, acknowledged: 'seen' }, 7, 'yes', 1)).toEqual({
    allowed: true,
    value: 'yes',
  });
});
