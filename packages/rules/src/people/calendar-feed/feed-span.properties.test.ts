import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feedSpan } from './feed-span.ts';

it('USERS-O8 a feed covers three months back and twelve ahead, on any day', () => {
  expect(feedSpan('2026-05-31')).toEqual({ first: '2026-02-28', last: '2027-05-31' });
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (today) => {
      const { first, last } = feedSpan(today);
      expect(first < today && today < last).toBe(true);
    }),
  );
});
