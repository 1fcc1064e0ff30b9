import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, quietAlerts, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loseConnections, unanswered } from '#platform/testing/unanswered.ts';
import type { MyDuty } from './my-duty-title.ts';
import { NextDuty } from './next-duty.api.ts';
import { keepRoom, keptRoom, type Room } from './next-room.api.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-11-22T23:10:00Z');
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (next: MyDuty | null, room: Room) => {
  answerWith({ 'dashboard.readAlerts': { ...quietAlerts, next } });
  showScreen(<NextDuty room={room} />, '/', '/');
};
const row = () =>
  screen.findByRole('link', {
    name: /^Next:.*Wed.*25.*Nov.*Digging for gems.*Part 2, 7:16\u00A0pm, in 2 days$/,
  });

it('DASH-R7 the next duty shows in its reserved space and links to the assignments', async () => {
  show(exampleMyDuty(), 98);
  expect((await row()).getAttribute('href')).toBe('/assignments/');
});

it('DASH-R7 without reserved space it waits until the app becomes visible again, and reserves space for the next start', async () => {
  keepRoom(null);
  show(exampleMyDuty(), null);
  await waitFor(() => expect(keptRoom()).toBe('usual'));
  expect(screen.queryByRole('link')).toBeNull();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await row()).toBeTruthy();
});

it('DASH-R7 the first space is laid out like a duty: a day of three lines, a title above a line, and a button', () => {
  vi.stubGlobal('fetch', unanswered);
  showScreen(<NextDuty room="usual" />, '/', '/');
  const room = document.querySelector('[aria-hidden="true"]')!;
  const [duty, button] = [...room.children];
  const [day, texts] = [...duty!.children];
  expect([day!.children.length, texts!.children.length, button!.tagName]).toEqual([3, 2, 'A']);
});

it('DASH-R7 the cached duty shows until the server answers, and its space is released with it', async () => {
  show(exampleMyDuty(), 98);
  await row();
  await waitFor(async () => expect(await encryptedCache.read('dashboard.next')).toMatchObject({ id: 7 }));
  cleanup();
  vi.stubGlobal('fetch', unanswered);
  showScreen(<NextDuty room={98} />, '/', '/');
  expect(await row()).toBeTruthy();
  cleanup();
  loseConnections();
  queryClient.clear();
  show(null, 98);
  await waitFor(() => expect(keptRoom()).toBeNull());
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it('DASH-R7 a duty on the next day is labelled tomorrow', async () => {
  vi.setSystemTime('2026-11-24T00:10:00Z');
  show(exampleMyDuty(), 98);
  expect(await screen.findByRole('link', { name: /7:16\u00A0pm, tomorrow$/ })).toBeTruthy();
});

it('APPTS-R10 a duty of the same day has the hours that are left', async () => {
  vi.setSystemTime('2026-11-25T04:10:00Z');
  show(exampleMyDuty(), 98);
  expect(await screen.findByRole('link', { name: /7:16\u00A0pm, in 4 hours$/ })).toBeTruthy();
});

it('DASH-R7 a past duty is not the next one', async () => {
  vi.setSystemTime('2026-11-25T08:30:00Z');
  show(exampleMyDuty(), 98);
  await waitFor(() => expect(keptRoom()).toBeNull());
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it('X-SWAP-22 the next duty has “I can’t”, which opens the question among the assignments, until it begins', async () => {
  show(exampleMyDuty(), 98);
  const link = await screen.findByRole('link', { name: 'I can’t: Digging for gems, Wed 25 November' });
  expect(link.getAttribute('href')).toBe('/assignments/?cannot=7');
  cleanup();
  queryClient.clear();
  show(exampleMyDuty({ kind: 'task', user_id: null, meeting: null }), 98);
  await screen.findByRole('link', { name: /^Next:/ });
  expect(screen.queryByRole('link', { name: /^I can’t/ })).toBeNull();
});
