import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';

import { SeenScreen, type Visitor } from './seen-screen.tsx';

const visitor = (id: number, full_name: string, last_login: string | null): Visitor => ({
  id,
  full_name,
  appointment: 'publisher',
  last_login,
});
// 9:30 on the 21st in Hobart.
const now = new Date('2026-11-20T22:30:00Z');
const visitors = [
  visitor(1, 'Ruth Hollis', '2026-11-20T13:10:00Z'),
  visitor(2, 'Grace Kerr', '2026-11-20T12:50:00Z'),
  visitor(3, 'Samuel Webb', '2026-11-01T02:00:00Z'),
  visitor(4, 'Miriam Webb', '2026-06-01T02:00:00Z'),
  visitor(5, 'Olive Ashby', null),
];
const show = () => showScreen(<SeenScreen />, '/settings/visitors', '/settings/visitors');
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  signInAs(['settings.cong.visitors', 'settings.users', 'settings.users.send_login']);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('USERS-O7 everybody is in one group by days of the congregation, each with its count', async () => {
  answerWith({ 'people.listVisitors': visitors });
  show();
  expect(await screen.findByText('4 of 5 active people have signed in')).toBeTruthy();
  await waitFor(() => expect(names()).toHaveLength(5));
  const firstOf: Record<string, RegExp> = {
    'Today · 1': /Ruth Hollis.*today/,
    'Last 7 days · 1': /Grace Kerr.*yesterday/,
    'Last 30 days · 1': /Samuel Webb.*ago/,
    'Longer ago · 1': /Miriam Webb.*5 months ago/,
    'Never · 1': /Olive Ashby.*never/,
  };
  for (const [group, row] of Object.entries(firstOf)) {
    await press(group);
    await waitFor(() => expect(names()).toEqual([expect.stringMatching(row)]));
  }
});

it('USERS-O7 a person who never signed in links to the record with the invite; the search finds names', async () => {
  answerWith({ 'people.listVisitors': visitors });
  show();
  await press('Never · 1');
  expect(screen.getByText(/Open a person to send an invite/)).toBeTruthy();
  const row = await screen.findByRole('link', { name: /Olive Ashby/ });
  expect(row.getAttribute('href')).toBe('/settings/users/5/');
  await press('All · 5');
  await userEvent.type(screen.getByRole('searchbox'), 'webb');
  await waitFor(() => expect(names()).toHaveLength(2));
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText(/No matches/)).toBeTruthy();
});

it('USERS-O7 without permission for the records there are no links and no mention of invites', async () => {
  signInAs(['settings.cong.visitors']);
  answerWith({ 'people.listVisitors': visitors });
  show();
  await press('Never · 1');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /Olive/ })).toBeNull();
  expect(screen.queryByText(/send an invite/)).toBeNull();
});
