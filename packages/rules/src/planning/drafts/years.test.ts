import { expect, it } from 'vitest';
import { simulateYears } from './testing/simulate-years.ts';

it('X-FAIR-27 four years of drafts stay fair to each person, newcomers included', () => {
  const years = simulateYears({ places: 8, people: 45, quarters: 16, moves: 50_000, seed: 3 });
  expect(years.open).toBe(0);
  expect(years.sd).toBeLessThanOrEqual(0.8);
  expect(years.largest).toBeLessThanOrEqual(2.5);
  expect(years.newcomers.count).toBeGreaterThan(2);
  expect(years.newcomers.mean).toBeLessThanOrEqual(1);
  expect(years.mostInFourWeeks).toBeLessThanOrEqual(4);
});
