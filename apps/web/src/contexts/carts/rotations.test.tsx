import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { type CartRotation, turnsAhead, valuesOf } from './cart-rotation.ts';
import { RotationsScreen } from './rotations-screen.tsx';

const rotation: CartRotation = {
  id: 4,
  active: true,
  cart_id: 1,
  location: 'Wharf',
  frequency: 'week',
  day_of_week: 6,
  week_of_month: null,
  start_time: '10:00',
  minutes: 120,
  users: [7, 8, 9, 10],
  publisher_count: 2,
  combinations: [[7, 8]],
  anchor: '2026-11-24',
  current_date: '2026-11-28',
  until: '2027-01-24',
  turns: [{ date: '2026-11-28', users: [7, 8], state: 'booked' }],
  away: [{ user_id: 9, start_date: '2026-12-01', end_date: '2026-12-08' }],
  version: 3,
};
const person = (id: number, first_name: string, cart = true) =>
  examplePerson({
    id,
    first_name,
    full_name: `${first_name} Webb`,
    last_first: `Webb, ${first_name}`,
    cart,
  });
const base = {
  'carts.listRotations': [rotation],
  'carts.editRotation': rotation,
  'carts.addRotation': rotation,
  'carts.listSharedCarts': [{ id: 1, location: 'Wharf', congregation: 'Burnie', shared: false }],
  'sync.listChanges': peopleChange([
    person(7, 'Amos'),
    person(8, 'Boaz'),
    person(9, 'Caleb'),
    person(10, 'Demas'),
    person(11, 'Eunice'),
    person(12, 'Felix', false),
  ]),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs([...permissionKeys]);
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (replies: object = base) => {
  const sent = answerWith(replies as never);
  showScreen(<RotationsScreen />, '/settings/cart-rotations', '/settings/cart-rotations');
  return sent;
};

it('CARTS-S5 CARTS-R15 one tap on a card pauses its rotation, and a paused one is labelled', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Running' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    active: false,
    cart_id: 1,
    users: [7, 8, 9, 10],
    start_time: '10:00',
    version: 3,
  });
  cleanup();
  queryClient.clear();
  open({ ...base, 'carts.listRotations': [{ ...rotation, active: false }] });
  expect(await screen.findByText('Wharf (Paused)')).toBeTruthy();
});

it('CARTS-S5 CARTS-R12 the form lists approved people and previews the next dates', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit rotation/ }));
  const sheet = within(await screen.findByRole('dialog'));
  const dates = within(sheet.getByRole('region', { name: 'Next eight dates' }));
  await waitFor(() =>
    expect(
      dates
        .getAllByRole('listitem')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Amos Webb, Boaz Webb'),
      expect.stringContaining('Demas Webb, Amos Webb'),
      expect.stringContaining('Caleb Webb, Boaz Webb'),
    ]),
  );
  const choices = within(sheet.getByLabelText(/^Person who takes turns/)).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Choose', 'Webb, Eunice']);
  await userEvent.selectOptions(sheet.getByLabelText(/^Person who takes turns/), 'Webb, Eunice');
  await userEvent.click(sheet.getByRole('button', { name: 'Save rotation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({ users: [7, 8, 9, 10, 11] });
});

it('CARTS-R11 CARTS-O13 nothing is sent without a cart and enough people', async () => {
  const without = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add rotation' }));
  const blank = within(await screen.findByRole('dialog'));
  await blank.findByRole('option', { name: 'Webb, Amos' });
  await userEvent.selectOptions(blank.getByLabelText(/^Person who takes turns/), 'Webb, Amos');
  await userEvent.selectOptions(blank.getByLabelText(/^Person who takes turns/), 'Webb, Boaz');
  await userEvent.click(blank.getByRole('button', { name: 'Save rotation' }));
  expect(without.some(({ method }) => method === 'POST')).toBe(false);
  cleanup();
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add rotation' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(sheet.getByLabelText(/^Cart/), 'Wharf');
  await userEvent.selectOptions(sheet.getByLabelText(/^Person who takes turns/), 'Webb, Amos');
  await userEvent.click(sheet.getByRole('button', { name: 'Save rotation' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.selectOptions(sheet.getByLabelText(/^Person who takes turns/), 'Webb, Boaz');
  await userEvent.click(sheet.getByRole('button', { name: 'Save rotation' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      cart_id: 1,
      users: [7, 8],
      frequency: 'week',
      day_of_week: 6,
      publisher_count: 2,
    }),
  );
});

it('CARTS-S5 the preview shows promised turns until times or people change', () => {
  const values = valuesOf(rotation);
  const first = (change: object) =>
    [...turnsAhead(rotation, { ...values, ...change }, '2026-11-24', '2026-11-24')][0];
  expect(first({})).toEqual(['2026-11-28', { people: [7, 8], booked: true }]);
  expect(first({ users: [10, 9, 8, 7] })).toEqual(['2026-11-28', { people: [7, 8], booked: true }]);
  expect(first({ users: [8, 9, 10] })).toEqual(['2026-11-28', { people: [8, 9], booked: false }]);
  expect(first({ day_of_week: 0 })).toEqual(['2026-11-29', { people: [7, 8], booked: false }]);
});

it('SERVICE-C5.3 CARTS-O2.4 a rotation at a time that clocks skip names the date and its start, also in the row of the date', async () => {
  vi.setSystemTime(new Date('2027-09-20T00:00:00Z'));
  const early = { ...rotation, day_of_week: 0, start_time: '02:00', turns: [], away: [] };
  open({ ...base, 'carts.listRotations': [early] });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const sheet = within(await screen.findByRole('dialog'));
  const hint = 'Clocks go forward on Sun 3 October: that day it starts at 3:00 am.';
  expect(await sheet.findByText(hint)).toBeTruthy();
  const dates = within(sheet.getByRole('region', { name: 'Next eight dates' })).getAllByRole('listitem');
  expect(dates.map(({ textContent }) => /starts at 3:00\sam/.test(textContent))).toEqual([
    false,
    true,
    ...Array(6).fill(false),
  ]);
  await userEvent.selectOptions(sheet.getByLabelText('Starts at: hour'), '10');
  expect(sheet.queryByText(/Clocks go forward/)).toBeNull();
});
