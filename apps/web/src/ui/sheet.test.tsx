import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

/** A screen with a button that opens a sheet; the sheet stays mounted, or is mounted open. */
function Screen({ mountedOpen, closing = 'keep' }: { mountedOpen: boolean; closing?: 'keep' | 'removeRow' }) {
  const [opened, setOpened] = useState(false);
  const [rows, setRows] = useState(['7', '8']);
  const close = (): void => {
    setOpened(false);
    if (closing === 'removeRow') setRows(['8']);
  };
  return (
    <MantineProvider env="test">
      <h1>Maps</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setOpened(true)}>
              Edit {row}
            </button>
          </li>
        ))}
      </ul>
      {(opened || !mountedOpen) && (
        <Sheet
          opened={opened}
          title="Edit"
          closeLabel="Close"
          onClose={close}
          footer={<button type="submit">Save</button>}
        >
          <p>98 names</p>
          <input aria-label="House" />
        </Sheet>
      )}
    </MantineProvider>
  );
}

it.each([true, false])(
  'X-FOCUS-1 a sheet that closes returns the focus to its opener (mounted open: %s)',
  async (mountedOpen) => {
    render(<Screen mountedOpen={mountedOpen} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit 8' }));
    const field = await screen.findByLabelText('House');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit 8' })));
  },
);

it('X-FOCUS-1 after its opener was removed, the focus stays in the list', async () => {
  render(<Screen mountedOpen closing="removeRow" />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit 7' }));
  await userEvent.click(await screen.findByLabelText('House'));
  await close();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit 8' })));
});

it('X-FOCUS-1 a browser that focuses no pressed button returns to the button too', async () => {
  render(<Screen mountedOpen />);
  // Safari fires the click and leaves the focus on the page.
  fireEvent.click(screen.getByRole('button', { name: 'Edit 8' }));
  await userEvent.click(await screen.findByLabelText('House'));
  await close();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit 8' })));
});

it('X-SAID-3 a sheet is named by its title and not described by its contents', async () => {
  render(<Screen mountedOpen />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit 8' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit' });
  await screen.findByLabelText('House');
  expect(dialog.getAttribute('aria-describedby')).toBeNull();
});

it('a sheet that saves nothing is not a form, so that its content may have forms', async () => {
  show({ asks: false });
  const house = await screen.findByLabelText('House');
  expect(house.closest('form')).toBeNull();
});
