import { cartLocation } from '@sheaf/contract/carts/locations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { nullFieldsOf } from '#platform/testing/null-fields.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { BookingsScreen } from './bookings-screen.tsx';
import { CartReports } from './cart-reports.api.tsx';
import { CartsScreen } from './carts-screen.tsx';
import type { CartLocation } from './location-sheet.tsx';

const block = { id: 3, cart_location_id: 1, day: 0, start_time: '08:00', end_time: '10:00' };
const wharf: CartLocation = {
  ...nullFieldsOf<CartLocation>(cartLocation),
  id: 1,
  location: 'Wharf',
  max_users: 3,
  start_time: '06:00',
  end_time: '17:00',
  congregations: [],
  blocks: [block],
  version: 1,
};
const booking = (id: number): Reply<'carts.listShifts'>[number] => ({
  id,
  cart_location_id: 1,
  location: 'Wharf',
  publishers: [7],
  users: [7],
  minutes: 120,
  hours: 2,
  people: [{ id: 7, name: `Person ${id}` }],
  start_at: '2026-11-20T09:00',
  congregation_id: 1,
  guests_of: null,
  date: '2026-11-20',
  start_time: '09:00',
  end_time: '11:00',
  class: 'past',
  state: 'booked',
  rotation_id: null,
  version: 1,
  report: {
    placements: 4,
    conversations: 1,
    traffic: 3,
    comments: 'Many stopped',
    reported_by: 7,
    reported_at: '2026-11-20T12:00:00Z',
  },
});
const bookings = (count: number) => Array.from({ length: count }, (_, index) => booking(index + 1));

/** Triggers the IntersectionObserver. */
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
  // The autosizing text area reads document.fonts, which jsdom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
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

it('CARTS-C7 a cart is shared with a partner, and sharing with a former partner can be ended', async () => {
  const shared = { ...wharf, congregations: [{ id: 9, name: 'Penguin', hours_a_week: 8 }] };
  const sent = answerWith({
    'carts.listLocations': [shared],
    'carts.listSharePartners': [{ id: 4, name: 'Ulverstone' }],
    'carts.shareLocation': shared,
    'carts.unshareLocation': wharf,
  });
  showScreen(<CartsScreen />, '/settings/carts', '/settings/carts/');
  expect(await screen.findByText(/Shared with Penguin/)).toBeTruthy();
  await press('More: Wharf');
  await userEvent.click(await screen.findByRole('button', { name: 'Share with congregations: Wharf' }));
  const sheet = await dialog();
  await userEvent.click(await sheet.findByRole('switch', { name: 'Share with Ulverstone' }));
  await waitFor(() =>
    expect(
      sent.some(({ method, path }) => method === 'POST' && path === '/api/cart-locations/1/congregations/4'),
    ).toBe(true),
  );
  const penguin = await sheet.findByRole('switch', { name: /^Share with Penguin/ });
  await waitFor(() => expect((penguin as HTMLInputElement).disabled).toBe(false));
  await userEvent.click(penguin);
  await waitFor(() =>
    expect(
      sent.some(
        ({ method, path }) => method === 'DELETE' && path === '/api/cart-locations/1/congregations/9',
      ),
    ).toBe(true),
  );
});

it('CARTS-X1 the owner sets a guest’s hours per week next to the switch for sharing', async () => {
  const shared = { ...wharf, congregations: [{ id: 9, name: 'Penguin', hours_a_week: 8 }] };
  const sent = answerWith({
    'carts.listLocations': [shared],
    'carts.listSharePartners': [{ id: 4, name: 'Ulverstone' }],
    'carts.limitGuestHours': shared,
  });
  showScreen(<CartsScreen />, '/settings/carts', '/settings/carts/');
  await press('More: Wharf');
  await userEvent.click(await screen.findByRole('button', { name: 'Share with congregations: Wharf' }));
  const sheet = await dialog();
  const field = await sheet.findByLabelText(/^Hours a week for Penguin/);
  expect((field as HTMLInputElement).value).toBe('8');
  expect(sheet.queryByLabelText(/Ulverstone.*hours|Hours a week for Ulverstone/)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/cart-locations/1/congregations/9',
      body: { hours_a_week: 12 },
    }),
  );
});

