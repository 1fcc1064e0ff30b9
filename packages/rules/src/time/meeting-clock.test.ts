import { expect, it } from 'vitest';
import { wallTimeAt } from './meeting-clock.ts';

it('a part after midnight is on the next day', () => {
  expect(wallTimeAt('2026-11-25', '19:16')).toBe('2026-11-25T19:16');
  expect(wallTimeAt('2026-12-31', '24:10')).toBe('2027-01-01T00:10');
});
