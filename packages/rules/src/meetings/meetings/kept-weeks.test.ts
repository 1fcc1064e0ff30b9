import { expect, it } from 'vitest';
import { keptWeeks } from './kept-weeks.ts';

it('a phone stores four full weeks back, the current one, and thirteen ahead', () => {
  expect(keptWeeks('2026-11-25')).toEqual({ from: '2026-10-26', to: '2027-02-28' });
  expect(keptWeeks('2026-11-29')).toEqual(keptWeeks('2026-11-23'));
});
