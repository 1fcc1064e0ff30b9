import { expect, it } from 'vitest';
import { advisoryLocks } from '#platform/database/advisory-locks';

it('has a unique number for every advisory lock', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set<number>(numbers).size).toBe(numbers.length);
});
