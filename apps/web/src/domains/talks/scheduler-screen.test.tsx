import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '../../platform/api.ts';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { SchedulerScreen } from './scheduler-screen.tsx';

type Week = Reply<'talks.listTalks'>[number];
type Talk = NonNullable<Week['talk']>;

const week = (id: number, date: string, values: Partial<Week> = {}): Week => ({
  ...{ id, edited_id: id, type: 'public', start_date: `${date}T00:00:00Z`, local_date: date, week: date },
  ...{ year: 2026, month: 12, canceled: false, time: '10:00', ends_at: '11:45', halls: 1, location: null },
  ...{
    label: null,
    reading: null,
    language_group_id: null,
    overseer: null,
    version: 1,
    talk: null,
    closed: null,
  },
  ...values,
});

const talk = (values: Partial<Talk> = {}): Talk => ({
  ...{ id: 9, meeting_id: 1, meeting_part_id: 2, number: 12, title: 'A home that welcomes', user_id: null },
  ...{
    notes: '12. A home that welcomes',
    speaker_id: null,
    congregation_id: null,
    speaker_name: 'Henry Osei',
  },
  ...{
    speaker_congregation: 'Ulverstone',
    reached_by: 'email',
    confirmed: 0,
    answer: null,
    answer_word: null,
  },
  ...{ answered_at: null, emails: [], version: 1 },
  ...values,
});

const weeks = [
  week(1, '2026-12-06', { talk: talk(), closed: 'talk-taken' }),
  week(2, '2026-12-13'),
  week(3, '2026-12-20', { canceled: true, label: 'Circuit assembly', closed: 'talk-meeting-cancelled' }),
  week(4, '2026-12-27', {
    talk: talk({
      id: 10,
      speaker_name: 'Victor Lang',
      confirmed: 2,
      answer: 'declined',
      answer_word: 'In Hobart',
    }),
  }),
];

const speaker = {
  ...{ id: 5, full_name: 'Samuel Webb', appointment: 'elder', outlines: [12], reached_by: 'email' as const },
  ...{ last_here: null, away_dates: [], busy: false },
};

const replies = {
  'talks.listTalks': weeks,
  'talks.readCoordinator': { valid: true, name: 'Daniel Kerr' },
  'talks.listOwnSpeakers': [speaker],
  'talks.listTitles': [{ id: 12, number: 12, title: 'A home that welcomes', lang: 'en' }],
  'talks.listGiven': [{ number: 12, first: '2019-05-05', last: '2024-03-10', times: 2 }],
};

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showScreen(<SchedulerScreen />, '/settings/public-scheduler', '/settings/public-scheduler');

it('WKND-S2 WKND-R15 each weekend shows its speaker, asks to be booked, or says that there is no meeting', async () => {
  answerWith(replies);
  show();
  expect(await screen.findByText('Henry Osei')).toBeTruthy();
  expect(screen.getByText('No meeting')).toBeTruthy();
  expect(screen.getByText('He writes: In Hobart')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book a speaker for Sun 13 December' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Declined 1' }));
  expect(screen.queryByText('Henry Osei')).toBeNull();
  expect(screen.getByText('Victor Lang')).toBeTruthy();
});

it('WKND-R10 without a coordinator the screen says where one is chosen', async () => {
  answerWith({ ...replies, 'talks.readCoordinator': { valid: false, name: null } });
  show();
  const link = await screen.findByRole('link', { name: 'Open Meeting Settings' });
  expect(link.getAttribute('href')).toBe('/settings/meetings/');
});

it('WKND-S5 WKND-S6 a speaker is found, his own talk chosen, and he is asked', async () => {
  const sent = answerWith({ ...replies, 'talks.bookTalk': talk({ speaker_name: 'Samuel Webb' }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker for Sun 13 December' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('radio', { name: /Samuel Webb/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Choose a talk for Samuel Webb' }));
  await userEvent.click(await screen.findByRole('radio', { name: /A home that welcomes/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Book Samuel Webb for 13 December' }));
  await waitFor(() =>
    expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/public-talks')?.body).toEqual({
      meeting_id: 2,
      public_talk_id: 12,
      speaker_id: 5,
      confirmation: true,
    }),
  );
});

it('WKND-O6 what a pasted list would change is told before it is saved', async () => {
  const sent = answerWith({ ...replies, 'talks.importTitles': [] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Talk titles' }));
  const paste = await screen.findByLabelText('Paste titles');
  await userEvent.click(paste);
  await userEvent.paste('12; A new title\n13; Patience\nno number');
  expect(await screen.findByText('1 new, 1 changed, 0 unchanged')).toBeTruthy();
  expect(screen.getByText('Line 3: there is no number')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 titles' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/public-talk-titles')).toBe(true));
});
