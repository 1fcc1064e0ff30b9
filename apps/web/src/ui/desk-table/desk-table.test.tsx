import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#platform/texts.ts';
import { queryClient } from '#platform/queries.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useSelection } from '#ui/selection/use-selection.ts';
import type { DeskColumn } from './desk-column.ts';
import { DeskTable } from './desk-table.tsx';
import { useSortedRows } from './use-sorted-rows.ts';

interface Person {
  id: number;
  name: string;
  group: string | null;
}

const people: Person[] = [
  { id: 1, name: 'Ashby, Joel', group: 'Montello' },
  { id: 2, name: 'Barwick, Caleb', group: null },
  { id: 3, name: 'Denholm, Peter', group: 'Cooee' },
];
const columns: [DeskColumn<Person>, DeskColumn<Person>] = [
  { key: 'name', heading: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { key: 'group', heading: 'Group', cell: ({ group }) => group, sortValue: ({ group }) => group },
];

function Table() {
  const sorted = useSortedRows('people', people, columns, { column: 'name', descending: false });
  const selection = useSelection(
    useMemo(() => sorted.rows.map(({ id }) => id), [sorted.rows]),
    true,
  );
  return (
    <>
      <SearchField label="Find" value="" onChange={() => undefined} />
      <DeskTable
        label="People"
        columns={columns}
        sorted={sorted}
        pathOf={({ id }) => `/people/${id}/`}
        nameOf={({ name }) => name}
        selection={selection}
      />
    </>
  );
}

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = <Table />;
const details = ['/people/:id'];

const Screens = () =>
  useRoutes([
    {
      element: <ListDetail path="/people" details={details} list={table} hint="Choose" />,
      children: [
        { path: '/people', element: null },
        { path: '/people/:id', element: <p>Detail of {useLocation().pathname}</p> },
      ],
    },
  ]);

const show = () =>
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={['/people/']}>
        <Screens />
      </MemoryRouter>
    </MantineProvider>,
  );
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('X-DESK-1 a press on a heading sorts the rows, a second press reverses them', async () => {
  show();
  const heading = screen.getByRole('columnheader', { name: 'Group' });
  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['Denholm, Peter', 'Ashby, Joel', 'Barwick, Caleb']);
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['Ashby, Joel', 'Denholm, Peter', 'Barwick, Caleb']);
  expect(heading.getAttribute('aria-sort')).toBe('descending');
});

it('X-DESK-2 the rows are one tab stop; arrows move among them, X selects, Enter opens, / searches', async () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  links[0]!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  await userEvent.keyboard('x');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Barwick, Caleb' }).checked).toBe(true);
  await userEvent.keyboard('x');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Barwick, Caleb' }).checked).toBe(false);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  links[2]!.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Detail of /people/3/')).toBeTruthy();
});

it('X-DESK-2 a press anywhere in a row opens its detail, and the first checkbox selects all', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
  const boxes = () => people.map(({ name }) => screen.getByRole<HTMLInputElement>('checkbox', { name }));
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
  fireEvent.click(screen.getByRole('cell', { name: 'Cooee' }));
  expect(await screen.findByText('Detail of /people/3/')).toBeTruthy();
});

function Panels() {
  const [open, setOpen] = useState<number | null>(null);
  const sorted = useSortedRows('panels', people, columns, { column: 'name', descending: false });
  return (
    <DeskTable
      label="People"
      columns={columns}
      sorted={sorted}
      openId={open}
      onOpen={({ id }) => setOpen(id)}
      nameOf={({ name }) => name}
      selection={undefined}
    />
  );
}

it('X-DESK-2 rows without an address open their panel, and arrow keys move among them', async () => {
  render(
    <MantineProvider env="test">
      <Panels />
    </MantineProvider>,
  );
  const first = screen.getByRole('button', { name: 'Ashby, Joel' });
  first.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const second = screen.getByRole('button', { name: 'Barwick, Caleb' });
  expect(document.activeElement).toBe(second);
  expect([first, second].map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'true']);
  fireEvent.click(screen.getByRole('cell', { name: 'Cooee' }));
  expect(screen.getByRole('button', { name: 'Denholm, Peter' }).ariaCurrent).toBe('true');
});
