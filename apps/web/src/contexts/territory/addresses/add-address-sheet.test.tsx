import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import { exampleMap, exampleSession } from '#platform/testing/replies.ts';
import '#platform/texts.ts';
import { AddAddressSheet } from './add-address-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const enter = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label, { exact: false });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add address' }));

async function show(): Promise<void> {
  session.confirm(exampleSession(['maps.available', 'maps.available.add']), 'A'.repeat(43));
  const streets = [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }];
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <AddAddressSheet page={{ map: exampleMap(), streets }} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByLabelText('House number');
}

it('ADDR-R51 shows the addresses that several units create before saving', async () => {
  await show();
  await enter('House number', '8');
  await enter('Unit', '1,4,10-12');
  expect(screen.getByText('5 addresses: 1/8, 4/8, 10/8, 11/8, 12/8')).toBeTruthy();
  await enter('Unit', '3');
  expect(screen.queryByText(/addresses: /)).toBeNull();
});

it('ADDR-R51 shows a range of houses as the one address it creates, and no preview for a refused list', async () => {
  await show();
  await enter('House number', '30');
  await enter('Suffix', '36');
  expect(screen.getByText('1 address: 30-36')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Suffix'));
  await enter('House number', '30-36');
  expect(screen.queryByText(/address(es)?: /)).toBeNull();
});

it('ADDR-R52 reports an impossible house number while typing, and other faults when the field loses focus', async () => {
  await show();
  const descriptionOf = (label: string) => {
    const field = screen.getByLabelText(label, { exact: false });
    const said = field.getAttribute('aria-invalid') === 'true' ? field.getAttribute('aria-describedby')! : '';
    return said
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  };
  await enter('House number', '30-');
  expect(descriptionOf('House number')).toBe('');
  await enter('House number', '30-36');
  expect(descriptionOf('House number')).toMatch(/^Enter one house number\. For 10 to 12/);
  await enter('House number', '30');
  expect(descriptionOf('House number')).toBe('');
  await enter('Suffix', '3');
  expect(descriptionOf('Suffix')).not.toMatch(/smaller/);
  await userEvent.click(screen.getByLabelText('Unit', { exact: false }));
  expect(descriptionOf('Suffix')).toMatch(/The first number must be the smaller one\./);
  await userEvent.click(screen.getByLabelText('Suffix', { exact: false }));
  expect(descriptionOf('Suffix')).not.toMatch(/smaller/);
  await userEvent.type(screen.getByLabelText('Suffix', { exact: false }), '6');
  await enter('Unit', '1,,');
  expect(descriptionOf('Unit')).toMatch(/Use units such as/);
});

it('ADDR-R15 stores the end of a range offline in its final spelling', async () => {
  await show();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await enter('House number', '8');
  await enter('Suffix', '10');
  await add();
  await screen.findByText('Saved on this phone, sent when connected.');
  expect(outbox.list().map(({ about }) => about.what)).toEqual([
    expect.stringContaining('8-10 Mount Street'),
  ]);
});

it('ADDR-R13 moves focus to the faulty field of a refused entry', async () => {
  await show();
  const problem = { code: 'invalid', message: 'Check.', errors: { suffix: ['A letter or a number.'] } };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
  await enter('House number', '8');
  await enter('Suffix', 'xx');
  await add();
  await screen.findByText('A letter or a number.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Suffix')));
});

it('ADDR-R6.2 after Add the focus stays in the field of the next entry, with its text selected', async () => {
  await show();
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  await enter('House number', '8');
  await add();
  await screen.findByText('Added.');
  const house = screen.getByLabelText<HTMLInputElement>('House number', { exact: false });
  expect(document.activeElement).toBe(house);
  await userEvent.keyboard('9');
  expect(house.value).toBe('9');
});
