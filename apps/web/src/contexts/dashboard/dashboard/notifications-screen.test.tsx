import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import type { DomainPrompt } from '#platform/domain.ts';
import { KnownPrompts } from '#platform/known-prompts.ts';
import { answerWith, exampleCongregation, quietAlerts, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { useRead } from '#platform/use-read.ts';
import { firstPrompts } from '../../../app/first-prompts.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs([]);
  localStorage.setItem('sheaf.dismissed.install', '1');
  localStorage.setItem('sheaf.tour.1', 'done');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type ListedNotification = Reply<'dashboard.listNotifications'>[number];

const told = (rest: Partial<ListedNotification> = {}): ListedNotification => ({
  id: 3,
  type: 'map-assigned',
  data: { content: 'Samuel Webb assigned map 12 to you.' },
  to: '/map/12/',
  created_at: '2026-11-20T08:00:00.000Z',
  read_at: null,
  ...rest,
});

const show = (rows: ListedNotification[]) => {
  const sent = answerWith({
    'dashboard.listNotifications': rows,
    'dashboard.countUnread': { unread: rows.filter(({ read_at }) => read_at === null).length },
    'dashboard.readAlerts': quietAlerts,
    'dashboard.markAllRead': { unread: 0 },
    'congregations.readCongregation': exampleCongregation,
  });
  showScreen(
    <KnownPrompts value={firstPrompts}>
      <NotificationsScreen />
    </KnownPrompts>,
    '/notifications',
    '/notifications',
  );
  return sent;
};
const posts = (sent: ReturnType<typeof show>) => sent.filter(({ method }) => method === 'POST');

it('DASH-R4 a notification shows its event and links to its screen', async () => {
  show([told(), told({ id: 2, read_at: '2026-11-20T09:00:00.000Z' })]);
  const [first, second] = await screen.findAllByRole('button', { name: /assigned map 12 to you/ });
  expect([first, second].map((row) => row!.textContent)).toEqual([
    expect.stringContaining('20 Nov'),
    expect.stringContaining('20 Nov'),
  ]);
  expect(screen.getAllByRole('img', { name: 'Not read yet' })).toHaveLength(1);
  await userEvent.click(first!);
  expect(screen.getByText('elsewhere')).toBeTruthy();
});

it('SHELL-R17 shown notifications are read, up to the latest, and stay marked as new on this visit', async () => {
  const sent = show([told(), told({ id: 9 })]);
  expect(await screen.findAllByRole('img', { name: 'Not read yet' })).toHaveLength(2);
  await waitFor(() =>
    expect(posts(sent).map(({ path, body }) => [path, body])).toEqual([
      ['/api/notifications/read', { until: 9 }],
    ]),
  );
  expect(screen.getAllByRole('img', { name: 'Not read yet' })).toHaveLength(2);
});

it('SHELL-R24 the notifications screen shows all prompts at once, without a button', async () => {
  const sent = answerWith({
    'dashboard.listNotifications': [],
    'dashboard.countUnread': { unread: 0 },
    'dashboard.readAlerts': { ...quietAlerts, subscribe: true },
    'dashboard.readSubscription': { subscribed: false },
    'congregations.readCongregation': exampleCongregation,
  });
  showScreen(
    <KnownPrompts value={firstPrompts}>
      <NotificationsScreen />
    </KnownPrompts>,
    '/notifications',
    '/notifications',
  );
  expect(await screen.findByText('News about Sheaf')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull();
  expect(sent.some(({ path }) => path === '/api/profile-subscribed')).toBe(true);
});

it('SHELL-R2 offline, the screen shows a notice and does not poll', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  const sent = answerWith({
    'dashboard.listNotifications': away,
    'dashboard.countUnread': away,
    'dashboard.readAlerts': away,
    'congregations.readCongregation': exampleCongregation,
  });
  const useAlerts = () => useRead('dashboard.readAlerts');
  const asking: DomainPrompt = {
    id: 'asking',
    place: 1,
    useContent: () => '1',
    useLoading: () => useAlerts().isLoading,
    Row: () => <p>{useAlerts().isLoading ? 'asking' : 'asked'}</p>,
  };
  showScreen(
    <KnownPrompts value={[asking]}>
      <NotificationsScreen />
    </KnownPrompts>,
    '/notifications',
    '/notifications',
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(sent.filter(({ path }) => path === '/api/alerts').length).toBeLessThan(5);
});

it('an empty list of notifications shows an explanation', async () => {
  show([]);
  expect(await screen.findByText(/^Nothing new\./)).toBeTruthy();
});
