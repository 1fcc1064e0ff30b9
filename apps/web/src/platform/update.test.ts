import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeUpdate } from './update.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('SHELL-R5 a newer app that the browser lets wait is fetched by leaving the page, which goes on with it', () => {
  const reload = vi.fn();
  takeUpdate(reload);
  vi.advanceTimersByTime(1900);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('sheaf.update')).toBe('accepted');
});
