import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleProposal } from '#contexts/meetings/proposals/testing/example-proposals.ts';
import { signInAs } from '#platform/testing/replies.ts';
import { toasts } from '#platform/toasts.ts';
import { exampleTalk, exampleWeek } from './testing/example-week.ts';
import { showScheduler } from './testing/show-scheduler.tsx';

const weeks = [
  exampleWeek(1, '2026-12-06', { week: '2026-11-30', talk: exampleTalk(), closed: 'talk-taken' }),
  exampleWeek(2, '2026-12-13', { week: '2026-12-07' }),
];

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const invited = exampleProposal({
  id: 31,
  direction: 'invite',
  date: '2026-12-12',
  sends: false,
  speaker_name: 'Peter Lang',
  sent: [{ channel: 'email', sent_at: '2026-11-20T08:00:00Z', opened_at: '2026-11-21T08:00:00Z' }],
});

it('PROP-R11 a week with an invitation shows it instead of the booking button, counts as awaiting, and can withdraw it', async () => {
  const sent = showScheduler({
    'talks.listTalks': weeks,
    'proposals.listProposals': [invited, exampleProposal({ id: 32, date: '2026-12-12' })],
    'proposals.answerProposal': invited,
  });
  const row = within((await screen.findByText('Invited: Peter Lang')).closest('li')!);
  expect(row.getByText('Wynyard')).toBeTruthy();
  expect(row.getByText('Awaiting')).toBeTruthy();
  expect(row.getByText('Seen')).toBeTruthy();
  expect(screen.queryByText(/Owen Kelton/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Book a speaker for Sun 13 December/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'To book 0' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Awaiting 2' })).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'More: Sun 13 December' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation of Wynyard' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/proposals/31/answer')?.body).toEqual({
      act: 'withdraw',
      round: 1,
    }),
  );
  expect(toasts.get()?.text).toBe('The proposal is withdrawn.');
});

it('PROP-R11 a week with an open invitation can be booked, and keeps showing it', async () => {
  showScheduler({
    'talks.listTalks': weeks,
    'proposals.listProposals': [invited, { ...invited, id: 33, date: '2026-12-06', speaker_name: null }],
  });
  const booked = within((await screen.findByText('Henry Osei')).closest('li')!);
  expect(await booked.findByText('Invited: a speaker')).toBeTruthy();
  await userEvent.click(booked.getByRole('button', { name: /^More/ }));
  expect(screen.getByRole('button', { name: 'Withdraw the invitation of Wynyard' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More: Sun 13 December' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book someone else' }));
  expect(await screen.findByRole('dialog', { name: 'Search speakers' })).toBeTruthy();
});

it('PROP-R11 offers and agreements link to their proposal, and the week keeps its booking button', async () => {
  const offered = { ...invited, direction: 'offer' as const, asked_by_us: false, awaited: true };
  showScheduler({
    'talks.listTalks': weeks,
    'proposals.listProposals': [
      offered,
      { ...invited, id: 34, date: '2026-12-08', state: 'accepted' as const, speaker_name: 'Ben Ashby' },
      { ...invited, id: 35, state: 'accepted' as const, placed: true, speaker_name: 'Joel Placed' },
    ],
  });
  const row = within((await screen.findByText('Offers to come: Peter Lang')).closest('li')!);
  expect(row.getByText('Agreed, not in the schedule yet: Ben Ashby')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/settings/proposals/');
  expect(row.getByRole('link', { name: 'Add to our schedule' })).toBeTruthy();
  expect(row.getByRole('button', { name: 'Book a speaker for Sun 13 December' })).toBeTruthy();
  expect(row.queryByRole('button', { name: /^More/ })).toBeNull();
  expect(screen.queryByText(/Joel Placed/)).toBeNull();
});
