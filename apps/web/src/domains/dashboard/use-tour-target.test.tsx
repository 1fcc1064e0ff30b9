import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTourTarget } from './use-tour-target.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('SHELL-R26 the light of the step before goes out soon, where the next one points at nothing this person has', async () => {
  vi.useFakeTimers();
  const box = { left: 10, top: 20, width: 30, height: 40 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = '<button id="first">Here</button>';
  const { result, rerender } = renderHook(({ of }) => useTourTarget(of, true), {
    initialProps: { of: '#first' },
  });
  expect(result.current).toEqual({ box, seeking: false });
  rerender({ of: '#none' });
  expect(result.current).toEqual({ box, seeking: true });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(result.current).toEqual({ box: null, seeking: true });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(result.current).toEqual({ box: null, seeking: false });
});
