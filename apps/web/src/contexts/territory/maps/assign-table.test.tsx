import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { loadPhrases } from '#platform/texts.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { AssignScreen } from './assign-screen.tsx';
import { row } from './testing/assign-list.tsx';

const details = ['/settings/assign/:number'];
const list = <AssignScreen />;
const holding = exampleMap().assignment!;
const maps = [
  row(1, { last_completed: '2026-01-10' }),
  row(2, {
    assignment: { ...holding, completed: 40, user: { id: 2, full_name: 'Joel Tanaka' } },
    time_out: 9,
    overdue: true,
    days_over: 9,
  }),
  row(10, { locked: true }),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  stubDeskWindow();
  signInAs(['settings.maps.assign']);
  await loadPhrases(['selection']);
  answerWith({ 'maps.listAssignMaps': maps });
  showScreen(
    <ListDetail path="/settings/assign" details={details} list={list} hint="Choose." />,
    '/settings/assign',
    '/settings/assign',
  );
  await screen.findByRole('table', { name: 'Assign maps' });
}

const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('X-DESK-1 ASSIGN-S1 on a desk the maps are a table with holder, time out, progress and state', async () => {
  await show();
  const cells = within(screen.getAllByRole('row')[2]!).getAllByRole('cell').slice(1);
  const [place, type, holder, out, done, , state] = cells.map(({ textContent }) => textContent);
  expect([place, holder, out, done]).toEqual(['Place 2', 'Joel Tanaka', '9 days', '40%']);
  expect(type).not.toBe('');
  expect(state).toContain('9 days over');
  const byNumber = within(screen.getByRole('columnheader', { name: 'Map' })).getByRole('button');
  await userEvent.click(byNumber);
  await userEvent.click(byNumber);
  expect(numbers()).toEqual(['10', '2', '1']);
  expect(screen.queryByRole('group', { name: 'Sorted by' })).toBeNull();
});

it('X-WIDE-4 the pane counts free, held and overdue maps, and a press lists them', async () => {
  await show();
  const summary = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(summary.getByRole('button', { name: 'Free 1' })).toBeTruthy();
  const overdue = summary.getByRole('button', { name: 'Overdue 1' });
  await userEvent.click(overdue);
  await waitFor(() => expect(numbers()).toEqual(['2']));
  await userEvent.click(overdue);
  await waitFor(() => expect(numbers()).toHaveLength(3));
});
