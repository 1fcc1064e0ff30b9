import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
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
  expect(screen.queryByRole('status')).toBeNull();
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
