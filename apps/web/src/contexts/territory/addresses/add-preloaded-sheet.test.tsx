import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import { answerWith, exampleMap, exampleSession } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { AddPreloadedSheet } from './add-preloaded-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(showsDate = true) {
  const known = exampleSession(['maps.preloaded', 'maps.preloaded.add']);
  const congregation = { ...known.congregation, show_address_date: showsDate };
  session.confirm({ ...known, congregation }, 'A'.repeat(43));
  const sent = answerWith({ 'addresses.addPreloadedAddress': [] });
  const streets = [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }];
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <AddPreloadedSheet page={{ map: exampleMap(), streets }} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { sent, house: await screen.findByLabelText('House') };
}

const suffix = () => screen.queryByLabelText('Suffix');

it('ADDR-R9 shows the suffix for a single house only, and does not send it for a list or a range', async () => {
  const { sent, house } = await show();
  await userEvent.type(house, '10');
  await userEvent.type(suffix()!, 'A');
  for (const sign of [',', '-', '+']) {
    await userEvent.type(house, sign);
    expect([sign, suffix()]).toEqual([sign, null]);
    await userEvent.type(house, '{Backspace}');
    expect([sign, suffix() !== null]).toEqual([sign, true]);
  }
  await userEvent.type(house, '-12');
  await userEvent.click(screen.getByRole('button', { name: 'Add addresses' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ house: '10-12', suffix: null }));
  await waitFor(() => expect(toasts.get()?.text).toBe('0 addresses added.'));
});

it('ADDR-R9 sends the suffix of a single house', async () => {
  const { sent, house } = await show();
  await userEvent.type(house, '10');
  await userEvent.type(suffix()!, 'A');
  await userEvent.click(screen.getByRole('button', { name: 'Add addresses' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ house: '10', suffix: 'A' }));
});

it('ADDR-R51 shows the addresses that a range creates before saving', async () => {
  const { house } = await show();
  await userEvent.type(house, '30+36');
  expect(screen.getByText('4 addresses: 30, 32, 34, 36')).toBeTruthy();
  await userEvent.clear(house);
  await userEvent.type(house, '30-36');
  expect(screen.getByText('Even numbers only: 30+36')).toBeTruthy();
  await userEvent.clear(house);
  await userEvent.type(house, '1-100');
  expect(screen.queryByText(/numbers only/)).toBeNull();
  expect(screen.getByText('100 addresses: 1, 2, 3, 4, 5, 6 and 94 more')).toBeTruthy();
  await userEvent.type(house, '-');
  expect(screen.queryByText(/100 addresses/)).toBeNull();
});

it('ADDR-R52 reports a faulty range when its field loses focus, and at once if further typing cannot correct it', async () => {
  const { house } = await show();
  const backwards = () => screen.queryByText('The first number must be the smaller one.');
  await userEvent.type(house, '36-30');
  expect([backwards(), house.getAttribute('aria-invalid')]).toEqual([null, null]);
  await userEvent.tab();
  expect(backwards()).toBeTruthy();
  expect(house.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(house);
  expect(backwards()).toBeNull();
  await userEvent.clear(house);
  await userEvent.type(house, '30-36x');
  expect(screen.getByText('Use digits, and for several houses 10,12 or 10-13 or 10+14.')).toBeTruthy();
});

it('ADDR-R19 offers a date if the congregation shows dates, and sends null while it is blank', async () => {
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add addresses' }));
  const { sent, house } = await show();
  await userEvent.type(house, '10');
  await add();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ house: '10', date: null }));
  await userEvent.type(screen.getByLabelText('Date'), '2026-02-03');
  await add();
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ house: '10', date: '2026-02-03' }));
});

it('ADDR-R19 offers no date if the congregation hides dates', async () => {
  const { sent, house } = await show(false);
  expect(screen.queryByLabelText('Date')).toBeNull();
  await userEvent.type(house, '10');
  await userEvent.click(screen.getByRole('button', { name: 'Add addresses' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ house: '10', date: null }));
});
