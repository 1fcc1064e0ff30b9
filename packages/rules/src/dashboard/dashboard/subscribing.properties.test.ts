import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appointments } from '../../people/people/map-candidates.ts';
import { isAskedToSubscribe, subscribingDays } from './subscribing.ts';

const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

it('SHELL-R9 only elders and servants without a subscription are asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...appointments), fc.boolean(), (appointment, subscribed) => {
      const asked = isAskedToSubscribe(
        { appointment, subscribed },
        subscribingDays,
        'UTC',
        noon('2025-04-01'),
      );
      expect(asked).toBe(!subscribed && (appointment === 'elder' || appointment === 'servant'));
    }),
  );
});

it('SHELL-R10 people are asked from the first to the last date, both inclusive, of the congregation’s calendar', () => {
  const elder = { appointment: 'elder', subscribed: false };
  const asked = (now: number, zone = 'UTC') => isAskedToSubscribe(elder, subscribingDays, zone, now);
  expect(['2025-03-28', '2025-03-29', '2025-04-15', '2025-04-16'].map((day) => asked(noon(day)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(asked(Date.parse('2025-03-28T14:00:00Z'), 'Australia/Hobart')).toBe(true);
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-05-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (date) => {
        expect(asked(date.getTime())).toBe(false);
      },
    ),
  );
});
