/** Progress of maps that were assigned together. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeBatch } from '#platform/batch.ts';
import { signInAs } from '#platform/testing/replies.ts';
import { loadPhrases } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { row, showAssignList as show } from './testing/assign-list.tsx';
import { batchList } from './use-map-batches.ts';

beforeEach(async () => {
  signInAs(['settings.maps.assign']);
  await loadPhrases(['selection']);
});
afterEach(() => {
  cleanup();
  act(() => {
    closeBatch(batchList);
    toasts.hide();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ASSIGN-R6 follows the progress of maps assigned together until they are ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const sent = show([], [row(1), row(2, { type_id: 2 }), row(3, { type_id: 4 })]);
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  await user.click(screen.getByRole('button', { name: 'Assign 3' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByLabelText('Abel, Ann'));
  await user.click(sheet.getByRole('button', { name: 'Assign to Ann Abel' }));
  expect(await screen.findByText('Getting maps ready: 0 of 2')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveProperty('value', 50));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(await screen.findByText('All addresses are ready.')).toBeTruthy();
  const asked = new Set(sent.map(({ path }) => path).filter((path) => path.endsWith('/progress')));
  expect([...asked]).toEqual(['/api/map/assign/2/progress', '/api/map/assign/3/progress']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
});

it('ASSIGN-R6 does not report maps as ready after their assignment was undone', async () => {
  show([], [row(2, { type_id: 2 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign 1' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByLabelText('Abel, Ann'));
  await userEvent.click(sheet.getByRole('button', { name: 'Assign to Ann Abel' }));
  await screen.findByText(/^Getting maps ready/);
  await act(() => toasts.get()!.undo!());
  await waitFor(() => expect(screen.queryByText(/^Getting maps ready|addresses are ready/)).toBeNull());
});
