import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { KnownPrompts } from '#platform/known-prompts.ts';
import { queryClient } from '#platform/queries.ts';
import {
  answerWith,
  exampleCongregation,
  exampleMap,
  moduleDefaults,
  quietAlerts,
  signInAs,
} from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { firstPrompts } from '../../../app/first-prompts.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { forgetForNow } from './use-prompts.ts';

beforeEach(() => {
  localStorage.clear();
  forgetForNow();
  signInAs([], { appointment: 'elder' });
  // Suppresses the install prompt and the tour.
  localStorage.setItem('sheaf.dismissed.install', '1');
  localStorage.setItem('sheaf.tour.1', 'done');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const withBanner = (content: string): Reply<'congregations.readCongregation'> => ({
  ...exampleCongregation,
  modules: { ...moduleDefaults, banner_notification: { on: true, title: 'Assembly', content } },
});
const quiet = quietAlerts;
const replies = (rest: Parameters<typeof answerWith>[0] = {}) => ({
  'maps.listMaps': [exampleMap()],
  'dashboard.countUnread': { unread: 0 },
  'dashboard.readAlerts': quiet,
  'congregations.readCongregation': exampleCongregation,
  ...rest,
});
const show = () =>
  showScreen(
    <KnownPrompts value={firstPrompts}>
      <DashboardScreen />
    </KnownPrompts>,
    '/',
    '/',
  );
const bell = (count: number) => screen.findByRole('link', { name: `Notifications: ${count}` });

it('SHELL-P10 the prompt of this week’s public talk shows theme and speaker, and returns when they change', async () => {
  let talk = {
    theme: 'A firm hope',
    speaker: 'Martin Calloway',
    congregation: 'Devonport',
    date: '2026-12-13',
  };
  answerWith(replies({ 'dashboard.readAlerts': () => ({ ...quiet, talk }) }));
  show();
  expect(await screen.findByText('A firm hope')).toBeTruthy();
  expect(screen.getByText('Public talk on 13 Dec · Martin Calloway · Devonport')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide: A firm hope' }));
  await waitFor(() => expect(screen.queryByText('A firm hope')).toBeNull(), { timeout: 3000 });
  talk = { ...talk, theme: 'Where is true wealth found?' };
  await queryClient.invalidateQueries({ queryKey: ['dashboard.readAlerts'] });
  expect(await screen.findByRole('button', { name: '1 new for you' })).toBeTruthy();
  await bell(1);
});

it('SHELL-R24 SHELL-R17 three of many prompts show, the others are behind a button, and the bell counts none of them, because they are seen', async () => {
  const starts = new Date().toISOString();
  answerWith(
    replies({
      'congregations.readCongregation': withBanner('Bring your badge.'),
      'dashboard.readAlerts': {
        ...quiet,
        request: { id: 3, date: '2026-12-05', time: '09:30', location: 'Town Hall', overseer: 'Joel Kerr' },
        group: { label: 'Cooee', location: '3 Fern Road', online: false, meeting_date: starts },
        cart: { cart_location_id: 2, location: 'Wharf', start_at: starts },
        topics: [{ id: 7, label: 'Sunset time' }],
        talk: { theme: 'A firm hope', speaker: 'Martin Calloway', congregation: null, date: '2026-12-13' },
      },
    }),
  );
  show();
  const more = await screen.findByRole('button', { name: '3 more' });
  expect(screen.getAllByRole('button', { name: /^Hide: / })).toHaveLength(3);
  await userEvent.click(more);
  const titles = screen
    .getAllByRole('button', { name: /^Hide: / })
    .map((cross) => cross.getAttribute('aria-label'));
  expect(titles).toHaveLength(6);
  await bell(0);
});
