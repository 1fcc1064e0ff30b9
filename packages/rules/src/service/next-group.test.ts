import { expect, it } from 'vitest';
import { type GroupMeeting, mayJoin, nextGroupMeeting, promptedMeeting } from './next-group.ts';
import { directionsTo } from './place.ts';

const now = '2026-11-24T09:00';
const regular: GroupMeeting = {
  id: 1,
  start: '2026-11-24T09:30',
  origin: 'regular',
  own_group: true,
  groups: [3],
  replaced_by: null,
};
const special: GroupMeeting = { ...regular, id: 2, start: '2026-11-25T08:00', origin: 'special' };

it('SERVICE-S1 the next meeting is one of the own group that is held and not over', () => {
  const next = (...meetings: GroupMeeting[]) => nextGroupMeeting(meetings, now)?.id ?? null;
  expect(next(special, regular)).toBe(1);
  expect(next({ ...regular, replaced_by: 2 }, special)).toBe(2);
  expect(next({ ...regular, own_group: false }, special)).toBe(2);
  expect(next({ ...regular, start: '2026-11-24T08:00' })).toBe(1);
  expect(next({ ...regular, start: '2026-11-24T07:59' })).toBeNull();
  expect(next({ ...regular, groups: [] }, { ...regular, id: 5 })).toBe(5);
  expect(next(regular, { ...special, start: regular.start, groups: [] })).toBe(2);
});

it('SHELL-O8 the dashboard shows a meeting within 24 hours, special and rotation ones before regular ones', () => {
  expect(promptedMeeting([regular, special], now)?.id).toBe(2);
  expect(promptedMeeting([regular, { ...special, start: '2026-11-25T09:00' }], now)?.id).toBe(2);
  expect(promptedMeeting([regular, { ...special, start: '2026-11-25T09:05' }], now)?.id).toBe(1);
  expect(promptedMeeting([{ ...special, own_group: false }], now)).toBeNull();
});

it('SHELL-P7 a meeting can be joined from half an hour before its start until one hour after, also across midnight', () => {
  for (const [at, may] of [
    ['2026-11-24T08:59', false],
    ['2026-11-24T09:00', true],
    ['2026-11-24T10:30', true],
    ['2026-11-24T10:31', false],
  ] as const)
    expect([at, mayJoin('2026-11-24T09:30', at)]).toEqual([at, may]);
  expect(mayJoin('2026-11-25T00:10', '2026-11-24T23:40')).toBe(true);
  expect(mayJoin('2026-11-25T00:10', '2026-11-24T23:39')).toBe(false);
});

it('SERVICE-R6 directions lead to the coordinates, or to the address', () => {
  const to = (coordinates: string | null) =>
    new URL(directionsTo({ location: '4 Mount Street & co', coordinates })).searchParams.get('destination');
  expect([to('-41.05,145.9'), to(null)]).toEqual(['-41.05,145.9', '4 Mount Street & co']);
});
