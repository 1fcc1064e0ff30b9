import { expect, it } from 'vitest';
import { type AwayOrder, nextAwayOrder, orderAwayTalks } from './away-order.ts';

const talks = [
  { date: '2026-12-12', speaker: 'Samuel Webb', congregation: 'Devonport' },
  { date: '2026-12-19', speaker: 'Caleb Barwick', congregation: 'Smithton' },
  { date: '2026-12-05', speaker: 'Samuel Webb', congregation: 'Burnie' },
];
const days = (order: AwayOrder) => orderAwayTalks(talks, order, 'en').map(({ date }) => date.slice(8));

it('AWAY-S1 orders talks elsewhere by date, speaker or congregation, equal ones by date', () => {
  expect(days({ key: 'date', descending: false })).toEqual(['05', '12', '19']);
  expect(days({ key: 'date', descending: true })).toEqual(['19', '12', '05']);
  expect(days({ key: 'speaker', descending: false })).toEqual(['19', '05', '12']);
  expect(days({ key: 'speaker', descending: true })).toEqual(['05', '12', '19']);
  expect(days({ key: 'congregation', descending: false })).toEqual(['05', '12', '19']);
});

it('AWAY-S1 choosing the same key reverses the direction, another key begins ascending', () => {
  const byDate: AwayOrder = { key: 'date', descending: false };
  expect(nextAwayOrder(byDate, 'date')).toEqual({ key: 'date', descending: true });
  expect(nextAwayOrder({ key: 'date', descending: true }, 'speaker')).toEqual({
    key: 'speaker',
    descending: false,
  });
});
