import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import type { FieldMeeting } from './service-labels.ts';
import { ServiceWeekScreen } from './service-week-screen.tsx';

const north: FieldMeeting = {
  id: 1,
  origin: 'regular',
  origin_id: 1,
  label: 'North',
  start: '2026-11-25T09:30',
  online: false,
  location: '4 Mount Street',
  coordinates: '-41.05,145.9',
  groups: [3],
  own_group: true,
  replaced_by: null,
  moved_from: null,
  overseer: { id: 8, full_name: 'Samuel Webb', phone: '+61491570043' },
};
const evening: FieldMeeting = {
  ...north,
  id: 2,
  label: 'Evening',
  start: '2026-11-24T18:00',
  online: true,
  overseer: null,
  location: 'https://meet.example.org/evening',
  coordinates: null,
  groups: [],
  own_group: false,
};
const special: FieldMeeting = {
  ...north,
  id: 3,
  origin: 'special',
  label: 'Town Hall steps',
  start: '2026-12-02T09:00',
};
const replaced: FieldMeeting = { ...north, id: 4, start: '2026-12-02T09:30', replaced_by: 3 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:40:00Z'), toFake: ['Date'] });
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
  vi.unstubAllGlobals();
});

const show = (meetings: FieldMeeting[]) => {
  answerWith({ 'service.listFieldMeetings': meetings });
  showScreen(<ServiceWeekScreen />, '/schedules/service', '/schedules/service');
};

it('SERVICE-S1 SERVICE-R12 USERS-R27 the own group’s next meeting is first, with directions and leader', async () => {
  show([evening, north, special, replaced]);
  const card = within(await screen.findByRole('region', { name: 'North' }));
  expect(card.getByText(/Samuel Webb leads.*0491 570 043/)).toBeTruthy();
  const way = card.getByRole('link', { name: 'Directions' }) as HTMLAnchorElement;
  expect(way.href).toContain('-41.05%2C145.9');
  expect((card.getByRole('link', { name: 'Call' }) as HTMLAnchorElement).href).toBe('tel:+61491570043');
  expect(card.queryByRole('link', { name: 'Join' })).toBeNull();
  const row = within(screen.getByRole('region', { name: 'Wednesday' }));
  expect(row.getByText('4 Mount Street')).toBeTruthy();
  expect(row.getByText('Samuel Webb leads').parentElement!.textContent).toContain('0491 570 043');
});

it('SERVICE-S1 SHELL-P7 an online meeting can be joined from half an hour before, and one without a leader is marked open', async () => {
  show([evening, north]);
  const tuesday = within(await screen.findByRole('region', { name: 'Tuesday' }));
  expect((tuesday.getByRole('link', { name: 'Join' }) as HTMLAnchorElement).href).toBe(evening.location);
  expect(tuesday.getByText('Open')).toBeTruthy();
  expect(tuesday.getByText(/nobody leads yet/)).toBeTruthy();
  expect(screen.queryByText('https://meet.example.org/evening')).toBeNull();
});

it('SERVICE-O1 SERVICE-S1 a replaced meeting is struck out and names its replacement', async () => {
  show([evening, north, special, replaced]);
  await userEvent.click(await screen.findByRole('button', { name: 'Following week' }));
  const wednesday = within(await screen.findByRole('region', { name: 'Wednesday' }));
  expect(wednesday.getByText('Instead: Town Hall steps, 9:00 am, 4 Mount Street')).toBeTruthy();
  expect(wednesday.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1);
});

it('an empty week shows a notice, and a congregation without groups a link to add one', async () => {
  show([special]);
  expect(await screen.findByText('No groups this week.')).toBeTruthy();
  cleanup();
  show([]);
  expect(await screen.findByText(/once someone adds a weekly meeting/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a weekly meeting' })).toBeNull();
  cleanup();
  signInAs(['settings.field_service_locations', 'settings.field_service_locations.add']);
  show([]);
  const add = await screen.findByRole('link', { name: 'Add a weekly meeting' });
  expect(add.getAttribute('href')).toBe('/settings/field-service-locations/');
});

it('X-SHARE a shared week contains meetings and places, without numbers, links or replaced meetings', async () => {
  const share = vi.fn<(shared: { text: string }) => Promise<void>>(async () => {});
  Object.assign(navigator, { share });
  show([evening, north, special, replaced]);
  await userEvent.click(await screen.findByRole('button', { name: 'Share this week' }));
  expect(share.mock.calls[0]![0].text).toBe(
    [
      'Field service, 23 to 29 November',
      'Tue 24 November\n6:00 pm, Evening, Online, nobody leads yet',
      'Wed 25 November\n9:30 am, North, 4 Mount Street, Samuel Webb leads',
    ].join('\n\n'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Following week' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share this week' }));
  expect(share.mock.calls[1]![0].text).toMatch(/^Wed 2 December\n9:00 am, Town Hall steps,.*leads$/m);
  expect(share.mock.calls[1]![0].text).not.toContain('9:30');
});

it('SERVICE-C5 a meeting at an hour skipped by daylight saving names the time at which it begins', async () => {
  show([{ ...north, start: '2026-11-25T03:30', moved_from: '02:30' }]);
  expect(
    await screen.findByText('Clocks go forward and skip 2:30 am on this day, so it begins at 3:30 am.'),
  ).toBeTruthy();
});
