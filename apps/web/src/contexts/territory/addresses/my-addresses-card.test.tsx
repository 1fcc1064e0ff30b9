import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { refreshAfter } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import type { MyAddress } from './addresses.queries.ts';
import { MyAddressesCard } from './my-addresses-card.tsx';

const address = (id: number, house: string, rest: Partial<MyAddress> = {}): MyAddress => ({
  id,
  street_id: 1,
  street: 'Mount Street',
  house,
  suffix: null,
  unit: null,
  lang: null,
  name: null,
  attempt: 1,
  tries: [],
  adjusted_at: null,
  number: null,
  assigned_to: 1,
  contact: null,
  do_not_call: false,
  lent_by: null,
  lent_to: null,
  lat: null,
  lng: null,
  map_id: 12,
  map_number: '12',
  ...rest,
});
const mine = [
  address(1, '4'),
  address(2, '6', { contact: 'Grace' }),
  address(3, '9', { map_id: 20, map_number: '20' }),
];
const options = [
  {
    id: 12,
    number: '12',
    name: null,
    suburb: 'Montello',
    unassigned_address_count: 30,
    address_with_phone_count: 4,
  },
];
const person = {
  id: 5,
  first_name: 'Ann',
  last_name: 'Young',
  full_name: 'Ann Young',
  last_first: 'Young, Ann',
  appointment: 'publisher',
  gender: 2,
  group_id: null,
  cart: false,
  active: true,
  pioneer: false,
  special_pioneer: false,
  aux: false,
  qualified_parts: [],
  email: null,
  phone: null,
  away: false,
};
const base = {
  'addresses.listMyAddresses': mine,
  'addresses.listAddressOptions': options,
  'sync.listChanges': { marker: '0000000001100001', whole: true, changed: [person], gone: [] },
};
const show = () => showScreen(<MyAddressesCard offered />, '/assignments', '/assignments');
const body = (sent: { method: string; path: string; body: unknown }[], path: string) =>
  sent.find((one) => one.method === 'POST' && one.path === path)?.body;

beforeEach(async () => {
  signInAs([]);
  await outbox.clear();
});
afterEach(() => {
  toasts.hide();
  cleanup();
  vi.unstubAllGlobals();
});

it('ADDR-R14 ADDR-R24 requests addresses of a chosen map, and sends 10000 for all', async () => {
  const sent = answerWith({ ...base, 'addresses.listMyAddresses': [], 'addresses.requestAddresses': [] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Request addresses' }));
  const sheet = within(await screen.findByRole('dialog'));
  const button = sheet.getByRole<HTMLButtonElement>('button', { name: 'Choose a map' });
  expect(button.disabled).toBe(true);
  await userEvent.click(await sheet.findByRole('radio'));
  await userEvent.selectOptions(sheet.getByLabelText('How many'), 'All');
  await userEvent.selectOptions(sheet.getByLabelText('Which addresses'), 'With a phone number');
  await userEvent.click(sheet.getByRole('button', { name: 'Get addresses of map 12' }));
  await waitFor(() =>
    expect(body(sent, '/api/request-territory')).toEqual({ map: 12, count: 10_000, type: 'phone' }),
  );
});

it('SYNC-X1 ADDR-C12 hands in a map’s addresses together, removes them at once, and restores them on Undo', async () => {
  const sent = answerWith({ ...base, 'addresses.handInAddresses': { lent_back: 0, returned: 2 } });
  show();
  expect(await screen.findByText('4 Mount Street')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Map 20/ }).getAttribute('href')).toBe('/map/20/');
  const handIn = { name: 'Hand in the addresses of map 12' };
  await userEvent.click(screen.getByRole('button', handIn));
  await waitFor(() => expect(screen.queryByText('4 Mount Street')).toBeNull());
  expect(toasts.get()?.text).toBe('2 addresses of map 12 are free for others.');
  expect(await act(() => toasts.get()!.undo!())).toBe('The addresses of map 12 were not handed in.');
  await userEvent.click(await screen.findByRole('button', handIn));
  await waitFor(() => expect(outbox.list()).toHaveLength(1));
  expect(body(sent, '/api/available-territory/hand-in')).toBeUndefined();
  await act(() => outbox.hurry());
  await waitFor(() => expect(body(sent, '/api/available-territory/hand-in')).toEqual({ map: 12 }));
});

