import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { toasts } from '#platform/toasts.ts';
import { midweek, openSheet, press, scheduleReplies, showSchedule } from '../testing/show-schedule.tsx';

const edited = midweek.meetings.map((meeting) => ({ ...meeting, edited_id: 900 }));
const notice = 'This schedule has been edited. Reset it to the imported schedule?';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MEET-R8 MEET-R9 MEET-S9 MEET-M2 an edited schedule shows a notice to people who edit, and people who import can reset it', async () => {
  const sent = answerWith({
    ...scheduleReplies,
    'meetings.listMeetings': edited,
    'meetings.resetMeeting': midweek.meetings[0]!,
  });
  signInAs(['schedules.meetings', 'schedules.meetings.edit', 'schedules.meetings.import']);
  showSchedule();
  expect(await screen.findByText(notice)).toBeTruthy();
  await press('Reset');
  const question = await openSheet();
  question.getByRole('button', { name: 'Reset' }).click();
  await waitFor(() => expect(toasts.get()?.text).toBe('Building the schedule...'));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/meeting-schedule/7/reset'),
  );
});

it('MEET-R8 an unchanged schedule shows no notice', async () => {
  answerWith(scheduleReplies);
  signInAs(['schedules.meetings', 'schedules.meetings.edit', 'schedules.meetings.import']);
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  expect(screen.queryByText(notice)).toBeNull();
});

it('MEET-R9 people who edit but do not import see the notice without its button', async () => {
  answerWith({ ...scheduleReplies, 'meetings.listMeetings': edited });
  signInAs(['schedules.meetings', 'schedules.meetings.edit']);
  showSchedule();
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('MEET-R9 people who do not edit see no notice', async () => {
  answerWith({ ...scheduleReplies, 'meetings.listMeetings': edited });
  signInAs(['schedules.meetings', 'schedules.meetings.import']);
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  expect(screen.queryByText(notice)).toBeNull();
});
