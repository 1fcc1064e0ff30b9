import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { signInAs } from '#platform/testing/replies.ts';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { loadPhrases } from '#platform/texts.ts';
import { listed, showDirectory } from './testing/show-directory.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-DESK-1 SPKR-S1 on a desk the directory is a table by circuit, sorted by its headings, with deletion where allowed', async () => {
  stubDeskWindow();
  signInAs(['settings.meetings.public']);
  await loadPhrases(['selection']);
  showDirectory([
    listed({ id: 1, name: 'Ulverstone', circuit: 'TAS 10', speakers: 3 }),
    listed({ id: 2, name: 'Burnie', circuit: 'TAS 2', speakers: 12, active: true }),
    listed({ id: 3, name: 'Latrobe', circuit: null, speakers: 5 }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Speakers' }));
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toEqual(['BurnieOurs', 'Ulverstone', 'Latrobe']);
  await userEvent.click(table.getByRole('button', { name: 'Speakers' }));
  expect(names()).toEqual(['Ulverstone', 'Latrobe', 'BurnieOurs']);
  expect(table.getByRole<HTMLButtonElement>('button', { name: 'Delete Burnie' }).disabled).toBe(true);
  await userEvent.click(table.getByRole('button', { name: 'Delete Latrobe' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
