import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '#platform/texts.ts';
import { NeedsNet } from './needs-net.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('SHELL-R3 offline, every control within is disabled with a reason above; links still work', () => {
  let online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  render(
    <NeedsNet>
      <button type="button">Save</button>
      <a href="/settings">Back</a>
    </NeedsNet>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.matches(':disabled')).toBe(false);
  expect(screen.queryByText('This needs a connection.')).toBeNull();
  online = false;
  act(() => void dispatchEvent(new Event('offline')));
  expect(save.matches(':disabled')).toBe(true);
  expect(screen.getByText('This needs a connection.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy();
});

it('SHELL-R3 without controls no reason is shown', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<NeedsNet nothing>{null}</NeedsNet>);
  expect(screen.queryByText('This needs a connection.')).toBeNull();
});
