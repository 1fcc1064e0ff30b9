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

it('AUTH-R12 a link opened where somebody is signed in waits for its press, and shows nothing of that person', async () => {
  answerWith({ 'maps.listMaps': [] });
  openAt(`/?token=${'B'.repeat(43)}&source=email`);
  expect(location.href).not.toContain('token');
  expect(await screen.findByRole('button', { name: 'Open Sheaf' })).toBeTruthy();
  expect(screen.queryByText(/Ruth/)).toBeNull();
});

it('both spellings of an address lead to its screen', async () => {
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
/** The frame checks now and then by itself, but only a window that is looked at. */
const lookAway = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
const checks = (sent: { path: string }[]) => sent.filter(({ path }) => path === '/api/auth/check').length;

it.each([
  ['/assignments/', 'Assignments'],
  ['/schedules/', 'Schedules'],
  ['/settings/', 'Settings'],
])(
  'AUTH-R7 APPTS-R7 %s asks for a new check after eight hours, and opens after it',
  async (address, name) => {
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
  },
);

it('AUTH-R7 a map is worked without a new check', async () => {
  const known = session.get()!;
  session.set({ ...known, heardAt: Date.now() - 9 * hour });
  lookAway();
  const map = exampleMap();
  const sent = answerWith({ ...appAnswers, 'maps.readMap': { map, streets: [], availableAddresses: [] } });
  openAt('/map/12');
  await screen.findByRole('button', { name: 'Block B' });
  expect(checks(sent)).toBe(0);
});

it('AUTH-R7 a phone whose clock is nine hours ahead is let in all the same', async () => {
  const known = session.get()!;
  const checkedAt = new Date(Date.now() - 9 * hour).toISOString();
  session.set({ ...known, checked_at: checkedAt });
  openAt('/schedules/');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Schedules');
});

it('what does not exist says so', async () => {
  openAt('/nowhere');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nothing here');
});

it('COMMON-R19 what a role does not open says so before anything is typed into it', async () => {
  answerWith({});
  openAt('/settings/users/new');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You can’t open this page');
  expect(screen.getByRole('link', { name: 'Go to settings' }).getAttribute('href')).toBe('/settings/');
});
