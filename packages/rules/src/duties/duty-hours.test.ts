import { expect, it } from 'vitest';
import { dutyHours } from './duty-hours.ts';

const whole = { from: '19:00', to: '20:45' };
const parts = [
  { id: 1, from: '19:00', to: '19:05' },
  { id: 2, from: '19:06', to: '19:16' },
  { id: 3, from: '20:40', to: '20:45' },
];
const of = (kind: string, part_id: number | null, place = 1) =>
  dutyHours({ kind, part_id, place }, parts, whole);

it('APPTS-R3 X-ACK-2 a part and its helper have the time of the part', () => {
  expect([of('part', 2), of('helper', 2)]).toEqual([
    { from: '19:06', to: '19:16' },
    { from: '19:06', to: '19:16' },
  ]);
});

it('APPTS-R3 X-ACK-2 the opening prayer is in the first part and the closing prayer in the last', () => {
  expect(of('prayer', null, 1)).toEqual({ from: '19:00', to: '19:05' });
  expect(of('prayer', null, 2)).toEqual({ from: '20:40', to: '20:45' });
});

it('APPTS-R3 X-ACK-2 a chairman, and a duty whose part is missing, have the whole meeting', () => {
  expect([of('chairman', null), of('part', 9)]).toEqual([whole, whole]);
  expect(dutyHours({ kind: 'prayer', part_id: null, place: 2 }, [], whole)).toEqual(whole);
});
