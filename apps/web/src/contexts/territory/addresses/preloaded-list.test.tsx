import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { PreloadedList } from './preloaded-list.tsx';

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
  place_unknown: true,
  do_not_call: false,
  version: 1,
};

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-28T02:00:00Z'));
  signInAs(['maps.preloaded', 'maps.preloaded.edit', 'maps.preloaded.delete']);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(change: Partial<typeof row> = {}, streets: MapPage['streets'] = []) {
  const sent = answerWith({ 'addresses.deletePreloadedAddress': { ok: true } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <PreloadedList page={{ map: exampleMap({ type_id: 3 }), streets }} rows={[{ ...row, ...change }]} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return sent;
}

it('ADDR-R5 deleting a preloaded address can be undone for three seconds, and is then sent', async () => {
  const sent = show();
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More: Delete: 8 Mount Street' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete: 8 Mount Street' }));
  };
  await remove();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: 8 Mount Street' }));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(sent).toEqual([]);
  await remove();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(sent).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
});

it('ADDR-O8 marks an address whose place was not found, and offers to enter it', async () => {
  show();
  expect(screen.getByText('Location not found, please enter it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: 8 Mount Street' }));
  expect(await screen.findByLabelText('Latitude')).toBeTruthy();
});

it('ADDR-R44 marks a preloaded address under a do-not-call, and offers no phone', () => {
  show({ do_not_call: true, number: '0400 111 222', note: 'Blue door' });
  expect(screen.getByText('Do not call')).toBeTruthy();
  expect(screen.queryByText(/0400/)).toBeNull();
});

it.each([
  ['maps.preloaded', []],
  ['maps.preloaded.add', ['Add addresses']],
  ['maps.preloaded.edit', ['Edit: 8 Mount Street']],
  ['maps.preloaded.delete', ['More: Delete: 8 Mount Street']],
])('ADDR-R18 %s offers %j and nothing else', (key, offered) => {
  signInAs(['maps.preloaded', key]);
  show({}, [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }]);
  const buttons = screen.queryAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(offered);
});

it('ADDR-R19 a row shows its date if the server returns one', () => {
  show({ date: '2026-02-03', note: 'Blue door', place_unknown: false });
  expect(screen.getByText('3 Feb · Blue door')).toBeTruthy();
  cleanup();
  show({ date: null, note: 'Blue door', place_unknown: false });
  expect(screen.getByText('Blue door')).toBeTruthy();
});
