import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { recallCongregation } from '#contexts/people/congregations/congregations.api.ts';
import { recallAlerts } from '#platform/alerts.ts';
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
import { loseConnections, unanswered } from '#platform/testing/unanswered.ts';
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
  loseConnections();
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

/** Forgets what is in memory and reads the congregation stored on the phone, like a restart. */
async function restartWithStoredCongregation(): Promise<void> {
  await vi.waitFor(async () =>
    expect(await encryptedCache.read('congregations.readCongregation {}')).toBeTruthy(),
  );
  queryClient.clear();
  await recallCongregation();
}

it('SHELL-R22 SHELL-R8 a dismissed banner stays dismissed until its text changes', async () => {
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your badge.') }));
  show();
  expect(await screen.findByText('Bring your badge.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide: Assembly' }));
  await waitFor(() => expect(screen.queryByText('Bring your badge.')).toBeNull(), { timeout: 3000 });
  cleanup();
  show();
  await bell(0);
  cleanup();
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your Bible.') }));
  show();
  expect(await screen.findByText('Bring your Bible.')).toBeTruthy();
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
  await bell(0);
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
  const join = await screen.findByRole('link', { name: 'Join' });
  expect(join.getAttribute('href')).toBe('https://meet.example/public');
});

it('SHELL-R21 install and the tour come last, and prompts after the third wait behind a button', async () => {
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
  expect(await screen.findAllByRole('button', { name: /^Hide:/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: '1 more' }));
  expect(
    screen.getAllByRole('button', { name: /^Hide:/ }).map((cross) => cross.getAttribute('aria-label')),
  ).toEqual([
    'Hide: Your data in Sheaf',
    'Hide: The midweek meeting is online',
    'Hide: Assembly',
    'Hide: Add Sheaf to your home screen',
  ]);
  expect(screen.getByText(/^It (begins|began) at \d/)).toBeTruthy();
});

it('SHELL-R3 offline, prompts that need a network are hidden', async () => {
  signInAs([], { privacy_consent: null });
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your badge.') }));
  show();
  await screen.findByText('Your data in Sheaf');
  cleanup();
  await restartWithStoredCongregation();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(await screen.findByText('Bring your badge.')).toBeTruthy();
  expect(screen.queryByText('Your data in Sheaf')).toBeNull();
});

