import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNewsHour, newsEffect } from './news.ts';

it('FORUM-O4 news goes out in three hours of the evening, wherever the congregation is', () => {
  const hours = (zone: string): number[] =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
      isNewsHour(zone, Date.UTC(2026, 10, 23, hour)),
    );
  expect(hours('UTC')).toEqual([17, 18, 19]);
  expect(hours('Australia/Hobart')).toEqual([6, 7, 8]);
});

it('FORUM-O4 a person and a day have one effect', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`);
  const person = fc.integer({ min: 1 });
  fc.assert(
    fc.property(person, day, person, day, (one, first, other, second) => {
      expect(newsEffect(one, first) === newsEffect(other, second)).toBe(one === other && first === second);
    }),
  );
});
