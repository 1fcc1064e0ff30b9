import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import { FairnessScreen } from './fairness-screen.tsx';
import { askedAddresses } from './testing/asked-addresses.ts';

type Fairness = Reply<'shares.readFairness'>;

const fairness: Fairness = {
  from: '2026-06-01',
  to: '2026-12-01',
  kinds: ['part', 'prayer'],
  spread: { deviation: 1.2, largest: 5, gini: 0.2 },
  people: [
    { id: 1, full_name: 'Joel Ashby', had: 4, even: 9, wait: { weeks: 17, turn: 9 }, is_new: false },
    { id: 2, full_name: 'Owen Fairley', had: 10, even: 9, wait: { weeks: 3, turn: 9 }, is_new: false },
    { id: 3, full_name: 'Samuel Webb', had: 2, even: 2, wait: null, is_new: true },
  ],
};

const show = (changes: Partial<Fairness> = {}) => {
  answerWith({ 'shares.readFairness': { ...fairness, ...changes } });
  const addresses = askedAddresses();
  showScreen(<FairnessScreen />, '/schedules/matrix/fairness', '/schedules/matrix/fairness');
  return addresses;
};

beforeEach(async () => {
  queryClient.clear();
  signInAs(['schedules.meetings.assign']);
  await loadPhrases(['shares', 'duties', 'schedule']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-FAIR-42.4 names the difference from an even share in words, by name, and marks three and more', async () => {
  show();
  await screen.findByText('Joel Ashby');
  const links = screen.getAllByRole('link').filter((link) => /Ashby|Fairley|Webb/.test(link.textContent));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((id) => `/schedules/matrix/${id}/`),
  );
  expect(links[0]!.textContent).toContain('waited 17 weeks, a turn comes every 9');
  expect(screen.getByText('5 fewer than an even share').hasAttribute('data-marked')).toBe(true);
  expect(screen.getByText('1 more than an even share').hasAttribute('data-marked')).toBe(false);
  expect(screen.getByText('Even')).toBeTruthy();
  expect(links[2]!.textContent).toContain('new here');
  expect(screen.getByText('of 3 people are within two of an even share').nextSibling?.textContent).toBe('2');
});

it('X-FAIR-42 reads one kind and another number of months', async () => {
  const addresses = show();
  await screen.findByText('Joel Ashby');
  await userEvent.click(screen.getByRole('button', { name: 'Prayer' }));
  await userEvent.click(screen.getByText('12 months'));
  await vi.waitFor(() => expect(addresses.at(-1)).toMatch(/months=12&kind=prayer/));
});

it('X-FAIR-42.2 shows no figures if there is too little to compare', async () => {
  show({ spread: null, people: [] });
  expect(await screen.findByText('Too little to compare yet.')).toBeTruthy();
});
