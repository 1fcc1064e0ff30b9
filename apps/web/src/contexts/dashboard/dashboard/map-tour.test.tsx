import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapTourHost } from './map-tour.api.tsx';

function OneMap({ own }: { own: boolean }) {
  return (
    <main>
      <li data-open>
        <button type="button" data-kind="nothome">
          Nobody home
        </button>
      </li>
      {own && (
        <button type="button" data-tour="hand-in">
          Hand in
        </button>
      )}
      <MapTourHost />
    </main>
  );
}
const show = (own = true) => showScreen(<OneMap own={own} />, '/map/:number', '/map/12');
const card = () => screen.findByRole('dialog', {}, { timeout: 3000 });

beforeEach(() => {
  localStorage.clear();
  signInAs([]);
});
afterEach(cleanup);

it('SHELL-R27 the tour of the first own map shows the steps with a target, once', async () => {
  show();
  expect((await card()).textContent).toContain('1 of 4');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Nobody home?')).toBeTruthy();
  for (const _ of ['map-undo', 'map-hand-in'])
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  show();
  await expect(card()).rejects.toThrow();
});

it('SHELL-R27 a tap outside the card ends the tour', async () => {
  show();
  const dialog = await card();
  fireEvent.pointerUp(dialog.parentElement!.firstElementChild!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('sheaf.map-tour')).toBe('1');
});

it('SHELL-R27 another person’s map starts no tour, and the first own one still does', async () => {
  show(false);
  await expect(screen.findByRole('dialog', {}, { timeout: 1500 })).rejects.toThrow();
  expect(localStorage.getItem('sheaf.map-tour')).toBeNull();
});
