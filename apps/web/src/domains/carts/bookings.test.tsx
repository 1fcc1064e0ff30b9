import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { BookingsScreen } from './bookings-screen.tsx';

const booking = (id: number): Reply<'carts.listShifts'>[number] => ({
  ...{ id, cart_location_id: 1, location: 'Wharf', publishers: [7], users: [7], minutes: 120, hours: 2 },
  ...{ people: [{ id: 7, name: `Person ${id}` }], start_at: '2026-11-20T09:00', congregation_id: 1 },
  ...{ date: '2026-11-20', start_time: '09:00', end_time: '11:00', class: 'past', state: 'booked' },
  ...{ rotation_id: null, version: 1 },
  report: {
    ...{ placements: 4, conversations: 1, traffic: 3, comments: 'Many stopped', reported_by: 7 },
    reported_at: '2026-11-20T12:00:00Z',
  },
});
const bookings = (count: number) => Array.from({ length: count }, (_, index) => booking(index + 1));

/** What the browser tells of what came into sight. */
let comeIntoSight: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoSight = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  signInAs([...permissionKeys]);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));
const dialog = async () => within(await screen.findByRole('dialog'));

it('CARTS-S6 CARTS-R16 more bookings come as one scrolls, two seconds later, until there are no more', async () => {
  const rows = [bookings(20), bookings(25)];
  const sent = answerWith({ 'carts.listShifts': () => rows.shift() ?? bookings(25) });
  const asked = () => sent.filter(({ path }) => path === '/api/cart-schedules').length;
  showScreen(<BookingsScreen />, '/settings/cart-bookings', '/settings/cart-bookings');
  expect(await screen.findByText('Loading earlier bookings…')).toBeTruthy();
  const began = performance.now();
  comeIntoSight();
  expect(asked()).toBe(1);
  expect(await screen.findByText('Person 25', {}, { timeout: 4000 })).toBeTruthy();
  expect(performance.now() - began).toBeGreaterThan(1950);
  expect([asked(), screen.queryByText('Loading earlier bookings…')]).toEqual([2, null]);
});

it('CARTS-S6 a booking says what was told of it, and is deleted after a question', async () => {
  const sent = answerWith({ 'carts.listShifts': [booking(5)], 'carts.endShift': { ok: true } });
  showScreen(<BookingsScreen />, '/settings/cart-bookings', '/settings/cart-bookings');
  expect(await screen.findByText(/4 placements, 1 conversation, Traffic: High, Many stopped/)).toBeTruthy();
  await press(/^Delete booking: Wharf/);
  const question = await dialog();
  expect(question.getByText('Are you sure you wish to delete this booking?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/cart-schedules/5'),
  );
});