it('ADDR-R14 assigns ticked addresses to a chosen person, and removes a noted name', async () => {
  const sent = answerWith({ ...base, 'addresses.lendAddresses': [], 'addresses.clearContact': [] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Take back: 6 Mount Street' }));
  await waitFor(() =>
    expect(body(sent, '/api/available-territory/clear-contact')).toEqual({ addresses: [2] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Assign addresses of map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  const submit = sheet.getByRole<HTMLButtonElement>('button', { name: 'Choose a person' });
  expect(submit.disabled).toBe(true);
  submit.form!.requestSubmit();
  await userEvent.click(await sheet.findByLabelText('Young, Ann'));
  await userEvent.click(sheet.getByLabelText('6 Mount Street'));
  expect(body(sent, '/api/available-territory/assign')).toBeUndefined();
  await userEvent.click(sheet.getByRole('button', { name: 'Assign to Ann Young' }));
  await waitFor(() =>
    expect(body(sent, '/api/available-territory/assign')).toEqual({ user: 5, name: null, addresses: [1] }),
  );
  await waitFor(() => expect(toasts.get()?.text).toBe('Ann Young has 1 address of map 12 now.'));
});

it('ADDR-R14 confirms the assignment although no address remains here', async () => {
  let left = false;
  answerWith({
    ...base,
    'addresses.listMyAddresses': () => (left ? [] : [address(1, '4')]),
    'addresses.lendAddresses': async () => {
      left = true;
      await refreshAfter('addresses.lendAddresses');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return [];
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign addresses of map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByLabelText('Young, Ann'));
  await userEvent.click(sheet.getByRole('button', { name: 'Assign to Ann Young' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('Ann Young has 1 address of map 12 now.'));
});

it('X-SELECT-2 ticks and unticks all addresses with one press, and a range with Shift', async () => {
  const rows = ['2', '4', '6', '8'].map((house, at) => address(at + 1, house));
  const sent = answerWith({ ...base, 'addresses.listMyAddresses': rows, 'addresses.lendAddresses': [] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign addresses of map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  const all = sheet.getByRole<HTMLInputElement>('checkbox', { name: /^All 4/ });
  expect(all.checked).toBe(true);
  await userEvent.click(all);
  expect(sheet.getByRole('status').textContent).toBe('0 selected');
  await userEvent.click(sheet.getByLabelText('4 Mount Street'));
  expect(all.indeterminate).toBe(true);
  fireEvent.click(sheet.getByLabelText('8 Mount Street'), { shiftKey: true });
  expect(sheet.getByRole('status').textContent).toBe('3 selected');
  await userEvent.click(await sheet.findByLabelText('Young, Ann'));
  await userEvent.click(sheet.getByRole('button', { name: 'Assign to Ann Young' }));
  await waitFor(() =>
    expect(body(sent, '/api/available-territory/assign')).toMatchObject({ addresses: [2, 3, 4] }),
  );
});

it('ADDR-O7 groups lent addresses by person, and recalls all of a person with one press', async () => {
  const ann = { lent_to: { id: 5, full_name: 'Ann Young' }, contact: 'Ann Young', assigned_to: 5 };
  const rows = [address(1, '4'), address(2, '6', ann), address(3, '8', ann)];
  const sent = answerWith({
    ...base,
    'addresses.listMyAddresses': rows,
    'addresses.clearContact': rows.slice(1),
  });
  show();
  const hers = within(await screen.findByRole('region', { name: 'With Ann Young' }));
  expect([hers.getByText('6 Mount Street'), hers.getByText('8 Mount Street')]).toHaveLength(2);
  await userEvent.click(hers.getByRole('button', { name: 'Take back from Ann Young: addresses of map 12' }));
  await waitFor(() =>
    expect(body(sent, '/api/available-territory/clear-contact')).toEqual({ addresses: [2, 3] }),
  );
  await waitFor(() => expect(toasts.get()?.text).toBe('2 addresses are with you again.'));
});

it('ADDR-C13 a borrowed address names its lender, and can be worked and returned, but not assigned on', async () => {
  const ann = { lent_by: { id: 5, full_name: 'Ann Young' } };
  answerWith({ ...base, 'addresses.listMyAddresses': [address(1, '4', ann), address(2, '6', ann)] });
  show();
  expect((await screen.findAllByText(/from Ann Young/)).length).toBe(2);
  expect(screen.getByText('Open on map 12')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign addresses of map 12' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hand in the addresses of map 12' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('2 addresses went back to Ann Young.'));
});

it('ADDR-R64 works an address where it is listed with one tap, restores it on Undo, and sends it once due', async () => {
  const sent = answerWith({ ...base, 'addresses.completeAddress': { ok: true } });
  show();
  const row = within((await screen.findByText('4 Mount Street')).closest('li')!);
  await userEvent.click(row.getByRole('button', { name: 'Done: 4 Mount Street' }));
  await userEvent.click(await row.findByRole('button', { name: 'Undo: 4 Mount Street' }));
  await userEvent.click(await row.findByRole('button', { name: 'Done: 4 Mount Street' }));
  await row.findByRole('button', { name: 'Undo: 4 Mount Street' });
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await act(() => outbox.hurry());
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/available-territory/1',
    ]),
  );
});

it('ADDR-R64 counts an attempt that waits on the phone', async () => {
  answerWith({ ...base, 'addresses.countNotHome': () => Promise.reject(new TypeError('offline')) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Not home: 4 Mount Street' }));
  await act(() => outbox.hurry());
  const row = (): HTMLElement => screen.getByText('4 Mount Street').closest('li')!;
  await waitFor(() => expect(row().textContent).toContain('2 tries'));
  await outbox.clear();
});

it('ADDR-R35 the last worked address of a map keeps its place after it left the list', async () => {
  let rows = [address(1, '4'), address(3, '9', { map_id: 20, map_number: '20' })];
  answerWith({ ...base, 'addresses.listMyAddresses': () => rows, 'addresses.completeAddress': { ok: true } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Done: 4 Mount Street' }));
  rows = rows.slice(1);
  await act(() => outbox.hurry());
  const first = within(await screen.findByRole('region', { name: 'Map 12' }));
  await waitFor(() => expect(first.queryByRole('button', { name: /Hand in/ })).toBeNull());
  expect(first.getByText('4 Mount Street').closest('li')!.textContent).toContain('Done.');
});

it('ADDR-R65 Hand in, Assign and Send state their effect before they are pressed', async () => {
  const ann = { lent_by: { id: 5, full_name: 'Ann Young' } };
  const rows = [address(1, '4', ann), address(2, '6'), address(4, '8')];
  answerWith({ ...base, 'addresses.listMyAddresses': rows });
  show();
  const effectOf = async (name: string): Promise<string> => {
    const button = await screen.findByRole('button', { name });
    return document.getElementById(button.getAttribute('aria-describedby')!)!.textContent!;
  };
  expect(await effectOf('Hand in the addresses of map 12')).toBe(
    'They become free for others. 1 goes back to Ann Young.',
  );
  expect(await effectOf('Assign addresses of map 12')).toContain('works them');
  expect(await effectOf('Send the addresses of map 12')).toContain('stay yours');
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listed.map((text) => text!.slice(0, 14))).toEqual([
    '6 Mount Street',
    '8 Mount Street',
    '4 Mount Street',
  ]);
  expect(listed[2]).toContain('from Ann Young');
});

it('ADDR-R25 opens the phone’s own app with the message written by the server', async () => {
  const sent = answerWith({
    ...base,
    'addresses.writeAddressSms': { text: '4 Mount Street\nMap 12' },
    'addresses.lendAddresses': [],
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send the addresses of map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(sheet.getByLabelText('Who gets them'), 'Grace');
  const link = sheet.getByText('Open the message app').closest('a')!;
  await waitFor(() => expect(link.getAttribute('href')).toBe('sms:?&body=4%20Mount%20Street%0AMap%2012'));
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await waitFor(() =>
    expect(body(sent, '/api/available-territory/assign')).toEqual({ name: 'Grace', addresses: [1, 2] }),
  );
});

it('ADDR-R44 ADDR-R46 shows business and phone of my addresses, and marks a do-not-call', async () => {
  answerWith({
    ...base,
    'addresses.listMyAddresses': [
      address(1, '4', { name: 'Bakery', number: '+61 3 6431 1234' }),
      address(2, '6', { do_not_call: true }),
    ],
  });
  show();
  expect(await screen.findByText('Bakery')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toBe('tel:+61364311234');
  expect(screen.getAllByText('Do not call')).toHaveLength(1);
});
