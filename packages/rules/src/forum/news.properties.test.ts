import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNewsHour, newsEffect } from './news.ts';

it("FORUM-O4 news is sent within three evening hours of the congregation's time zone", () => {
  const hours = (zone: string): number[] =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
      isNewsHour(zone, Date.UTC(2026, 10, 23, hour)),
    );
  expect(hours('UTC')).toEqual([17, 18, 19]);
  expect(hours('Australia/Hobart')).toEqual([6, 7, 8]);
});

it('FORUM-O4 the effect is unique per person and day', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`);
  const person = fc.integer({ min: 1 });
  fc.assert(
    fc.property(person, day, person, day, (one, first, other, second) => {
      expect(newsEffect(one, first) === newsEffect(other, second)).toBe(one === other && first === second);
    }),
  );
});
