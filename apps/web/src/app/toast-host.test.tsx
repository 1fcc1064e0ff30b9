import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { delayWithUndo } from '#platform/delay-with-undo.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { ToastHost } from './toast-host.tsx';

afterEach(() => {
  toasts.hide();
  cleanup();
  vi.useRealTimers();
});

const show = () => showScreen(<ToastHost />, '/', '/');

it('SYNC-X1 shows one toast at a time, for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  show();
  act(() => toasts.show('Map 12 handed in.'));
  act(() => toasts.show('Map 13 handed in.'));
  expect(screen.getByRole('status').textContent).toBe('Map 13 handed in.');
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('SYNC-X1 Undo works once and reports its result', async () => {
  show();
  const undo = vi.fn(async () => 'Map 12 was not handed in.');
  act(() => toasts.show('Map 12 handed in.', undo));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Map 12 was not handed in.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(undo).toHaveBeenCalledOnce();
});

it('SYNC-X1 a failed Undo shows the reason', async () => {
  show();
  act(() =>
    toasts.show('Map 12 assigned to Joel.', () => Promise.reject(new Error('Work on it has begun already.'))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Work on it has begun already.')).toBeTruthy();
});

it('X-SAID-1 the live region of the toast is there before its first sentence', () => {
  show();
  const region = screen.getByRole('status');
  act(() => toasts.show('3 days away saved'));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('3 days away saved');
});

it('X-SAID-2 a focus and a pointer on the toast stop its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  show();
  act(() => toasts.show('Map 12 handed in.', async () => 'Undone'));
  const undo = screen.getByRole('button', { name: 'Undo' });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(3000);
  act(() => undo.focus());
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Undo' })).toBe(undo);
  act(() => undo.blur());
  await pass(1500);
  fireEvent.pointerEnter(undo.parentElement!);
  await pass(19_000);
  fireEvent.pointerLeave(undo.parentElement!);
  await pass(400);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBe(undo);
  await pass(200);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('X-SAID-2 a pointer that rests where a toast appeared holds it for twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  show();
  act(() => toasts.show('Map 12 handed in.', async () => 'Undone'));
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Undo' }).parentElement!);
  await act(() => vi.advanceTimersByTimeAsync(24_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('X-SAID-2 a delayed action waits as long as its toast is held', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  show();
  const go = vi.fn();
  act(() => delayWithUndo({ told: 'Handed in', undone: 'Undone', tooLate: 'Too late' }, go, vi.fn()));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(go).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(go).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(go).toHaveBeenCalledOnce();
});

it('X-FOCUS-1 Undo returns the focus to where it was before the toast', async () => {
  showScreen(
    <>
      <button type="button">Hand in</button>
      <ToastHost />
    </>,
    '/',
    '/',
  );
  screen.getByRole('button', { name: 'Hand in' }).focus();
  act(() => toasts.show('Map 12 handed in.', async () => 'Undone'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Undone');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hand in' }));
});
