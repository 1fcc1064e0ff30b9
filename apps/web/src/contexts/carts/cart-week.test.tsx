import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { base, booking, type Week, week } from '#contexts/carts/testing/example-week.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { queryClient } from '#platform/queries.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { CartWeekScreen } from './cart-week-screen.tsx';
import { LinkedCarts } from './linked-carts.tsx';

const show = (reply: Week = week) => {
  const calls = answerWith({ ...base, 'carts.readWeek': reply });
  showScreen(<CartWeekScreen />, '/schedules/cart/:id', '/schedules/cart/1');
  return calls;
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** The shift in the list, without its Join button. */
const row = /^(?!Join).*Amos Webb/;
const postOf = (calls: ReturnType<typeof answerWith>) => calls.find(({ method }) => method === 'POST');
const joinBody = { cart_location_id: 1, publishers: [1], start_at: '2026-11-26T09:00', minutes: 120 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:30:00Z'), toFake: ['Date'] });
  signInAs([]);
});
afterEach(() => {
  toasts.hide();
  localStorage.removeItem('sheaf.cartView');
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('CARTS-S1 the grid shows shifts, closed hours and the next free time, and offers to book it', async () => {
  localStorage.setItem('sheaf.cartView', 'grid');
  show();
  expect(await button(/Amos Webb.*Boaz Kerr.*Has room/)).toBeTruthy();
  expect(screen.getByText(/Closed.*25 November/)).toBeTruthy();
  // Tuesday is over, Wednesday is closed and Thursday has no two hours without a shift, so Friday is offered.
  expect(screen.getByText(/Fri 27 November/, { selector: 'strong' }).textContent).toMatch(/8:00/);
  expect(screen.getByText('2 hours, 3 places free')).toBeTruthy();
});

it('CARTS-S1 the following week is prefetched, and the current one is cached for offline use', async () => {
  const weeks = [week];
  const following = { ...week, week: '2026-11-30', appointments: [] };
  const sent = answerWith({ ...base, 'carts.readWeek': () => weeks.shift() ?? following });
  const asked = () => sent.filter(({ path }) => path === '/api/cart-locations/1').length;
  showScreen(<CartWeekScreen />, '/schedules/cart/:id', '/schedules/cart/1');
  expect(await button(row)).toBeTruthy();
  await waitFor(() => expect(asked()).toBe(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await userEvent.click(await button('Following week'));
  expect(screen.queryByRole('button', { name: row })).toBeNull();
  expect(screen.getByRole('button', { name: /30 Nov to 6 Dec/ })).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await encryptedCache.read('carts.readWeek {"id":1}')).toMatchObject({ week: '2026-11-23' });
});

it('CARTS-R5 navigation stops at the last week that can be booked', async () => {
  show({ ...week, last_offset: 0 });
  expect(((await button('Following week')) as HTMLButtonElement).disabled).toBe(true);
  cleanup();
  show();
  expect(((await button('Following week')) as HTMLButtonElement).disabled).toBe(false);
});

it('CARTS-O6 a past shift of others is labelled past, even with free seats', async () => {
  show({ ...week, appointments: week.appointments.map((one) => ({ ...one, class: 'past' as const })) });
  expect(await button(/Amos Webb.*Boaz Kerr.*Past/)).toBeTruthy();
  expect(screen.queryByText('Has room')).toBeNull();
});

it('CARTS-S8 CARTS-S2 a shift of others with free seats is joined at its own time with one press', async () => {
  const calls = show();
  await userEvent.click(await button(row));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('1 place free')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Join this shift' }));
  await waitFor(() => expect(postOf(calls)?.body).toEqual(joinBody));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('CARTS-S8 one press in the list joins a shift, and Undo leaves it again', async () => {
  const calls = answerWith({ ...base, 'carts.endShift': { ok: true } });
  showScreen(<CartWeekScreen />, '/schedules/cart/:id', '/schedules/cart/1');
  await userEvent.click(await button(/^Join Amos Webb, Boaz Kerr/));
  await waitFor(() => expect(postOf(calls)?.body).toEqual(joinBody));
  await waitFor(() =>
    expect(toasts.get()?.text).toMatch(/^You are booked at Wharf on Thu 26 November, 9:00/),
  );
  expect(await act(() => toasts.get()!.undo!())).toBe('You are not booked at Wharf on Thu 26 November.');
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/cart-schedules/6');
});

it('CARTS-R23 a refused Join shows the shift with the reason', async () => {
  answerWith({
    ...base,
    'carts.bookShift': () => Promise.reject(new Error('Ruth Hollis is at the cart Tower.')),
  });
  showScreen(<CartWeekScreen />, '/schedules/cart/:id', '/schedules/cart/1');
  await userEvent.click(await button(/^Join Amos Webb/));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('alert')).toBeTruthy();
  expect(sheet.getByText('Boaz Kerr')).toBeTruthy();
});

it('CARTS-S8 days without shifts are one line, which opens a free time', async () => {
  show();
  expect(await screen.findByText('Sat 28 November to Sun 29 November')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Choose a time on Sat 28 November/ }));
  expect(screen.getByText(/^Sat 28 November, 8:00/, { selector: 'strong' })).toBeTruthy();
});

it('CARTS-S2 CARTS-R2 CARTS-R3 the form lists the person and their partners first, the half hours of the cart, and every length', async () => {
  const person = (id: number, first_name: string, last_name: string) =>
    examplePerson({ id, first_name, last_name, last_first: `${last_name}, ${first_name}`, cart: true });
  const calls = answerWith({
    ...base,
    'people.listCartPartners': [person(20, 'Zoe', 'Young')],
    'sync.listChanges': peopleChange([
      person(7, 'Amos', 'Adams'),
      person(1, 'Ruth', 'Hollis'),
      person(20, 'Zoe', 'Young'),
    ]),
  });
  showScreen(<CartWeekScreen />, '/schedules/cart/:id', '/schedules/cart/1');
  await userEvent.click(await button('Book shift'));
  const form = within(await screen.findByRole('dialog', { name: 'Book shift' }));
  await form.findByRole('checkbox', { name: /Adams/ });
  await waitFor(() =>
    expect(
      form.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent),
    ).toEqual([
      expect.stringContaining('Hollis'),
      expect.stringContaining('Young'),
      expect.stringContaining('Adams'),
    ]),
  );
  const options = (label: string) =>
    [...form.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
  expect(options('Start')).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00']);
  expect(options('Length')).toEqual(['60', '90', '120', '150', '180', '210', '240']);
  await userEvent.click(form.getByRole('checkbox', { name: /Young/ }));
  await userEvent.selectOptions(form.getByLabelText('Length'), '90');
  await userEvent.click(form.getByRole('button', { name: 'Book shift' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      publishers: [1, 20],
      minutes: 90,
    }),
  );
});

it('CARTS-R6 without the permission to book, a sentence names the cart coordinators', async () => {
  show({ ...week, may_book: false });
  expect(await screen.findByText('Cart coordinators book the shifts.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book shift' })).toBeNull();
});

it('CARTS-O8 the cart of another congregation names its owner, and a guest who left shows no name', async () => {
  const people = [{ id: null, name: '' }];
  const appointments = week.appointments.map((booking) => ({
    ...booking,
    people,
    users: [],
    publishers: [],
  }));
  show({ ...week, host: 'Burnie', guest_hours: { limit: 8, taken: 7.5 }, appointments });
  expect(await screen.findByText(/Cart of Burnie.*7\.5 of 8 hours this week are taken/)).toBeTruthy();
  await userEvent.click(await button(/^(?!Join).*Guest/));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Guest')).toBeTruthy();
});

it('CARTS-O8 a shift of guests names their congregation', async () => {
  const appointments = [{ ...booking, users: [], publishers: [], guests_of: 'Penguin' }];
  show({ ...week, appointments });
  await userEvent.click(await button(row));
  expect(await within(await screen.findByRole('dialog')).findByText('From Penguin')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await userEvent.click(screen.getByText('List'));
  expect(await screen.findByText(/From Penguin/)).toBeTruthy();
});

it('CARTS-R18 CARTS-S3 SHELL-R15 the schedules menu links to each cart, only for approved people', async () => {
  const carts = [
    { id: 1, location: 'Wharf', congregation: 'Penguin', shared: false },
    { id: 2, location: 'Station', congregation: 'Burnie', shared: true },
  ];
  const links = (cart: boolean) => {
    cleanup();
    queryClient.clear();
    answerWith({
      'carts.listSharedCarts': carts,
      'sync.listChanges': peopleChange([
        examplePerson({ id: 1, cart }),
        examplePerson({ id: 2, cart: true }),
      ]),
    });
    showScreen(<LinkedCarts />, '/schedules', '/schedules');
  };
  links(true);
  expect((await screen.findByRole('link', { name: /Wharf/ })).getAttribute('href')).toBe(
    '/schedules/cart/1/',
  );
  expect(screen.getByText('Shared public witnessing')).toBeTruthy();
  const shared = screen.getByRole('link', { name: /Station.*Cart of Burnie/ });
  expect(shared.getAttribute('href')).toBe('/schedules/cart/2/');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  links(false);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
  // The permission to always book covers the own congregation's carts without an approval.
  signInAs(['schedules.carts.always_book']);
  links(false);
  expect(await screen.findByRole('link', { name: /Wharf/ })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
