import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeUpdate } from './update.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('SHELL-R5 an update that the browser delays is applied by reloading the page', () => {
  const reload = vi.fn();
  takeUpdate(reload);
  vi.advanceTimersByTime(1900);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('sheaf.update')).toBe('accepted');
});
