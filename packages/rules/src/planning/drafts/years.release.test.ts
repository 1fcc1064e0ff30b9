import { expect, it } from 'vitest';
import { simulateYears } from './testing/simulate-years.ts';

it.each([
  [4, 20, 100_000],
  [8, 45, 200_000],
  [14, 80, 500_000],
  [20, 120, 1_000_000],
])('X-FAIR-27 ten years of drafts of %i places a week for %i people are fair', (places, people, moves) => {
  const seeds = [3, 4, 5];
  const years = seeds.map((seed) => simulateYears({ places, people, quarters: 40, moves, seed }));
  const newcomers = years.flatMap(({ newcomers: { mean, count } }) => new Array<number>(count).fill(mean));
  expect(years.map(({ open }) => open)).toEqual(seeds.map(() => 0));
  expect(Math.max(...years.map(({ sd }) => sd))).toBeLessThanOrEqual(0.8);
  expect(Math.max(...years.map(({ largest }) => largest))).toBeLessThanOrEqual(2.5);
  expect(newcomers.length).toBeGreaterThan(5);
  expect(newcomers.reduce((sum, mean) => sum + mean, 0) / newcomers.length).toBeLessThanOrEqual(1);
  // In smaller congregations few people share a weekly duty.
  if (people >= 80)
    expect(Math.max(...years.map(({ mostInFourWeeks }) => mostInFourWeeks))).toBeLessThanOrEqual(3);
});
