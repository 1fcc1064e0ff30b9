import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deniedReason, pendingLink, session } from '../../platform/session.ts';
import {
  answerWith,
  exampleCongregation,
  exampleSession,
  quietAlerts,
  signInAs,
} from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';

const link = { token: 'A'.repeat(43), source: 'sms' as const };
const nothing = { marker: '0000000000100001', whole: true, changed: [], gone: [] };

afterEach(() => {
  cleanup();
  session.clear();
  pendingLink.clear();
});

it('SHELL-R4 AUTH-R4 the start shows a tip and the percentage of its requests that are done, then the app', async () => {
  pendingLink.set(link);
  answerWith({
    'access.openLink': exampleSession(['maps.dnc']),
    'roles.listPermissions': [],
    'sync.poll': { markers: {}, alerts: quietAlerts, app_version: __APP_VERSION__ },
    'congregations.readCongregation': exampleCongregation,
    'sync.listChanges': nothing,
    'sync.listStale': { stale: [], markers: {} },
  });
  const answered = globalThis.fetch;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.startsWith('/api/sync')) await held;
    return answered(url, request);
  });
  showScreen(<AuthScreen />, '/auth', '/auth');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('83 %');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('83');
  expect(session.get()?.user.full_name).toBe('Ruth Hollis');
  expect(pendingLink.get()).toBeNull();
  act(release);
  await screen.findByText('elsewhere');
});

it('AUTH-R1 nothing is sent before the button is pressed', async () => {
  pendingLink.set(link);
  const sent = answerWith({});
  showScreen(<AuthScreen />, '/auth', '/auth');
  expect(screen.getByRole('button')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a link that cannot be opened now can be tried again with the same secret', async () => {
  pendingLink.set(link);
  const secrets: string[] = [];
  vi.stubGlobal('fetch', (_url: string, request: RequestInit) => {
    secrets.push((JSON.parse(String(request.body)) as { secret: string }).secret);
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

it('AUTH-R3 whoever comes to the entry page with a session has it checked, and goes where he wanted', async () => {
  signInAs(['maps.dnc']);
  const sent = answerWith({ 'access.checkSession': exampleSession(['maps.dnc']) });
  showScreen(<AuthScreen />, '/auth', '/auth');
  await screen.findByText('elsewhere');
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/check']);
});

it('AUTH-R2 the token goes with the way it was sent', async () => {
  pendingLink.set({ ...link, source: 'email' });
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    bodies.push(JSON.parse(String(request.body)));
    return Response.json({ code: 'link-used', message: 'Used.' }, { status: 409 });
  });
  showScreen(<AuthScreen />, '/auth', '/auth');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('elsewhere');
  expect(bodies).toEqual([expect.objectContaining({ token: link.token, source: 'email' })]);
});

it('AUTH-R3 a link that was cut when it was copied says what to do, and highlights nothing', async () => {
  pendingLink.set({ ...link, token: 'cut' });
  const problem = { code: 'invalid', message: 'Check the highlighted fields.', errors: { token: ['x'] } };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
  showScreen(<AuthScreen />, '/auth', '/auth');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('elsewhere');
  expect(deniedReason.get()).toContain('This link is not valid. Open the whole link');
});
