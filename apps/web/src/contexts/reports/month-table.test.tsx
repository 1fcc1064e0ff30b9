import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { month, replies, report, row } from '#contexts/reports/testing/example-reports.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { MonthScreen } from './month-screen.tsx';

const details = ['/settings/reports/publisher/:id'];
const list = <MonthScreen />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-DESK-1 REPORTS-S1 on a desk the month is a table with hours, studies and remark, and the missing are in the pane', async () => {
  stubDeskWindow();
  signInAs(['settings.users']);
  const shared = report({ user_id: 7, hours: 42, studies: 3, comments: 'Thanks' });
  answerWith(replies({ 'reports.readMonth': { month: month(), people: [row(1), row(7, shared)] } }));
  showScreen(
    <ListDetail path="/settings/reports" details={details} list={list} hint="Choose." />,
    '/settings/reports',
    '/settings/reports',
  );
  const table = await screen.findByRole('table', { name: 'Everyone' });
  const textsOf = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent);
  const rows = () => within(table).getAllByRole('row').slice(1);
  const cellsOf = (index: number) => textsOf(within(rows()[index]!).getAllByRole('cell'));
  await userEvent.click(within(table).getByRole('button', { name: 'Hours' }));
  expect(cellsOf(0)).toEqual(['', 'Shared', '42', '3', 'Thanks', '']);
  expect(cellsOf(1).slice(0, 4)).toEqual(['', 'Missing', '', '']);
  expect(within(table).queryByRole('list', { name: 'Missing' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Missing' }).closest('[data-beside]')).toBeTruthy();
  await userEvent.click(within(rows()[1]!).getByRole('button', { name: /^Enter the report of/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
