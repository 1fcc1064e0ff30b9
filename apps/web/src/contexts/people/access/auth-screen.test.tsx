import { languages } from '@sheaf/phrases/languages';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { deniedReason, pendingLink, session, target } from '#platform/session.ts';
import {
  answerWith,
  exampleCongregation,
  exampleSession,
  quietAlerts,
  signInAs,
} from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';

const link = { token: 'A'.repeat(43), source: 'sms' as const };
const nothing = { marker: '0000000000100001', whole: true, changed: [], gone: [] };

afterEach(() => {
  cleanup();
  session.clear();
  pendingLink.clear();
  sessionStorage.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = {
  'access.readLink': { congregation: 'Burnie' },
  'access.openLink': exampleSession(['maps.dnc']),
  'access.checkSession': exampleSession(['maps.dnc']),
  'roles.listPermissions': [],
  'sync.poll': { markers: {}, alerts: quietAlerts, app_version: __APP_VERSION__ },
  'congregations.readCongregation': exampleCongregation,
  'sync.listChanges': nothing,
  'sync.listStale': { stale: [], markers: {} },
};

/** Opens the entry page; requests matching `holds` stay pending until `release`. */
function start(holds: (url: string) => boolean) {
  const sent = answerWith(answers);
  const answered = globalThis.fetch;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (holds(url)) await held;
    return answered(url, request);
  });
  pendingLink.set(link);
  showScreen(<AuthScreen />, '/auth', '/auth');
  fireEvent.click(screen.getByRole('button'));
  return { sent, release: () => act(release) };
}
const whereTo = async () => (await screen.findByText('elsewhere')).dataset['path'];
const startRequests = [
  '/api/changes/roles',
  '/api/changes/users',
  '/api/congregation',
  '/api/permissions',
  '/api/poll',
  '/api/sync',
];

it('AUTH-R19 the page of a link names its congregation before it is opened', async () => {
  const sent = answerWith(answers);
  pendingLink.set(link);
  showScreen(<AuthScreen />, '/auth', '/auth');
  expect(await screen.findByText('Congregation: Burnie')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/links/read']);
});

it('SHELL-R4 AUTH-R4 the start shows the percentage of completed requests, then opens the app', async () => {
  const { release } = start((url) => url.split('?')[0] === '/api/sync');
  await screen.findByText('83%');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('83');
  expect(session.get()?.user.full_name).toBe('Ruth Hollis');
  expect(pendingLink.get()).toBeNull();
  expect(screen.queryByText('elsewhere')).toBeNull();
  release();
  await screen.findByText('elsewhere');
});

it('SHELL-R4 the progress starts at 0 percent, and each of the six requests adds a sixth', async () => {
  const { release } = start((url) => url !== '/api/auth/links/open');
  await screen.findByText('0%');
  release();
  await screen.findByText('elsewhere');
  cleanup();
  const second = start((url) => url.includes('sync'));
  await screen.findByText('50%');
  second.release();
  await screen.findByText('elsewhere');
});

it.each([
  [0, 1],
  [0.5, 5],
  [0.999, 9],
] as const)('SHELL-R4 shows one random tip: %f', async (chance, number) => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
  const { release } = start((url) => url !== '/api/auth/links/open');
  const { tips } = languages.en.access;
  await screen.findByText(tips[number]);
  random.mockRestore();
  expect(Object.values(tips).filter((tip) => screen.queryByText(tip))).toEqual([tips[number]]);
  release();
  await screen.findByText('elsewhere');
});

it('AUTH-R4 the start reads permissions, markers, settings, people and roles, then syncs and opens the requested screen', async () => {
  target.set('/settings/users/');
  const { sent } = start(() => false);
  expect(await whereTo()).toBe('/settings/users/');
  const paths = sent.map(({ path }) => path).filter((path) => !path.startsWith('/api/auth/links/'));
  expect([...paths].sort()).toEqual(startRequests);
  expect(paths.at(-1)).toBe('/api/sync');
});

it('AUTH-R4 without a requested screen the dashboard opens', async () => {
  start(() => false);
  expect(await whereTo()).toBe('/');
});

it('AUTH-R1 the link is not opened before the button is pressed', async () => {
  pendingLink.set(link);
  const sent = answerWith({ 'access.readLink': { congregation: 'Burnie' } });
  showScreen(<AuthScreen />, '/auth', '/auth');
  expect(await screen.findByText('Congregation: Burnie')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/links/read']);
});

it('a failed link can be tried again with the same secret', async () => {
  pendingLink.set(link);
  const secrets: string[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (url.endsWith('/open')) secrets.push((JSON.parse(String(request.body)) as { secret: string }).secret);
    return Promise.reject(new TypeError('no network'));
  });
  showScreen(<AuthScreen />, '/auth', '/auth');
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await screen.findByRole('alert');
  fireEvent.click(button);
  await waitFor(() => expect(secrets).toHaveLength(2));
  expect(secrets[0]).toBe(secrets[1]);
  expect(pendingLink.get()).toEqual(link);
});

it('AUTH-R3 AUTH-R4 the entry page checks an existing session each time and opens the requested screen', async () => {
  signInAs(['maps.dnc']);
  const sent = answerWith(answers);
  for (const wanted of ['/schedules/', undefined]) {
    if (wanted) target.set(wanted);
    showScreen(<AuthScreen />, '/auth', '/auth');
    expect(await whereTo()).toBe(wanted ?? '/');
    cleanup();
  }
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/check', '/api/auth/check']);
});

it('AUTH-R3 AUTH-R5 the app waits for the check, and an ended session is denied', async () => {
  signInAs(['maps.dnc']);
  let refuse = (): void => {};
  const asked = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await asked;
    return Response.json({ code: 'session-ended', message: 'You were signed out.' }, { status: 401 });
  });
  showScreen(<AuthScreen />, '/auth', '/auth');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('elsewhere')).toBeNull();
  refuse();
  expect(await whereTo()).toBe('/denied');
  expect(deniedReason.get()).toBe('You were signed out.');
});

it('AUTH-R2 the token is sent with its channel', async () => {
  pendingLink.set({ ...link, source: 'email' });
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.endsWith('/open')) bodies.push(JSON.parse(String(request.body)));
    return Response.json({ code: 'link-used', message: 'Used.' }, { status: 409 });
  });
  showScreen(<AuthScreen />, '/auth', '/auth');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('elsewhere');
  expect(bodies).toEqual([expect.objectContaining({ token: link.token, source: 'email' })]);
});

it('AUTH-R3 a truncated link shows instructions, without highlighted fields', async () => {
  pendingLink.set({ ...link, token: 'cut' });
  const problem = { code: 'invalid', message: 'Check the highlighted fields.', errors: { token: ['x'] } };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
  showScreen(<AuthScreen />, '/auth', '/auth');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('elsewhere');
  expect(deniedReason.get()).toContain('This link is not valid. Open the whole link');
});
