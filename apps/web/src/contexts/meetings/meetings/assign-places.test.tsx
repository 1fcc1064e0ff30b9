import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { openSheet, press, scheduleReplies, showSchedule } from './testing/show-schedule.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs(['schedules.meetings', 'schedules.meetings.assign']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const places = () =>
  screen.queryAllByRole('button', { name: /Assign|Change: / }).map((button) => button.textContent);

it('MEET-S4 MEET-S7 an unfilled duty and a filled one open the same assign sheet', async () => {
  answerWith(scheduleReplies);
  showSchedule();
  const chairman = await screen.findByRole('button', { name: 'Peter Lind Change: Chairman' });
  expect(chairman.textContent).toContain('Peter Lind');
  await press('Assign: 1. Trust when plans change');
  expect((await openSheet()).getByText('1. Trust when plans change')).toBeTruthy();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Assign a householder: 4. Starting a conversation: Main class');
  expect((await openSheet()).getByText('4. Starting a conversation: Main class')).toBeTruthy();
});

it('MEET-R18 assigning requires the permission, and a public talk is not assigned here', async () => {
  answerWith(scheduleReplies);
  showSchedule('&type=public');
  await screen.findByText('A public talk');
  // Chairman, opening prayer, conductor and reader.
  expect(places()).toEqual(['Assign', 'Assign', 'Assign', 'Assign a reader']);
  expect(screen.getByText('A public talk').closest('article')!.textContent).toContain('Not assigned yet');
  cleanup();
  signInAs(['schedules.meetings', 'schedules.meetings.edit']);
  showSchedule('&type=public');
  await screen.findByText('A public talk');
  expect(places()).toEqual([]);
});

it('X-ACK-8 an answer that is open again is marked on the schedule', async () => {
  const rows = scheduleReplies['meetings.listMeetingAssignments'].map((row) => ({
    ...row,
    reopened: row.part === 'prelude.chairman',
  }));
  answerWith({ ...scheduleReplies, 'meetings.listMeetingAssignments': rows });
  showSchedule();
  const chairman = await screen.findByRole('button', { name: /^Peter Lind.*Change: Chairman$/ });
  expect(chairman.textContent).toContain('Answer open again');
});
