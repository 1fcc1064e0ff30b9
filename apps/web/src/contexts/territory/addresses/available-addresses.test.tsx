import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { exampleMap, signInAs } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import { type MapPage, queueKeyOf } from '#contexts/territory/maps/map-list.api.ts';
import { AvailableAddresses } from './available-addresses.tsx';

type Row = NonNullable<MapPage['availableAddresses']>[number];

const door = (id: number, house: string, tries: Row['tries']): Row => ({
  id,
  street_id: 1,
  street: 'Mount Street',
  house,
  suffix: null,
  unit: null,
  lang: null,
  name: null,
  attempt: 1,
  tries,
  adjusted_at: null,
  number: null,
  assigned_to: null,
  contact: null,
  do_not_call: false,
  lent_by: null,
  lat: null,
  lng: null,
});

beforeEach(() => signInAs([]));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.removeItem('sheaf.newTimesFirst');
});

it('ADDR-R26 a row shows the attempts at its door, and rows with a new time come first on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  // Saturday morning in Hobart.
  vi.setSystemTime(new Date('2026-11-20T22:00:00Z'));
  const tried = door(1, '14', [{ on: '2026-11-14', day: 6, part: 'morning' }]);
  const fresh = door(2, '27', [{ on: null, day: 2, part: 'evening' }]);
  const page: MapPage = { map: exampleMap(), streets: [] };
  render(
    <MantineProvider env="test">
      <AvailableAddresses page={page} rows={[tried, fresh]} />
    </MantineProvider>,
  );
  expect(await screen.findByText('Not home 7 days ago, morning')).toBeDefined();
  expect(screen.getByText('Not home Tue, evening')).toBeDefined();
  // The reason is at the control, not in each row.
  expect(screen.getAllByText('Not tried at this time of day')).toHaveLength(1);
  const order = (): string[] =>
    screen.getAllByRole('button', { name: /^Done: / }).map((button) => button.getAttribute('aria-label')!);
  expect(order()).toEqual(['Done: 14 Mount Street', 'Done: 27 Mount Street']);
  await userEvent.click(screen.getByRole('button', { name: /^Try this first/ }));
  expect(order()).toEqual(['Done: 27 Mount Street', 'Done: 14 Mount Street']);
});

it('ADDR-R44 ADDR-R46 a do-not-call has no buttons, and a business has its name and a phone link', async () => {
  const forbidden = { ...door(1, '14', []), do_not_call: true, name: 'Bakery', number: '0400 1' };
  const business = { ...door(2, '27', []), name: 'Smith & Sons', number: '(03) 6431 1234' };
  render(
    <MantineProvider env="test">
      <AvailableAddresses page={{ map: exampleMap(), streets: [] }} rows={[forbidden, business]} />
    </MantineProvider>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]!.textContent).toBe('14 Mount Street Do not call');
  expect(rows[0]!.querySelector('button, a')).toBeNull();
  expect(rows[1]!.textContent).toContain('Smith & Sons');
  const call = screen.getByRole('link', { name: 'Call (03) 6431 1234: 27 Mount Street' });
  expect(call.getAttribute('href')).toBe('tel:0364311234');
});

it('ADDR-S1 does not offer a completed address again while its action waits', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  render(
    <MantineProvider env="test">
      <AvailableAddresses
        page={{ map: exampleMap(), streets: [] }}
        rows={[door(1, '14', []), door(2, '27', [])]}
      />
    </MantineProvider>,
  );
  const { id } = await act(() =>
    outbox.put({
      operation: 'addresses.completeAddress',
      given: { params: { id: 1 } },
      queueKey: queueKeyOf('12'),
      about: { what: 'Done: 14 Mount Street', where: 'Map 12' },
      undoMilliseconds: 0,
    }),
  );
  const [first] = screen.getAllByRole('listitem');
  await waitFor(() => expect(first!.textContent).toContain('Done.'));
  expect(screen.queryByRole('button', { name: 'Done: 14 Mount Street' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Done: 27 Mount Street' })).toBeDefined();
  await act(() => outbox.undo(id));
  vi.unstubAllGlobals();
});

it('ADDR-R66 the page of a map marks the addresses that the person reserved', async () => {
  const page: MapPage = { map: exampleMap(), streets: [] };
  render(
    <MantineProvider env="test">
      <AvailableAddresses
        page={page}
        rows={[{ ...door(11, '14', []), assigned_to: 1 }, door(12, '27', [])]}
      />
    </MantineProvider>,
  );
  const rowOf = (text: string): string => screen.getByText(text).closest('li')!.textContent!;
  await screen.findByText('14 Mount Street');
  expect(rowOf('14 Mount Street')).toContain('Yours');
  expect(rowOf('27 Mount Street')).not.toContain('Yours');
});
