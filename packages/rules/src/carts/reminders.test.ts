import { expect, it } from 'vitest';
import { cartEveningEffect, isShiftTold, newestCartNews } from './reminders.ts';

const shift = { date: '2026-11-25', startsAt: '09:00' };
const at = (wall: string) => Date.parse(`${wall}:00Z`);
const told = (now: string, settledUntil: string) =>
  isShiftTold(shift, 'UTC', { now: at(now), settledUntil: at(settledUntil) });

it('MSG-O1 tomorrow’s shifts are reminded of between 17:00 and 20:00', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `2026-11-24T${String(hour).padStart(2, '0')}:59`);
  expect(hours.map((now) => told(now, now)).flatMap((is, hour) => (is ? hour : []))).toEqual([17, 18, 19]);
});

it('MSG-R23 a reminder missed in the last evening hour is sent until the shift begins', () => {
  expect(told('2026-11-25T08:07', '2026-11-24T18:37')).toBe(true);
  expect(told('2026-11-25T08:07', '2026-11-24T19:07')).toBe(false);
  expect(told('2026-11-25T09:00', '2026-11-24T18:37')).toBe(false);
});

it('MSG-O1 a person is reminded once per shift, even if its other people change', () => {
  expect(cartEveningEffect(7, '2026-11-25', '09:00')).toBe('cart-shift:evening:2026-11-25:09:00:7');
});

it('CARTS-O4 only the latest news of a shift is sent, and none of a shift that has begun', () => {
  const news = (id: number, personId: number, date: string, time = '09:00') => ({
    id,
    personId,
    cart: 1,
    date,
    time,
  });
  const told = [
    news(1, 7, '2026-11-25'),
    news(2, 7, '2026-11-25'),
    news(3, 8, '2026-11-25'),
    news(4, 7, '2026-11-24'),
  ];
  expect(newestCartNews(told, '2026-11-25T08:59').map(({ id }) => id)).toEqual([2, 3]);
  expect(
    newestCartNews([...told, news(5, 7, '2026-11-25', '11:00')].toReversed(), '2026-11-24T08:59')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([2, 3, 4, 5]);
  expect(newestCartNews(told, '2026-11-25T09:00')).toEqual([]);
});
