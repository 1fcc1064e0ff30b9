import { expect, it } from 'vitest';
import { fairnessOf } from './testing/fairness-of-years.ts';
import { missedGoals } from './testing/goals-of-years.ts';
import { tenYears } from './testing/ten-years.ts';

it('X-FAIR-7 ten years with the first candidate always taken are fair in a small congregation', () => {
  expect(missedGoals(fairnessOf(tenYears({ kinds: 4, people: 20, seed: 1 })))).toEqual([]);
});
