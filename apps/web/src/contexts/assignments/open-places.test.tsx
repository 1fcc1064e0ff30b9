import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { OpenPlacesLink } from './open-places-link.tsx';
import { OpenPlacesScreen } from './open-places-screen.tsx';

type Place = Reply<'swaps.listOpenPlaces'>[number];
type Shift = Reply<'carts.listOpenShifts'>[number];

const place: Place = {
  duty_id: 12,
  kind: 'responsibility',
  title: 'Sound',
  responsibility: 'sound',
  date: '2026-11-29',
  starts_at: '09:30',
  with: ['Ruth Hollis'],
  undo_until: null,
};
const shift: Shift = {
  cart_location_id: 1,
  location: 'Wharf corner',
  date: '2026-12-05',
  start_time: '10:00',
  end_time: '12:00',
  minutes: 120,
  people: ['Una Larkin', 'Wesley Tilley'],
  free: 0,
  waiting: { id: null, people: 2, offered: false },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T22:10:00Z'), toFake: ['Date'] });
  signInAs([]);
});
afterEach(() => {
  cleanup();
  act(() => toasts.hide());
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Refuses calls whose path ends so; the others are answered. */
function refuse(end: string, code: string, message: string, then = () => {}) {
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.endsWith(end)) return answered(url, request);
    then();
    return Promise.resolve(Response.json({ code, message }, { status: 409 }));
  });
}

const path = '/assignments/open-places';
const show = () => showScreen(<OpenPlacesScreen />, path, path);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('X-SWAP-26 X-SWAP-27 one press takes an open place, which can be undone on its row', async () => {
  let held: Place = place;
  const sent = answerWith({
    'swaps.listOpenPlaces': () => [held],
    'carts.listOpenShifts': [],
    'swaps.takePlace': () => {
      held = { ...place, undo_until: '2026-11-23T22:20:00Z' };
      return held;
    },
    'swaps.returnPlace': () => {
      held = place;
      return { ok: true };
    },
  });
  show();
  await press('I’ll take it: Sound, Sun 29 November');
  expect(await screen.findByText('It’s yours')).toBeTruthy();
  await press('Undo: Sound, Sun 29 November');
  expect(await screen.findByRole('button', { name: /^I’ll take it: / })).toBeTruthy();
  const written = sent.filter(({ method }) => method !== 'GET').map(({ method, path: at }) => [method, at]);
  expect(written).toEqual([
    ['POST', '/api/open-places/12/take'],
    ['DELETE', '/api/open-places/12/take'],
  ]);
});

it('X-SWAP-26 when somebody else was first, the row disappears and a sentence has the reason', async () => {
  let open: Place[] = [place];
  answerWith({
    'swaps.listOpenPlaces': () => open,
    'carts.listOpenShifts': [],
  });
  refuse('/take', 'place-taken', 'Someone else has it now.', () => {
    open = [];
  });
  show();
  await press(/^I’ll take it: /);
  expect(await screen.findByText('No open places for you.')).toBeTruthy();
  expect(toasts.get()?.text).toBe('Someone else has it now.');
});

it('X-SWAP-28 X-SWAP-29 a full shift is waited for, and the wait is ended, in one press each', async () => {
  let waits = shift.waiting;
  const sent = answerWith({
    'swaps.listOpenPlaces': [],
    'carts.listOpenShifts': () => [{ ...shift, waiting: waits }],
    'carts.joinWaiting': () => {
      waits = { id: 4, people: 3, offered: false };
      return waits;
    },
    'carts.leaveWaiting': () => {
      waits = shift.waiting;
      return { ok: true };
    },
  });
  show();
  expect(await screen.findByText(/2 others wait\./)).toBeTruthy();
  await press(/^Tell me when a place is free: Wharf corner/);
  await press(/^Stop waiting: Wharf corner/);
  expect(await screen.findByRole('button', { name: /^Tell me when a place is free: / })).toBeTruthy();
  expect(sent.find(({ path: at }) => at === '/api/cart-waiting')?.body).toEqual({
    cart_location_id: 1,
    start_at: '2026-12-05T10:00',
    minutes: 120,
  });
  expect(sent.some(({ method, path: at }) => method === 'DELETE' && at === '/api/cart-waiting/4')).toBe(true);
});

it('X-SWAP-28 a person who was offered a free place takes it, and reads when another one was first', async () => {
  const waiting = { id: 4, people: 1, offered: true };
  answerWith({
    'swaps.listOpenPlaces': [],
    'carts.listOpenShifts': [{ ...shift, free: 1, waiting }],
  });
  refuse('/api/cart-waiting/4/take', 'cart-full', 'There is no room left.');
  show();
  await press(/^Book: Wharf corner/);
  await waitFor(() => expect(toasts.get()?.text).toBe('There is no room left.'));
});

it('X-SWAP-29 the filters show duties, carts or this week, and the assignments link to the list', async () => {
  answerWith({ 'swaps.listOpenPlaces': [place], 'carts.listOpenShifts': [shift] });
  show();
  expect(await screen.findByText('1 duty, 1 cart shift')).toBeTruthy();
  await press('Carts');
  expect(screen.queryByText('Sound')).toBeNull();
  await press('This week');
  expect(screen.getByText('Sound')).toBeTruthy();
  expect(screen.queryByText('Wharf corner')).toBeNull();
  cleanup();
  showScreen(<OpenPlacesLink />, '/assignments', '/assignments');
  const link = within(await screen.findByRole('link', { name: /Open places/ }));
  expect(link.getByText('1 duty')).toBeTruthy();
  cleanup();
  queryClient.clear();
  answerWith({ 'swaps.listOpenPlaces': [], 'carts.listOpenShifts': [shift] });
  showScreen(<OpenPlacesLink />, '/assignments', '/assignments');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
});