it('SHELL-R24 the cached banner is in the first paint, before the server answers', async () => {
  answerWith(replies({ 'congregations.readCongregation': withBanner('Bring your badge.') }));
  show();
  await screen.findByText('Bring your badge.');
  cleanup();
  await restartWithStoredCongregation();
  show();
  expect(await screen.findByText('Bring your badge.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull();
});

const group = (meeting_date: string) => ({
  label: 'Cooee',
  location: '3 Fern Road',
  online: false,
  meeting_date,
});
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

it('SHELL-R24 a prompt that was shown is in the first paint of the next start, before the server answers', async () => {
  answerWith(replies({ 'dashboard.readAlerts': { ...quiet, group: group(inHours(1)) } }));
  show();
  await screen.findByText(/Cooee/);
  cleanup();
  await vi.waitFor(async () =>
    expect(await encryptedCache.read('dashboard.readAlerts {}')).toMatchObject({ group: { label: 'Cooee' } }),
  );
  answerWith(replies({ 'dashboard.readAlerts': unanswered }));
  show();
  await act(recallAlerts);
  expect(await screen.findByText(/Cooee/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull();
});

it('SHELL-R24 at the first start the maps wait for the prompts, so that none is behind a button', async () => {
  const late = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { ...quiet, group: group(inHours(1)) };
  };
  answerWith(replies({ 'dashboard.readAlerts': late as never }));
  show();
  expect(await screen.findByText(/Cooee/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull();
});

it('SHELL-R24 the maps do not wait longer than a second for prompts that do not arrive', async () => {
  answerWith(replies({ 'dashboard.readAlerts': unanswered }));
  show();
  expect(await screen.findByRole('link', { name: /^Map 12/ }, { timeout: 2500 })).toBeTruthy();
});

it('SHELL-R24 a shown prompt stays when its content changes, and an outdated one is not shown', async () => {
  let alerts = { ...quiet, group: group(inHours(1)) };
  answerWith(replies({ 'dashboard.readAlerts': () => alerts }));
  show();
  await screen.findByText(/3 Fern Road/);
  alerts = { ...quiet, group: { ...group(inHours(2)), location: '8 Bay Road' } };
  await queryClient.invalidateQueries({ queryKey: ['dashboard.readAlerts'] });
  expect(await screen.findByText(/8 Bay Road/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull();
  alerts = { ...quiet, group: group(inHours(-30)) };
  await queryClient.invalidateQueries({ queryKey: ['dashboard.readAlerts'] });
  await waitFor(() => expect(screen.queryByText(/Cooee/)).toBeNull());
});

it('SHELL-R21 prompts with a date are sorted by it', async () => {
  const cart = { cart_location_id: 2, location: 'Wharf', start_at: inHours(5).slice(0, 16) };
  const talk = { theme: 'A firm hope', speaker: 'M', congregation: null, date: inHours(96).slice(0, 10) };
  answerWith(replies({ 'dashboard.readAlerts': { ...quiet, talk, cart, group: group(inHours(28)) } }));
  show();
  await screen.findByText('A firm hope');
  expect(
    screen.getAllByRole('button', { name: /^Hide:/ }).map((cross) => cross.getAttribute('aria-label')),
  ).toEqual([expect.stringContaining('Wharf'), expect.stringContaining('Cooee'), 'Hide: A firm hope']);
});

it('DASH-R7 the next duty is on the dashboard at the first start on a phone', async () => {
  const next = exampleMyDuty({ date: inHours(48).slice(0, 10) });
  answerWith(replies({ 'dashboard.readAlerts': { ...quiet, next } }));
  show();
  expect(await screen.findByRole('link', { name: /^Next:.*Digging for gems/ })).toBeTruthy();
});

const openPlace = (duty_id: number, title: string): Reply<'swaps.listOpenPlaces'>[number] => ({
  ...{ duty_id, title, kind: 'task', responsibility: null, date: '2026-12-09' },
  ...{ starts_at: '20:45', with: [], undo_until: null },
});
const withPlaces = (places: Reply<'swaps.listOpenPlaces'>) =>
  answerWith(
    replies({
      'congregations.readCongregation': {
        ...exampleCongregation,
        modules: { ...moduleDefaults, planning: { ...moduleDefaults.planning, take_open: 'tasks' } },
      },
      'swaps.listOpenPlaces': places,
    }),
  );

it('X-SWAP-36 prompts with the open places that one may take, and after dismissal only with a new one', async () => {
  withPlaces([openPlace(4, 'Cleaning'), openPlace(7, 'Snow')]);
  show();
  expect(await screen.findByText('Cleaning, Wed 9 December, 1 more')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See open places' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide: Places that you may take' }));
  await waitFor(() => expect(screen.queryByText('Places that you may take')).toBeNull(), { timeout: 3000 });
  cleanup();
  queryClient.clear();
  withPlaces([openPlace(7, 'Snow')]);
  show();
  await bell(0);
  await waitFor(() => expect(queryClient.getQueryData(['swaps.listOpenPlaces'])).toBeTruthy());
  expect(screen.queryByText('Places that you may take')).toBeNull();
  withPlaces([openPlace(7, 'Snow'), openPlace(12, 'Hedge')]);
  await queryClient.invalidateQueries({ queryKey: ['swaps.listOpenPlaces'] });
  await bell(1);
  await userEvent.click(await screen.findByRole('button', { name: '1 new for you' }));
  expect(await screen.findByText('Places that you may take')).toBeTruthy();
});
