import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSeconds } from './meeting-clock.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Clock() {
  useSeconds();
  return <output>{new Date().getSeconds()}</output>;
}

it('COMMON-R17 a running clock renders every second and stops on unmount', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') });
  const { unmount } = render(<Clock />);
  for (const second of ['1', '2', '3']) {
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toBe(second);
  }
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
