import { expect, it } from 'vitest';
import { groupNewsEffect, isToldToGroups, newestGroupNews } from './reminders.ts';

const meeting = {
  on_date: '2026-12-05',
  starts_at: '09:30',
  online: false,
  location: 'Hall',
  overseer_id: 7,
  notify: true,
};
const today = '2026-11-24';

it('SERVICE-O2 notifies groups of a new meeting, and again when its date, place or overseer changes', () => {
  expect(isToldToGroups(null, meeting, today)).toBe(true);
  expect(isToldToGroups(meeting, meeting, today)).toBe(false);
  const changes = [
    { on_date: '2026-12-06' },
    { starts_at: '10:00' },
    { online: true },
    { location: 'Park' },
    { overseer_id: 8 },
  ];
  for (const change of changes)
    expect([change, isToldToGroups(meeting, { ...meeting, ...change }, today)]).toEqual([change, true]);
});

it('SERVICE-O2 notifies nobody of past meetings, or if notifying is off', () => {
  expect(isToldToGroups(null, { ...meeting, notify: false }, today)).toBe(false);
  expect(isToldToGroups({ ...meeting, notify: false }, meeting, today)).toBe(true);
  expect(isToldToGroups(null, meeting, '2026-12-06')).toBe(false);
  expect(isToldToGroups(null, meeting, '2026-12-05')).toBe(true);
});

it('SERVICE-O2 a person gets only the latest news of a meeting', () => {
  const news = (id: number, personId: number, date = '2026-12-05', group = 1) => ({
    id,
    personId,
    group,
    date,
    time: '09:30',
  });
  const all = [news(1, 7), news(2, 7), news(3, 8), news(4, 9, '2026-11-20'), news(5, 7, '2026-12-05', 2)];
  expect(newestGroupNews(all, '2026-11-24T10:00').map(({ id }) => id)).toEqual([2, 3, 5]);
  expect(newestGroupNews(all, '2026-12-05T09:29')).toHaveLength(3);
  expect(newestGroupNews(all, '2026-12-05T09:30')).toEqual([]);
  expect(groupNewsEffect(3)).toBe('group-meeting:3');
});
