import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MeetingTimesScreen } from './meeting-times-screen.tsx';
import type { MeetingTimes } from './times-sheet.tsx';

beforeEach(() => signInAs(['settings.cong.edit']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now: MeetingTimes = {
  ...{ id: null, language_group_id: null, from_week: null, version: 1 },
  ...{ clam_day: 3, clam_start_time: '19:00', public_day: 0, public_start_time: '10:00' },
};
const change: MeetingTimes = { ...now, id: 4, from_week: '2099-01-05', public_start_time: '13:00' };
const told = { dry_run: true, meetings: 26, speakers: 3, duties: 1 };

const show = () => showScreen(<MeetingTimesScreen />, '/settings/meetings/times', '/settings/meetings/times');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('MEET-O5.3 new times name what moves before they are saved', async () => {
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.listMeetingTimes': [now],
    'meetings.saveMeetingTimes': told,
  });
  show();
  expect(await screen.findByText('Midweek Wednesday 7:00 pm, weekend Sunday 10:00 am.')).toBeTruthy();
  await press('New times from a date');
  const sheet = await screen.findByRole('dialog');
  const week = within(sheet).getByLabelText(/^First week/);
  await userEvent.clear(week);
  await userEvent.type(week, '2099-01-07');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('26 meetings move.')).toBeTruthy();
  expect(screen.getByText('3 speakers agreed to the former time and are asked again.')).toBeTruthy();
  expect(screen.getByText('1 assignment was accepted for the former time and is asked again.')).toBeTruthy();
  const saves = () => sent.filter(({ method }) => method === 'PUT');
  expect(saves()).toMatchObject([{ path: '/api/meeting-times/2099-01-05', body: { dry_run: true } }]);
  await press('Save the times');
  await waitFor(() =>
    expect(saves()[1]).toMatchObject({
      path: '/api/meeting-times/2099-01-05',
      body: { dry_run: false, clam_day: 3, public_start_time: '10:00' },
    }),
  );
});

it('MEET-O5.3 a change is listed by its first week, and its deletion names what moves back', async () => {
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.listMeetingTimes': [now, change],
    'meetings.deleteMeetingTimes': told,
  });
  show();
  expect(await screen.findByText('From Mon 5 January 2099')).toBeTruthy();
  expect(screen.getByText('Midweek Wednesday 7:00 pm, weekend Sunday 1:00 pm.')).toBeTruthy();
  await press('More: Delete: From Mon 5 January 2099');
  await press('Delete: From Mon 5 January 2099');
  expect(await screen.findByText('26 meetings move.')).toBeTruthy();
  await press('Delete');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2));
});
