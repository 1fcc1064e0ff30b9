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
    type: 'special' as const,
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

const talkOfVisit = (key: 'service-talk' | 'final-talk', title: string) => ({ part: key, title, time: 30 });

it('X-VISIT.6 the schedule names what a visit changes, and names the overseer at his talks', async () => {
  const event_talk = { type: 'co' as const, speaker: 'Amos Hale', public_theme: 'A firm hope', theme: null };
  const visited = (type: 'clam' | 'public', date: string, talk: ReturnType<typeof talkOfVisit>) => {
    const week = exampleWeek({ id: type === 'clam' ? 7 : 8, type, date, rest: { event_talk } });
    const last = week.parts.at(-1)!;
    return { ...week, parts: [...week.parts, { ...last, id: 9_999, order: last.order - 1, ...talk }] };
  };
  signInAs(['schedules.meetings', 'schedules.meetings.assign']);
  answerWith({
    ...scheduleReplies,
    ...repliesOf(visited('clam', '2026-11-25', talkOfVisit('service-talk', 'Service talk: Stay close'))),
  });
  showSchedule('&type=clam');
  const service = await screen.findByRole('heading', { name: 'Service talk: Stay close' });
  expect(service.closest('article')!.textContent).toContain('Amos Hale');
  expect(screen.getByText(/The service talk comes after the concluding comments/)).toBeTruthy();
  cleanup();
  answerWith({
    ...scheduleReplies,
    ...repliesOf(visited('public', '2026-11-29', talkOfVisit('final-talk', 'Final talk'))),
  });
  showSchedule('&type=public');
  const final = await screen.findByRole('heading', { name: 'Final talk' });
  expect(final.closest('article')!.textContent).toContain('Amos Hale');
  expect(final.closest('article')!.textContent).not.toContain('A firm hope');
  expect(screen.getByText(/The Watchtower study takes 30 minutes/)).toBeTruthy();
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