it('CARTS-S4 a location is added with its hours, and a closed time is added and removed', async () => {
  const sent = answerWith({
    'carts.listLocations': [wharf],
    'carts.addLocation': { ...wharf, id: 2 },
    'carts.addBlock': block,
    'carts.deleteBlock': { ok: true },
  });
  showScreen(<CartsScreen />, '/settings/carts', '/settings/carts');
  await press('Add location');
  await userEvent.type((await dialog()).getByLabelText(/^Location/), 'Station');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
    location: 'Station',
    max_users: 3,
    start_time: '06:00',
    end_time: '17:00',
  });
  await press(/^More.*Wharf/);
  await userEvent.click(await screen.findByRole('button', { name: 'Closed times: Wharf' }));
  const sheet = await dialog();
  await userEvent.click(sheet.getByRole('button', { name: /^Delete closed time: Sunday/ }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  await userEvent.selectOptions(sheet.getByLabelText(/^Closed from: hour/), '11');
  await userEvent.selectOptions(sheet.getByLabelText(/^Closed until: hour/), '13');
  await userEvent.click(sheet.getByRole('button', { name: 'Add closed time' }));
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'POST')!.body).toEqual({
      cart_location_id: 1,
      day: 0,
      start_time: '11:00',
      end_time: '13:00',
    }),
  );
});

it('CARTS-S6 CARTS-R16 scrolling loads more bookings after two seconds, until the last page', async () => {
  // A booking made in between shifts the pages: the last row of the first page repeats.
  const pages = [bookings(20), bookings(24).slice(19)];
  const sent = answerWith({ 'carts.listShifts': () => pages.shift() ?? [] });
  const asked = () => sent.filter(({ path }) => path === '/api/cart-schedules').length;
  showScreen(<BookingsScreen />, '/settings/cart-bookings', '/settings/cart-bookings');
  expect(await screen.findByText('Loading earlier bookings…')).toBeTruthy();
  const began = performance.now();
  comeIntoSight();
  expect(asked()).toBe(1);
  expect(await screen.findByText('Person 24', {}, { timeout: 4000 })).toBeTruthy();
  expect(performance.now() - began).toBeGreaterThan(1950);
  expect([asked(), screen.queryByText('Loading earlier bookings…')]).toEqual([2, null]);
  expect(screen.getAllByText('Person 20')).toHaveLength(1);
});

it('CARTS-S6 CARTS-O8 a booking names its guests’ congregation and its report, and is deleted after a confirmation', async () => {
  const ofGuests = { ...booking(5), guests_of: 'Penguin' };
  const ahead = { ...booking(6), location: 'Mall', report: null };
  const sent = answerWith({ 'carts.listShifts': [ahead, ofGuests], 'carts.endShift': { ok: true } });
  showScreen(<BookingsScreen />, '/settings/cart-bookings', '/settings/cart-bookings');
  expect(await screen.findByText(/4 placements, 1 conversation, Traffic: High, Many stopped/)).toBeTruthy();
  expect(screen.getByText(/From Penguin/)).toBeTruthy();
  // A reported shift took place.
  expect(screen.queryByRole('button', { name: /^Delete booking: Wharf/ })).toBeNull();
  await press(/^Delete booking: Mall/);
  const question = await dialog();
  expect(question.getByText('Are you sure you wish to delete this booking?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/cart-schedules/6'),
  );
});

it('CARTS-S7 a past shift has a row that opens its fields, and is reported as not taken place after a confirmation', async () => {
  const due: Reply<'carts.listDueReports'>[number] = {
    id: 9,
    cart_location_id: 1,
    location: 'Wharf',
    users: [1, 7],
    people: ['Amos Webb'],
    start_at: '2026-11-20T11:00',
    date: '2026-11-20',
    start_time: '11:00',
    minutes: 120,
  };
  const sent = answerWith({ 'carts.listDueReports': [due], 'carts.endShift': { ok: true } });
  showScreen(<CartReports />, '/assignments', '/assignments');
  const card = within(await screen.findByRole('region', { name: 'How was it at the cart?' }));
  await userEvent.click(card.getByRole('button', { name: 'How was it at the cart? Fri 20 November' }));
  for (const field of ['Placements', 'Conversations', 'Comments'])
    expect(await card.findByLabelText(field)).toBeTruthy();
  const traffic = ['Low', 'Moderate', 'High'].map((name) =>
    card.getByRole('button', { name }).getAttribute('aria-pressed'),
  );
  expect(traffic).toEqual(['false', 'true', 'false']);
  await userEvent.click(card.getByRole('button', { name: 'Did not take place' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Did not take place' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/cart-schedules/9'),
  );
});
