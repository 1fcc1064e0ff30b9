import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import { answerWith, exampleSession } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { EditPreloadedSheet } from './edit-preloaded-sheet.tsx';

const row: NonNullable<MapPage['preloadedAddresses']>[number] = {
  id: 7,
  map_id: 12,
  type: 'preloaded',
  name: null,
  block: null,
  street_id: 1,
  street: 'Mount Street',
  house: '8',
  suffix: null,
  unit: null,
  date: null,
  note: null,
  number: null,
  lat: null,
  lng: null,
  place_unknown: false,
  do_not_call: false,
  version: 3,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(date: string | null, showsDate = true) {
  const known = exampleSession(['maps.preloaded', 'maps.preloaded.edit']);
  const congregation = { ...known.congregation, show_address_date: showsDate };
  session.confirm({ ...known, congregation }, 'A'.repeat(43));
  const sent = answerWith({ 'addresses.editPreloadedAddress': { ...row, version: 4 } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <EditPreloadedSheet
          row={{ ...row, date }}
          asksName={false}
          asksPlace={false}
          onClose={() => undefined}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByLabelText('Note');
  return sent;
}

const dateField = () => screen.queryByLabelText<HTMLInputElement>('Date');

async function bodyAfterNote(sent: Awaited<ReturnType<typeof show>>) {
  await userEvent.type(screen.getByLabelText('Note'), 'Blue door');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]!.body;
}

const unchanged = { number: '', note: 'Blue door', version: 3 };

it('ADDR-R19 changes and clears the date if the congregation shows dates', async () => {
  for (const [date, typed] of [
    ['2026-03-04', '2026-03-04'],
    [null, ''],
  ] as const) {
    const sent = await show('2026-02-03');
    expect(dateField()!.value).toBe('2026-02-03');
    fireEvent.change(dateField()!, { target: { value: typed } });
    expect(await bodyAfterNote(sent)).toEqual({ ...unchanged, date });
    cleanup();
  }
});

it('ADDR-R19 does not send a date that is or was hidden when the row was read, so that it is retained', async () => {
  const hidden = await show(null, false);
  expect(dateField()).toBeNull();
  expect(await bodyAfterNote(hidden)).toEqual(unchanged);
  cleanup();
  const shownSince = await show(null);
  expect(dateField()!.value).toBe('');
  expect(await bodyAfterNote(shownSince)).toEqual(unchanged);
});
