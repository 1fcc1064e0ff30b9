import { expect, it } from 'vitest';
import { advisoryLocks } from '#platform/database/advisory-locks';

it('gives every advisory lock its own number', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set<number>(numbers).size).toBe(numbers.length);
});
