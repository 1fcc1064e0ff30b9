import { expect, it } from 'vitest';
import { fairnessOf } from './testing/fairness-of-years.ts';
import { missedGoals } from './testing/goals-of-years.ts';
import { tenYears } from './testing/ten-years.ts';

it.each([
  { kinds: 4, people: 20 },
  { kinds: 8, people: 40 },
  { kinds: 13, people: 80 },
  { kinds: 18, people: 120 },
])(
  'X-FAIR-7 ten years are fair among $people people with $kinds kinds of duty',
  (size) => {
    expect(missedGoals(fairnessOf(tenYears({ ...size, seed: 1 })))).toEqual([]);
  },
  600_000,
);
