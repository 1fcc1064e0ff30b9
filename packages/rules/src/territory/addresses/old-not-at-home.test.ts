import { expect, it } from 'vitest';
import { isOldNotAtHome } from './attempts.model.ts';

it('X-RETAIN a not-at-home is old if its last attempt was before the day and it is not reserved', () => {
  const tried = { attempt: 1, kept: false, triedAt: 99 };
  expect(isOldNotAtHome(tried, 100)).toBe(true);
  expect(isOldNotAtHome(tried, 99)).toBe(false);
  expect(isOldNotAtHome({ ...tried, kept: true }, 100)).toBe(false);
  expect(isOldNotAtHome({ ...tried, attempt: 0 }, 100)).toBe(false);
});
