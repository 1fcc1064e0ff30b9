import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import type { History } from './history.queries.ts';
import { HistoryScreen } from './history-screen.tsx';
import { PersonHistoryScreen } from './person-history.tsx';
import { askedAddresses } from './testing/asked-addresses.ts';

const history: History = {
  full_name: 'Joel Ashby',
  kinds: ['part', 'cart'],
  duties: [
    exampleMyDuty({ id: 3, date: '2026-11-25', title: 'Spiritual Gems' }),
    exampleMyDuty({ id: 2, date: '2025-03-05', title: 'Bible Reading' }),
  ],
  next: null,
};

const show = (changes: Partial<History> = {}) => {
  answerWith({ 'shares.listHistory': { ...history, ...changes } });
  const addresses = askedAddresses();
  showScreen(<HistoryScreen />, '/schedules/matrix/:id', '/schedules/matrix/7');
  return addresses;
};

beforeEach(async () => {
  queryClient.clear();
  signInAs(['schedules.meetings.assign']);
  await loadPhrases(['shares', 'duties', 'meetings', 'schedule']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-FAIR-43 lists the past duties by year, and loads older ones', async () => {
  const addresses = show({ next: 2 });
  const year = await screen.findByRole('region', { name: '2025' });
  expect(within(year).getByText('Bible Reading')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '2026' })).getByText('Spiritual Gems')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show older duties' }));
  await vi.waitFor(() => expect(addresses.at(-1)).toMatch(/before=2/));
});

it('X-FAIR-43 filters by kind, which may have no duties', async () => {
  const addresses = show({ duties: [] });
  expect(await screen.findByText('No duties until today.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  expect(await screen.findByText('No duty of this kind until today.')).toBeTruthy();
  expect(addresses.at(-1)).toMatch(/kind=cart/);
});

it('X-FAIR-43.2 the record of a person leads planners to the past duties, and nobody else', () => {
  const link = () => screen.queryByRole('link', { name: /Earlier duties/ })?.getAttribute('href');
  showScreen(<PersonHistoryScreen person={99} />, '/settings/users/:id', '/settings/users/99');
  expect(link()).toBe('/schedules/matrix/99/');
  cleanup();
  signInAs([]);
  showScreen(<PersonHistoryScreen person={99} />, '/settings/users/:id', '/settings/users/99');
  expect(link()).toBeUndefined();
});
