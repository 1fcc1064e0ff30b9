import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../platform/session.ts';
import { takeLink } from '../platform/take-link.ts';
import { answerWith, signInAs } from '../platform/testing/replies.ts';
import '../platform/texts.ts';
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
  session.clear();
});

function openAt(address: string): void {
  history.pushState(null, '', address);
  takeLink();
  render(<App />);
}

it('AUTH-R12 a link opened where somebody is signed in waits for its press, and shows nothing of him', async () => {
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

it('AUTH-R7 APPTS-R7 after eight hours the session is checked again, and the person is where he wanted to be', async () => {
  const old = session.get()!;
  session.set({ ...old, heardAt: Date.now() - 9 * hour });
  const { heardAt, token, ...reply } = old;
  const sent = answerWith({ 'access.checkSession': reply, 'maps.listMaps': [] });
  openAt('/schedules/');
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/auth/check')).toBe(true));
  await screen.findByRole('heading', { level: 1, name: 'Schedules' });
  expect(session.get()?.heardAt).toBeGreaterThanOrEqual(heardAt);
  expect(session.get()?.token).toBe(token);
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
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This is not open to you');
  expect(screen.getByRole('link', { name: 'Go to settings' }).getAttribute('href')).toBe('/settings/');
});
