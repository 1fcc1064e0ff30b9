import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { exampleWeek, repliesOf } from './testing/example-meetings.ts';
import { scheduleReplies, showSchedule } from './testing/show-schedule.tsx';

beforeEach(() => signInAs(['schedules.meetings']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('WKND-D1 the schedule shows number and title of the talk, its speaker and their congregation', async () => {
  const visitor = {
    speaker_name: 'Hugh Skelton',
    speaker_congregation: 'Devonport',
    notes: '73. Growing old with dignity',
  };
  const weekend = exampleWeek({
    id: 8,
    type: 'public',
    date: '2026-11-29',
    people: { 'talk.talk': visitor },
  });
  answerWith({ ...scheduleReplies, ...repliesOf(weekend) });
  showSchedule('&type=public');
  const title = await screen.findByRole('heading', { name: '73. Growing old with dignity' });
  expect(title.closest('article')!.textContent).toContain('Hugh Skelton, Devonport');
});

it('EVENTS-O3 an event’s speaker and theme replace the booked talk on the weekend, and nobody can be booked', async () => {
  const event_talk = {
    type: 'co' as const,
    speaker: 'Amos Hale',
    public_theme: 'A firm hope',
    theme: 'Stay close',
  };
  const booked = { speaker_name: 'Hugh Skelton', notes: '73. Growing old with dignity' };
  const weekend = (rest: object) =>
    exampleWeek({ id: 8, type: 'public', date: '2026-11-29', people: { 'talk.talk': booked }, rest });
  signInAs(['schedules.meetings', 'settings.meetings.public']);
  answerWith({ ...scheduleReplies, ...repliesOf(weekend({ event_talk })) });
  showSchedule('&type=public');
  const title = await screen.findByRole('heading', { name: 'A firm hope' });
  expect(title.closest('article')!.textContent).toContain('Amos Hale');
  expect(screen.getByText('Service talk: Stay close')).toBeTruthy();
  expect(screen.queryByText(/Hugh Skelton/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book a speaker' })).toBeNull();
  cleanup();
  answerWith({
    ...scheduleReplies,
    ...repliesOf(weekend({ event_talk, canceled: true, label: 'Memorial' })),
  });
  showSchedule('&type=public');
  expect(await screen.findByText('A firm hope · Amos Hale')).toBeTruthy();
});

it('WKND-S1 people who book speakers get a link from an open talk to the bookings, others see that it is open', async () => {
  const weekend = exampleWeek({ id: 8, type: 'public', date: '2026-11-29' });
  answerWith({ ...scheduleReplies, ...repliesOf(weekend) });
  showSchedule('&type=public');
  await screen.findAllByText('Not assigned yet');
  expect(screen.queryByRole('button', { name: 'Book a speaker' })).toBeNull();
  cleanup();
  signInAs(['schedules.meetings', 'settings.meetings.public']);
  showSchedule('&type=public');
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker' }));
  expect((await screen.findByText('elsewhere')).dataset['path']).toBe('/settings/public-scheduler/');
});

it('MEET-X12 a person with a lost qualification is labelled', async () => {
  const people = { 'ministry.first': { user_id: 1, unfit: true } };
  answerWith({ ...scheduleReplies, ...repliesOf(exampleWeek({ id: 8, people })) });
  signInAs(['schedules.meetings', 'schedules.meetings.assign']);
  showSchedule('');
  const title = await screen.findByRole('heading', { name: /Starting a conversation/ });
  expect(title.closest('article')!.textContent).toContain('Not qualified for this part any more');
  expect(screen.getAllByText('Not qualified for this part any more')).toHaveLength(1);
});
