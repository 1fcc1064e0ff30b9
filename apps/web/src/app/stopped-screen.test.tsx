import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverMissingFiles } from '#platform/missing-files.ts';
import '#platform/texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { StoppedScreen } from './fallback-screens.tsx';

const reload = vi.fn();
const kept = new Set<string>();
let online: boolean;

recoverMissingFiles();
beforeEach(() => {
  online = false;
  kept.clear();
  kept.add('sheaf-1');
  sessionStorage.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('location', { ...location, reload });
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
});

/** Returns the error of a screen whose file cannot be fetched, as Vite's loader reports it. */
function loseFile(): Error {
  const lost = new Error('Unable to preload CSS');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
  return lost;
}

function openWith(error: Error): void {
  vi.spyOn(console, 'error').mockReturnValue();
  const Thrower = (): ReactNode => {
    throw error;
  };
  render(
    <>
      <p>1 waiting</p>
      <ErrorBoundary Fallback={StoppedScreen} address="1">
        <Thrower />
      </ErrorBoundary>
    </>,
  );
}

it('SHELL-R3 a screen that is not cached keeps the frame and opens when the network is back', async () => {
  openWith(loseFile());
  expect(await screen.findByRole('heading', { name: 'This page is not on this phone yet' })).toBeTruthy();
  expect(screen.getByText('1 waiting')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' }).matches(':disabled')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a screen that fails for another reason shows the error within the frame', async () => {
  openWith(new Error('a bug'));
  expect(await screen.findByRole('heading', { name: 'This screen stopped' })).toBeTruthy();
  expect(screen.getByText('1 waiting')).toBeTruthy();
});

it('SHELL-R5 a missing file reloads the app once, without the cached files of the older version', async () => {
  online = true;
  vi.stubGlobal('fetch', async () => new Response('{}'));
  loseFile();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(kept.size).toBe(0);
  loseFile();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('SHELL-R5 a connection that fails keeps the cached files', async () => {
  online = true;
  const asked = vi.fn(async () => {
    throw new TypeError('fetch failed');
  });
  vi.stubGlobal('fetch', asked);
  loseFile();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).not.toHaveBeenCalled();
  expect(kept.size).toBe(1);
});
