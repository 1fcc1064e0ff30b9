import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { applyPendingActions } from '#contexts/territory/maps/pending-actions.ts';
import { toasts } from '#platform/toasts.ts';
import { DoNotCallList } from './do-not-call-list.tsx';

const row: NonNullable<MapPage['doNotCalls']>[number] = {
  id: 7,
  map_id: 12,
  street_id: 1,
  street: 'Mount Street',
  number: 8,
  suffix: null,
  unit: null,
  date: '2026-01-02',
  note: 'Asked on Saturday',
  due_for_review: false,
  version: 3,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(permits: string[], change: Partial<typeof row> = {}) {
  signInAs(permits);
  const sent = answerWith({
    'addresses.editDoNotCall': { ...row, version: 4 },
    'addresses.confirmDoNotCall': { ...row, version: 4 },
  });
  const streets = [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }];
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <DoNotCallList page={{ map: exampleMap(), streets }} rows={[{ ...row, ...change }]} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return sent;
}

it('ADDR-R42 ADDR-R43 corrects a do-not-call in a sheet, with the version shown', async () => {
  const sent = show(['maps.dnc', 'maps.dnc.update']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit: 8 Mount Street' }));
  const number = await screen.findByLabelText('House number');
  await userEvent.clear(number);
  await userEvent.type(number, '10 12');
  expect(screen.getByText(/Enter one house number/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await userEvent.clear(number);
  await userEvent.type(number, '10');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'PATCH',
        '/api/dnc/7',
        {
          street_id: 1,
          number: 10,
          suffix: '',
          unit: '',
          date: '2026-01-02',
          note: 'Asked on Saturday',
          version: 3,
        },
      ],
    ]),
  );
});

it('ADDR-R63 shows and corrects a number stored as written without the internal tilde', async () => {
  const sent = show(['maps.dnc', 'maps.dnc.update'], { number: 12, suffix: '~A12' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit: A12 Mount Street' }));
  const number = await screen.findByLabelText<HTMLInputElement>('House number');
  expect([number.value, screen.getByLabelText<HTMLInputElement>('Suffix').value]).toEqual(['A12', '']);
  expect(document.body.textContent).not.toContain('~');
  await userEvent.clear(number);
  await userEvent.type(number, 'Villa');
  expect(screen.queryByText(/Enter one house number/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ number: 0, suffix: '~Villa' }]));
});

it.each([
  ['maps.dnc', []],
  ['maps.dnc.add', ['Add do not call']],
  ['maps.dnc.update', ['Confirm: 8 Mount Street', 'Edit: 8 Mount Street']],
  ['maps.dnc.delete', ['More: Delete: 8 Mount Street']],
])('ADDR-R17 %s offers %j and nothing else', (key, offered) => {
  show(['maps.dnc', key]);
  const buttons = screen.queryAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(offered);
});

it.each([false, true])('ADDR-O10 confirms a do-not-call of any age (due: %s)', async (due) => {
  const sent = show(['maps.dnc', 'maps.dnc.update'], { due_for_review: due });
  expect(screen.queryByText(/To be confirmed/) !== null).toBe(due);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm: 8 Mount Street' }));
  await waitFor(() =>
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/api/dnc/7', { version: 3 }],
    ]),
  );
});

it('ADDR-O10 Undo restores the earlier date of a confirmed do-not-call', async () => {
  const sent = show(['maps.dnc', 'maps.dnc.update']);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm: 8 Mount Street' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('Confirmed today: 8 Mount Street.'));
  expect(await toasts.get()!.undo!()).toBe('The earlier date is back: 8 Mount Street.');
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/api/dnc/7',
    body: { date: '2026-01-02', version: 4 },
  });
});

it('ADDR-R16 reports an invalid number below its field, and does not send it', async () => {
  const sent = show(['maps.dnc', 'maps.dnc.add']);
  await userEvent.click(screen.getByRole('button', { name: 'Add do not call' }));
  const number = await screen.findByLabelText('House number');
  const save = () =>
    within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Add do not call' });
  for (const wrong of ['abc', '8b', '0']) {
    await userEvent.clear(number);
    await userEvent.type(number, wrong);
    expect(screen.getByText(/Enter one house number/)).toBeTruthy();
    await userEvent.click(save());
  }
  await userEvent.clear(number);
  await userEvent.type(number, '9');
  expect(screen.queryByText(/Enter one house number/)).toBeNull();
  expect(sent).toEqual([]);
  await userEvent.clear(number);
  await userEvent.click(save());
  expect(screen.getByText('House number is missing.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('ADDR-R17.2 the author edits and deletes, and cannot confirm', () => {
  signInAs(['maps.dnc', 'maps.dnc.add']);
  const page = { map: exampleMap(), streets: [], ownDoNotCalls: [7] };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <DoNotCallList page={page} rows={[row, { ...row, id: 8, number: 9 }]} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toEqual(['Edit: 8 Mount Street', expect.stringContaining('Delete: 8 Mount Street')]);
});

function WithWaiting({ page }: { page: MapPage }) {
  const waiting = useWaiting();
  return <DoNotCallList page={page} rows={applyPendingActions(page, waiting, Date.now()).doNotCalls!} />;
}

it('ADDR-R17.3 without a network a do-not-call is added, changed and removed on the phone, and Undo removes it', async () => {
  signInAs(['maps.dnc', 'maps.dnc.add']);
  await outbox.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const streets = [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }];
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <WithWaiting page={{ map: exampleMap(), streets, doNotCalls: [] }} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const add = async (number: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Add do not call' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText('House number'), number);
    await userEvent.click(sheet.getByRole('button', { name: 'Add do not call' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await add('8');
  await waitFor(() => expect(toasts.get()?.text).toBe('Added. Do not call: 8 Mount Street'));
  expect(await act(() => toasts.get()!.undo!())).toBe('Not added. Do not call: 8 Mount Street');
  await waitFor(() => expect(screen.queryByText('8 Mount Street')).toBeNull());
  await add('10');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: 10 Mount Street' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.clear(sheet.getByLabelText('House number'));
  await userEvent.type(sheet.getByLabelText('House number'), '12');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('12 Mount Street')).toBeTruthy();
  expect(outbox.list().map(({ given, about }) => [given.body?.['number'], about.what])).toEqual([
    [12, 'Do not call: 12 Mount Street'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'More: Delete: 12 Mount Street' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: 12 Mount Street' }));
  await waitFor(() => expect(outbox.list()).toEqual([]));
});
