import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#platform/texts.ts';
import { appDown } from '#platform/app-down.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import { exampleProfile, peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleMap, exampleSession, signInAs } from '#platform/testing/replies.ts';
import { App } from './app.tsx';

let online = true;

beforeEach(() => {
  window.scrollTo = () => {};
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  signInAs(['maps.dnc']);
  history.pushState(null, '', '/');
});
afterEach(async () => {
  cleanup();
  await outbox.clear();
  appDown.set(false);
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  session.clear();
});

function loseNetwork(): void {
  online = false;
  act(() => void dispatchEvent(new Event('offline')));
}

it('SHELL-R1 shows four tabs in order', async () => {
  answerWith({ 'maps.listMaps': [exampleMap()] });
  render(<App />);
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Maps', 'Assignments', 'Schedules', 'Settings']);
});

it('SHELL-R2 SHELL-R3 offline, a banner with a link to the maps in hand replaces the tabs', async () => {
  answerWith({ 'maps.listMaps': [exampleMap()] });
  // An earlier test's data is still being removed.
  await vi.waitFor(async () => {
    await encryptedCache.put('maps.listMaps {}', [exampleMap()]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await encryptedCache.read('maps.listMaps {}')).toBeDefined();
  });
  history.pushState(null, '', '/waiting');
  render(<App />);
  await screen.findByRole('navigation', { name: 'Main' });
  loseNetwork();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  const banner = screen.getByText('You are offline. Some features are not available.');
  fireEvent.click(within(banner.closest('aside')!).getByRole('link', { name: 'My maps' }));
  expect(await screen.findAllByRole('link', { name: /12/ })).not.toHaveLength(0);
});

it('SHELL-R3 offline, an unavailable action is disabled with a reason, and field work stays enabled', async () => {
  const map = exampleMap();
  answerWith({ 'maps.listMaps': [map], 'maps.readMap': { map, streets: [], availableAddresses: [] } });
  history.pushState(null, '', '/map/12');
  render(<App />);
  await screen.findByRole('button', { name: 'Hand in' });
  loseNetwork();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hand in' }).disabled).toBe(true);
  expect(screen.getByText('Handing in needs a connection.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Block B' }));
  await waitFor(() => expect(outbox.list()).toHaveLength(1));
});

it('SHELL-R6 COMMON-R5 a server under maintenance shows a page with a button to continue on the phone', async () => {
  answerWith({ 'maps.listMaps': [exampleMap()] });
  render(<App />);
  await screen.findAllByRole('link', { name: /12/ });
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(new Response('<html>Maintenance</html>', { status: 503 })),
  );
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('heading', { name: 'Sheaf is down for a moment' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue with what is on this phone' }));
  expect(await screen.findAllByRole('link', { name: /12/ })).not.toHaveLength(0);
  await act(() => queryClient.invalidateQueries());
  expect(screen.queryByRole('heading', { name: 'Sheaf is down for a moment' })).toBeNull();
  answerWith({ 'maps.listMaps': [exampleMap()] });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(appDown.get()).toBe('up'));
});

it('SHELL-R6 keeps the input of a form below the page, and shows a strip while the call is sent again', async () => {
  const replies = {
    'maps.listMaps': [exampleMap()],
    'people.readProfile': exampleProfile(),
    'access.listPasskeys': [],
    'sync.listChanges': peopleChange([]),
  };
  answerWith(replies);
  history.pushState(null, '', '/settings/my-profile/');
  render(<App />);
  const name = await screen.findByLabelText<HTMLInputElement>(/First name/, undefined, { timeout: 5000 });
  fireEvent.change(name, { target: { value: 'Mirjam' } });
  act(() => appDown.wait());
  expect(screen.getByText('Sheaf does not answer right now. Trying again.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Sheaf is down for a moment' })).toBeNull();
  act(() => appDown.set(true));
  expect(screen.getByRole('heading', { name: 'Sheaf is down for a moment' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText<HTMLInputElement>(/First name/)).toBe(name);
  expect(name.value).toBe('Mirjam');
});

it('AUTH-R6 a person without permissions ends on the entry page', async () => {
  signInAs([]);
  answerWith({ 'access.checkSession': exampleSession([]) });
  render(<App />);
  expect(await screen.findByText(/no access yet/)).toBeTruthy();
  expect(location.pathname).toBe('/auth/');
});

it('USERS-X15 leaving a form with unsaved input opens a confirmation', async () => {
  answerWith({
    'maps.listMaps': [exampleMap()],
    'people.readProfile': exampleProfile(),
    'access.listPasskeys': [],
    'sync.listChanges': peopleChange([]),
  });
  history.pushState(null, '', '/settings/my-profile/');
  render(<App />);
  const name = await screen.findByLabelText(/First name/, undefined, { timeout: 5000 });
  fireEvent.change(name, { target: { value: 'Mirjam' } });
  const toMaps = screen.getByRole('link', { name: 'Maps' });
  fireEvent.click(toMaps);
  const first = within(await screen.findByRole('dialog'));
  expect(first.getByText('What you changed here is not saved yet.')).toBeTruthy();
  fireEvent.click(first.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/settings/my-profile/');
  expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Mirjam');
  fireEvent.click(toMaps);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  // The question appears again only for the next attempt to leave.
  act(() => history.back());
  fireEvent.change(await screen.findByLabelText(/First name/), { target: { value: 'Miriam' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
});
