import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTourTarget } from './use-tour-target.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const card = () => ({ width: 300, height: 100 });

it('SHELL-R26 the previous highlight disappears soon if the next step has no target for this person', async () => {
  vi.useFakeTimers();
  const box = { left: 10, top: 20, width: 30, height: 40 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  document.body.innerHTML = '<button id="first">Here</button>';
  const { result, rerender } = renderHook(({ of }) => useTourTarget(of, true, card), {
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

it('SHELL-R26 the target stays in the window while content above it loads, until the person scrolls', async () => {
  vi.useFakeTimers();
  let top = 20;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ left: 10, top, width: 30, height: 40 }) as DOMRect,
  );
  const bringIn = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    top = 300;
  });
  document.body.innerHTML = '<button id="late">Here</button>';
  const { result } = renderHook(() => useTourTarget('#late', true, card));
  expect(bringIn).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(bringIn).toHaveBeenCalledTimes(1);
  top = 1900;
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(bringIn).toHaveBeenCalledTimes(2);
  expect(result.current.box?.top).toBe(300);
  dispatchEvent(new Event('touchmove'));
  top = 120;
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(bringIn).toHaveBeenCalledTimes(2);
  expect(result.current.box?.top).toBe(120);
});

it('SHELL-R26 a target that the card would cover is scrolled to the top of the window', () => {
  let top = 900;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ left: 10, top, width: 30, height: 200 }) as DOMRect,
  );
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((how) => {
    top = (how as ScrollIntoViewOptions).block === 'center' ? window.innerHeight / 2 - 100 : 0;
  });
  vi.spyOn(window, 'scrollBy').mockImplementation((by) => {
    top -= (by as ScrollToOptions).top!;
  });
  document.body.innerHTML = '<button id="row">Here</button>';
  const tall = () => ({ width: 300, height: window.innerHeight / 2 });
  const { result, unmount } = renderHook(() => useTourTarget('#row', true, tall));
  expect(result.current.box?.top).toBe(18);
  unmount();
  top = 900;
  const low = renderHook(() => useTourTarget('#row', true, card));
  expect(low.result.current.box?.top).toBe(window.innerHeight / 2 - 100);
});
