import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageHistory } from '#platform/page-history.ts';
import { Sheet } from './sheet.tsx';

const words = { title: 'Leave without saving?', leave: 'Leave', stay: 'Stay' };

afterEach(cleanup);

function show({ asks = true, saved = false } = {}) {
  const onClose = vi.fn();
  const sheet = (isSaved: boolean) => (
    <MantineProvider env="test">
      <Sheet
        opened
        title="Add"
        closeLabel="Close"
        onClose={onClose}
        saved={isSaved}
        footer={<button type="submit">Save</button>}
        {...(asks && { discard: words })}
      >
        <input aria-label="House" />
      </Sheet>
    </MantineProvider>
  );
  const { rerender } = render(sheet(saved));
  return { onClose, save: () => rerender(sheet(true)) };
}

const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Close' }));

it('an untouched form closes at once', async () => {
  const { onClose } = show();
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});

it('a changed form opens a confirmation: staying keeps the input, leaving closes', async () => {
  const { onClose } = show();
  await userEvent.type(await screen.findByLabelText('House'), '12');
  await close();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain(words.title);
  // The primary button is last, like in every question.
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stay', 'Leave']);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText<HTMLInputElement>('House').value).toBe('12');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a saved form and a sheet without confirmation close at once', async () => {
  const { onClose, save } = show();
  await userEvent.type(await screen.findByLabelText('House'), '12');
  save();
  await close();
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  const other = show({ asks: false });
  await userEvent.type(await screen.findByLabelText('House'), '12');
  await close();
  expect(other.onClose).toHaveBeenCalledOnce();
});

it('the phone’s back button closes a sheet and stays on its screen', async () => {
  history.pushState(null, '', '/');
  const pages = createPageHistory();
  const left: string[] = [];
  const stop = pages.listen(({ location: { pathname } }) => left.push(pathname));
  pages.push('/map/12');
  left.length = 0;
  const { onClose } = show();
  await screen.findByLabelText('House');
  history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await waitFor(() => expect(location.pathname).toBe('/map/12'));
  expect(left).toEqual([]);
  cleanup();
  history.back();
  await waitFor(() => expect(left).toEqual(['/']));
  stop();
});
