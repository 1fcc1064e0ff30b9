import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { answerWith, exampleCongregation, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { JoinLink } from './join-link.tsx';
import { midweek, weekend } from './testing/show-schedule.tsx';

const { modules } = exampleCongregation;
const meeting_schedule = {
  ...modules.meeting_schedule,
  clam_url: 'https://meet.example.org/7',
  public_url: 'https://meet.example.org/8',
};
const halfHour = 30 * 60_000;

/** Shows the meeting some milliseconds before it begins. */
const showBefore = ([meeting]: typeof midweek.meetings, milliseconds: number) => {
  vi.setSystemTime(Date.parse(meeting!.start_date) - milliseconds);
  showScreen(<JoinLink meeting={meeting!} />, '/', '/');
};
const joined = async () => (await screen.findByRole('link', { name: 'Join' })).getAttribute('href');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signInAs(['schedules.meetings']);
  const congregation = { ...exampleCongregation, modules: { ...modules, meeting_schedule } };
  answerWith({ 'congregations.readCongregation': congregation });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MEET-O11 an online meeting can be joined from half an hour before it begins, each type by its own link', async () => {
  showBefore(midweek.meetings, halfHour + 60_000);
  await waitFor(() => expect(queryClient.getQueryData(['congregations.readCongregation'])).toBeTruthy());
  await act(async () => {});
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
  cleanup();
  showBefore(midweek.meetings, halfHour);
  expect(await joined()).toBe('https://meet.example.org/7');
  cleanup();
  showBefore(weekend.meetings, halfHour);
  expect(await joined()).toBe('https://meet.example.org/8');
});
