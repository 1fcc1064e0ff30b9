import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recallCongregation } from '#contexts/people/congregations/congregations.api.ts';
import type { Reply } from '#platform/api.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
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
const look = () => document.dispatchEvent(new Event('visibilitychange'));

it('SHELL-R22 SHELL-R8 a dismissed banner stays dismissed until its text changes', async () => {
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your badge.') }));
  show();
  await bell(1);
  look();
  expect(await screen.findByText('Bring your badge.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide: Assembly' }));
  await waitFor(() => expect(screen.queryByText('Bring your badge.')).toBeNull(), { timeout: 3000 });
  cleanup();
  show();
  await bell(0);
  cleanup();
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your Bible.') }));
  show();
  await bell(1);
});

it('SHELL-R24 a late prompt waits behind a button or until the app is visible again', async () => {
  let banner = exampleCongregation;
  answerWith(replies({ 'congregations.readCongregation': () => banner }));
  show();
  await screen.findByRole('link', { name: /^Map 12/ });
  await bell(0);
  banner = withBanner('Bring your badge.');
  await queryClient.invalidateQueries({ queryKey: ['congregations.readCongregation'] });
  const button = await screen.findByRole('button', { name: '1 new for you' });
  expect(screen.queryByText('Bring your badge.')).toBeNull();
  await bell(1);
  await userEvent.click(button);
  expect(await screen.findByText('Bring your badge.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '1 new for you' })).toBeNull();
});

it('SHELL-R9 an elder subscribes with one press, and the prompt does not return', async () => {
  let subscribed = false;
  const sent = answerWith(
    replies({
      'dashboard.readAlerts': { ...quiet, subscribe: true },
      'dashboard.readSubscription': () => ({ subscribed }),
      'dashboard.saveSubscription': () => {
        subscribed = true;
        return { subscribed };
      },
    }),
  );
  show();
  await bell(1);
  look();
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  await bell(0);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ subscribed: true });
});

it('SHELL-R10 the subscription is not read outside its days', async () => {
  const sent = answerWith(replies());
  show();
  await bell(0);
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/alerts')).toBe(true));
  expect(sent.some(({ path }) => path === '/api/profile-subscribed')).toBe(false);
});

it('SHELL-P6 SHELL-R25 an open dashboard offers a meeting when it becomes joinable, until two hours after its start', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const starts_at = new Date(Date.now() + 40 * 60_000).toISOString();
  const meetings = [{ meeting: 'public' as const, starts_at, url: 'https://meet.example/public' }];
  answerWith(replies({ 'dashboard.readAlerts': { ...quiet, meetings } }));
  show();
  await bell(0);
  const offered = () => screen.queryByText(/meeting is online|1 new for you/i);
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  expect(offered()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  await waitFor(() => expect(offered()).not.toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(148 * 60_000));
  expect(offered()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  await waitFor(() => expect(offered()).toBeNull());
  vi.useRealTimers();
});

it('SHELL-P6 SHELL-R25 an online meeting shows its link while it is joinable', async () => {
  const starts_at = new Date(Date.now() + 10 * 60_000).toISOString();
  const meetings = [{ meeting: 'public' as const, starts_at, url: 'https://meet.example/public' }];
  answerWith(replies({ 'dashboard.readAlerts': { ...quiet, meetings } }));
  show();
  await bell(1);
  look();
  const join = await screen.findByRole('link', { name: 'Join' });
  expect(join.getAttribute('href')).toBe('https://meet.example/public');
});

it('SHELL-R21 prompts after the third wait behind a button', async () => {
  localStorage.clear();
  localStorage.setItem('sheaf.tour.1', 'done');
  signInAs([], { privacy_consent: null });
  const starts_at = new Date().toISOString();
  answerWith(
    replies({
      'congregations.readCongregation': withBanner('Bring your badge.'),
      'dashboard.readAlerts': {
        ...quiet,
        meetings: [{ meeting: 'clam', starts_at, url: 'https://meet.example/clam' }],
      },
    }),
  );
  show();
  await bell(4);
  look();
  expect(await screen.findAllByRole('button', { name: /^Hide:/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: '1 more' }));
  expect(
    screen.getAllByRole('button', { name: /^Hide:/ }).map((cross) => cross.getAttribute('aria-label')),
  ).toEqual([
    'Hide: Your data in Sheaf',
    'Hide: Add Sheaf to your home screen',
    'Hide: Assembly',
    'Hide: The midweek meeting is online',
  ]);
  expect(screen.getByText(/^It (begins|began) at \d/)).toBeTruthy();
});

it('SHELL-R3 offline, prompts that need a network are hidden', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signInAs([], { privacy_consent: null });
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your badge.') }));
  show();
  await bell(1);
  look();
  expect(await screen.findByText('Bring your badge.')).toBeTruthy();
  expect(screen.queryByText('Your data in Sheaf')).toBeNull();
});

it('SHELL-R24 the cached banner is in the first paint, before the server answers', async () => {
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your badge.') }));
  show();
  await bell(1);
  cleanup();
  await vi.waitFor(async () =>
    expect(await encryptedCache.read('congregations.readCongregation {}')).toBeTruthy(),
  );
  queryClient.clear();
  await recallCongregation();
  show();
  expect(await screen.findByText('Bring your badge.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull();
});
