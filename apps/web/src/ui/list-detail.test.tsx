import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useParams, useRoutes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#platform/texts.ts';
import { scrolled } from '#platform/scrolled.ts';
import { ListDetail } from './list-detail.tsx';
import { ListSummary } from './list-summary.tsx';
import { Page } from './page.tsx';
import { RowLink } from './row-link.tsx';
import { SearchField } from './search-field.tsx';

let drawn = 0;
const filtered = vi.fn();

function Rows() {
  drawn += 1;
  return (
    <Page title="People">
      <SearchField label="Search" value="" onChange={() => undefined} />
      <ListSummary facts={[{ label: 'Away now', count: 2, onClick: filtered }]} />
      {['1', '2', '3'].map((id) => (
        <RowLink key={id} to={`/settings/users/${id}/`} className="row">
          Person {id}
        </RowLink>
      ))}
    </Page>
  );
}

const Detail = () => (
  <Page title={`Detail ${useParams().id}`} back>
    <label>
      Name <input />
    </label>
  </Page>
);

const details = ['/settings/users/:id'];
const rows = <Rows />;

const Screens = ({ apart }: { apart: boolean }) =>
  useRoutes([
    {
      element: (
        <ListDetail {...{ path: '/settings/users', details, apart }} list={rows} hint="Choose a person." />
      ),
      children: [
        { path: '/settings/users', element: null },
        { path: '/settings/users/:id', element: <Detail /> },
      ],
    },
    { path: '*', element: <p>elsewhere</p> },
  ]);

function show(at: string, width: number, apart = false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[at]}>
        <Screens apart={apart} />
      </MemoryRouter>
    </MantineProvider>,
  );
}

const row = (id: number) => screen.getByRole('link', { name: `Person ${id}` });
const heading = (id: number) => screen.findByRole('heading', { level: 2, name: `Detail ${id}` });

beforeEach(() => {
  drawn = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-WIDE-1 below 1100 px a detail replaces its list and has a back link', async () => {
  show('/settings/users/', 1099);
  await userEvent.click(row(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Detail 2' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(row(1)).toBeTruthy();
});

it('X-WIDE-1 from 1100 px the detail shows next to its list, which marks the open row', async () => {
  show('/settings/users/', 1100);
  expect(screen.getByText('Choose a person.')).toBeTruthy();
  await userEvent.click(row(2));
  const detail = screen.getByRole('region', { name: 'Detail 2' });
  expect(within(detail).getByLabelText('Name')).toBeTruthy();
  expect([1, 2, 3].map((id) => row(id).getAttribute('aria-current'))).toEqual([null, 'page', null]);
  expect(screen.queryByText('Choose a person.')).toBeNull();
});

it('X-WIDE-1 without the list permission every screen has the full width', async () => {
  show('/settings/users/', 1280, true);
  expect(screen.queryByText('Choose a person.')).toBeNull();
  await userEvent.click(row(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Detail 2' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull();
});

it('X-WIDE-1 the list does not render again when the detail changes, and unsaved input does not move to the next detail', async () => {
  show('/settings/users/1/', 1280);
  const before = drawn;
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await userEvent.click(row(2));
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('');
  expect(drawn).toBe(before);
  expect(scrolled.isHeld('/settings/users/1/', '/settings/users/')).toBe(true);
  expect(scrolled.isHeld('/settings/users/1/', '/settings/')).toBe(false);
});

it('X-WIDE-1 below 1100 px a new screen starts at its top', () => {
  show('/settings/users/1/', 1000);
  expect(scrolled.isHeld('/settings/users/1/', '/settings/users/')).toBe(false);
});

it('X-WIDE-2 an opened detail focuses its heading, and Escape or closing it returns the focus to the row', async () => {
  show('/settings/users/', 1280);
  await userEvent.click(row(3));
  expect(document.activeElement).toBe(await heading(3));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(row(3));
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(row(3)));
  expect(screen.getByText('Choose a person.')).toBeTruthy();
});

it('X-WIDE-2 the first page of a visit does not move the focus', async () => {
  show('/settings/users/3/', 1280);
  await heading(3);
  expect(document.activeElement).toBe(document.body);
});

it('X-WIDE-2 the arrow keys move from the search into the rows and between them, and stop at the ends', async () => {
  show('/settings/users/', 1280);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row(1));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(row(3));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(row(2));
});

it('X-WIDE-4 from 1100 px the pane shows counts of the list until a detail opens, and again when it closes', async () => {
  show('/settings/users/', 1280);
  const away = () => screen.queryByRole('button', { name: 'Away now 2' });
  await userEvent.click(away()!);
  expect(filtered).toHaveBeenCalledOnce();
  await userEvent.click(row(2));
  expect(away()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Away now 2' })).toBeTruthy();
});

it('X-WIDE-4 without a pane the counts are left out', () => {
  show('/settings/users/', 1099);
  expect(screen.queryByText('Away now')).toBeNull();
  cleanup();
  show('/settings/users/', 1280, true);
  expect(screen.queryByText('Away now')).toBeNull();
});

it('X-WIDE-3 a detail opened by its address scrolls its row into view, a visible row does not move', async () => {
  const shown: string[] = [];
  const nth = (link: HTMLElement): number => Number(/Person (\d)/.exec(link.textContent ?? '')?.[1] ?? 0);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 700 * nth(this), 300, 60);
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent ?? '');
  });
  show('/settings/users/3/', 1280);
  await heading(3);
  expect(shown).toEqual(['Person 3']);
  await userEvent.click(row(1));
  await heading(1);
  expect(shown).toEqual(['Person 3']);
  vi.restoreAllMocks();
});
