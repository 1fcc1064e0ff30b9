import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenPlace } from './open-place.tsx';
import { useNextPlaceKey } from './use-next-place-key.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Places({ enabled }: { enabled: boolean }) {
  useNextPlaceKey(enabled);
  return (
    <>
      <OpenPlace label="Assign" name="Assign reader" onClick={() => undefined} />
      <button type="button">Joel Tanaka</button>
      <OpenPlace label="Assign" name="Assign door" onClick={() => undefined} />
      <input aria-label="Notes" />
    </>
  );
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

it('X-SEATKEYS-2 N moves to the next open place after the focus, and from the last one to the first', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(<Places enabled />);
  await userEvent.keyboard('n');
  expect(focused()).toBe('Assign reader');
  screen.getByRole('button', { name: 'Joel Tanaka' }).focus();
  await userEvent.keyboard('n');
  expect(focused()).toBe('Assign door');
  await userEvent.keyboard('n');
  expect(focused()).toBe('Assign reader');
});

it('X-SEATKEYS-2 N is a letter in a field, and does nothing for people who do not assign', async () => {
  const { rerender } = render(<Places enabled />);
  await userEvent.type(screen.getByRole('textbox'), 'n');
  expect(focused()).toBe('Notes');
  rerender(<Places enabled={false} />);
  screen.getByRole('button', { name: 'Joel Tanaka' }).focus();
  await userEvent.keyboard('n');
  expect(document.activeElement?.textContent).toBe('Joel Tanaka');
});
