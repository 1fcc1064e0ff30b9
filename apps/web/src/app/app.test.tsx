import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/session.ts';
import { takeLink } from '#platform/take-link.ts';
import { answerWith, exampleCongregation, exampleMap, signInAs } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import { App } from './app.tsx';

const hour = 3_600_000;

beforeEach(() => {
  window.scrollTo = () => {};
  sessionStorage.clear();
  signInAs(['maps.dnc']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  session.clear();
});

function openAt(address: string): void {
  history.pushState(null, '', address);
  takeLink();
  render(<App />);
}

it('AUTH-R12 a link opened while another person is signed in waits for its press and shows nothing of that person', async () => {
  answerWith({ 'maps.listMaps': [] });
  openAt(`/?token=${'B'.repeat(43)}&source=email`);
  expect(location.href).not.toContain('token');
  expect(await screen.findByRole('button', { name: 'Open Sheaf' })).toBeTruthy();
  expect(screen.queryByText(/Ruth/)).toBeNull();
});

it('both spellings of an address open its screen', async () => {
  for (const address of ['/schedules', '/schedules/']) {
    openAt(address);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Schedules');
    cleanup();
  }
});

const appAnswers = {
  'maps.listMaps': [],
  'addresses.listMyAddresses': [],
  'events.listEvents': [],
  'congregations.readCongregation': exampleCongregation,
};
/** The frame polls only while the window is visible. */
const lookAway = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
const checks = (sent: { path: string }[]) => sent.filter(({ path }) => path === '/api/auth/check').length;

it.each([
  ['/assignments/', 'Assignments'],
  ['/schedules/', 'Schedules'],
  ['/settings/', 'Settings'],
])('AUTH-R7 APPTS-R7 %s requires a new check after eight hours and opens after it', async (address, name) => {
  const known = session.get()!;
  const { heardAt, token, ...reply } = known;
  lookAway();
  const sent = answerWith({ ...appAnswers, 'access.checkSession': reply });
  session.set({ ...known, heardAt: Date.now() - 8 * hour + 60_000 });
  openAt(address);
  await screen.findByRole('heading', { level: 1, name });
  expect(checks(sent)).toBe(0);
  cleanup();
  session.set({ ...known, heardAt: Date.now() - 8 * hour - 1000 });
  openAt(address);
  await waitFor(() => expect(checks(sent)).toBe(1));
  await screen.findByRole('heading', { level: 1, name });
  expect(location.pathname).toBe(address);
  expect(session.get()?.heardAt).toBeGreaterThanOrEqual(heardAt);
  expect(session.get()?.token).toBe(token);
});

it('AUTH-R7 a map can be worked without a new check', async () => {
  const known = session.get()!;
  session.set({ ...known, heardAt: Date.now() - 9 * hour });
  lookAway();
  const map = exampleMap();
  const sent = answerWith({ ...appAnswers, 'maps.readMap': { map, streets: [], availableAddresses: [] } });
  openAt('/map/12');
  await screen.findByRole('button', { name: 'Block B' });
  expect(checks(sent)).toBe(0);
});

it('AUTH-R7 a phone with a clock nine hours ahead is not asked for a new check', async () => {
  const known = session.get()!;
  const checkedAt = new Date(Date.now() - 9 * hour).toISOString();
  session.set({ ...known, checked_at: checkedAt });
  openAt('/schedules/');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Schedules');
});

it('an unknown address shows the page for missing screens', async () => {
  openAt('/nowhere');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nothing here');
});

it('COMMON-R19 a screen without permission shows a notice instead of its form', async () => {
  answerWith({});
  openAt('/settings/users/new');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You can’t open this page');
  expect(screen.getByRole('link', { name: 'Go to settings' }).getAttribute('href')).toBe('/settings/');
});
