import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { answerWith, exampleCongregation, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MeetingActs } from './meeting-acts.tsx';
import { midweek } from './testing/show-schedule.tsx';

const { modules } = exampleCongregation;
const [meeting] = midweek.meetings;
const hour = 3_600_000;

/** Shows the acts some milliseconds before the meeting begins. */
const showBefore = async (milliseconds: number, clam_url: string | null): Promise<HTMLElement> => {
  vi.setSystemTime(Date.parse(meeting!.start_date) - milliseconds);
  const meeting_schedule = { ...modules.meeting_schedule, clam_url };
  answerWith({
    'congregations.readCongregation': { ...exampleCongregation, modules: { ...modules, meeting_schedule } },
    'meetings.listAttendance': [],
  });
  const { container } = showScreen(<MeetingActs meeting={meeting!} />, '/', '/');
  await waitFor(() => expect(queryClient.getQueryData(['congregations.readCongregation'])).toBeTruthy());
  await act(async () => {});
  return container;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MEET-S4.5 on the day of a meeting its buttons have their space before they can be pressed, and say from when', async () => {
  signInAs(['schedules.meetings', 'settings.meetings.attendance']);
  const container = await showBefore(5 * hour, 'https://meet.example.org/7');
  expect(container.querySelector('[data-day]')).toBeTruthy();
  expect(screen.getByText(/^Join from 6:30 pm · Attendance from 7:00 pm$/)).toBeTruthy();
  cleanup();
  await showBefore(hour / 4, 'https://meet.example.org/7');
  expect(screen.getByRole('link', { name: 'Join' })).toBeTruthy();
  expect(screen.getByText(/^Attendance from 7:00 pm$/)).toBeTruthy();
  cleanup();
  await showBefore(-hour, 'https://meet.example.org/7');
  expect(screen.getByRole('button', { name: 'Enter attendance' })).toBeTruthy();
  expect(screen.queryByText(/ from /)).toBeNull();
});

it('MEET-S4.5 a meeting on another day, or one without anything to press, has no space for buttons', async () => {
  signInAs(['schedules.meetings']);
  expect((await showBefore(30 * hour, 'https://meet.example.org/7')).querySelector('[data-day]')).toBeNull();
  cleanup();
  queryClient.clear();
  expect((await showBefore(hour, null)).querySelector('[data-day]')).toBeNull();
});
