import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KnownPrompts } from '#platform/known-prompts.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import type { OpenSeats } from './open-seat-links.ts';
import { openSeatsPrompt } from './open-seats-prompt.tsx';
import { OpenSeatsScreen } from './open-seats-screen.tsx';
import { Prompts } from './prompts.tsx';
import { usePrompts } from './use-prompts.ts';

const line = { group: null, location: null, label: null };
const seats: OpenSeats = {
  from: '2026-11-25',
  to: '2027-02-21',
  kinds: ['midweek', 'talk', 'responsibility', 'cart'],
  lines: [
    { ...line, week: '2026-11-23', date: '2026-11-25', kind: 'midweek', count: 4 },
    { ...line, week: '2026-11-30', date: '2026-12-06', kind: 'talk', count: 1, group: 9, label: 'Tagalog' },
    { ...line, week: '2026-11-30', date: '2026-12-02', kind: 'responsibility', count: 2 },
    { ...line, week: '2026-12-07', date: '2026-12-08', kind: 'cart', count: 1, location: 3, label: 'Wharf' },
  ],
};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Board() {
  return <Prompts {...usePrompts(false)} />;
}
const showBoard = () =>
  showScreen(
    <KnownPrompts value={[openSeatsPrompt]}>
      <Board />
    </KnownPrompts>,
    '/',
    '/',
  );

it('SHELL-R34 each line has its count and opens the week where it is filled', async () => {
  signInAs(['schedules.meetings.assign']);
  answerWith({ 'dashboard.readOpenSeats': seats });
  showScreen(<OpenSeatsScreen />, '/schedules/open-seats', '/schedules/open-seats');
  const goesTo = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await goesTo(/^Midweek meeting.*4 open/)).toBe('/schedules/meetings/?week=2026-11-23&type=clam');
  expect(await goesTo(/^Public talk · Tagalog/)).toBe('/settings/public-scheduler/?group=9');
  expect(await goesTo(/^Duties at the meetings.*2 open/)).toBe('/schedules/attendants/?show=open');
  expect(await goesTo(/^Carts · Wharf.*1 open/)).toBe('/schedules/cart/3/?week=2026-12-07');
  const next = screen.getByRole('region', { name: 'Next week' });
  expect(within(next).getByText('3 open')).toBeTruthy();
});

it('SHELL-R34 shows one kind alone, and a message if all its seats are filled', async () => {
  signInAs(['schedules.meetings.assign']);
  answerWith({ 'dashboard.readOpenSeats': { ...seats, kinds: ['midweek', 'weekend', 'cart'] } });
  showScreen(<OpenSeatsScreen />, '/schedules/open-seats', '/schedules/open-seats');
  await userEvent.click(await screen.findByRole('button', { name: 'Carts 1' }));
  expect(screen.getAllByRole('link', { name: /open$/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Weekend meeting 0' }));
  expect(screen.getByText(/everything is filled/)).toBeTruthy();
});

it('SHELL-R34 the prompt counts this week and the next, and returns in another week', async () => {
  signInAs(['schedules.attendants.edit']);
  answerWith({ 'dashboard.readOpenSeats': seats });
  showBoard();
  expect(
    await screen.findByText('Midweek meeting: 4 · Public talk: 1 · Duties at the meetings: 2'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See open seats' }).getAttribute('href')).toBe(
    '/schedules/open-seats/',
  );
  await userEvent.click(screen.getByRole('button', { name: /Open seats until/ }));
  await vi.waitFor(() => expect(screen.queryByText(/Midweek meeting: 4/)).toBeNull(), 3000);
  expect(localStorage.getItem('sheaf.dismissed.open-seats')).toBe('2026-11-23');
});

it('SHELL-R34 reads nothing for people who fill no seats, and shows no prompt without open seats', async () => {
  signInAs(['schedules.meetings']);
  const sent = answerWith({ 'dashboard.readOpenSeats': seats });
  showBoard();
  expect(sent.filter(({ path }) => path === '/api/open-seats')).toHaveLength(0);
  cleanup();
  signInAs(['settings.meetings.public']);
  const later = answerWith({ 'dashboard.readOpenSeats': { ...seats, lines: seats.lines.slice(3) } });
  showBoard();
  await vi.waitFor(() => expect(later.some(({ path }) => path === '/api/open-seats')).toBe(true));
  expect(screen.queryByText(/Open seats until/)).toBeNull();
});
