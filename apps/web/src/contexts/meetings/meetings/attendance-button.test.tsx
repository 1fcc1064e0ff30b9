import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, exampleCongregation, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AttendanceButton } from './attendance-button.tsx';
import { midweek } from './testing/show-schedule.tsx';

const meeting = midweek.meetings[0]!;

const at = (now: Date) => vi.useFakeTimers({ now, toFake: ['Date'] });
const show = () => showScreen(<AttendanceButton meeting={meeting} />, '/', '/');
const button = () => screen.queryByRole('button', { name: 'Enter attendance' });

beforeEach(() => {
  at(new Date(Date.parse(meeting.start_date) + 60_000));
  signInAs(['settings.meetings.attendance']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const congregation = (on: boolean) => ({
  ...exampleCongregation,
  modules: { ...exampleCongregation.modules, meeting_attendance: { on } },
});

it('MEET-S5 MEET-R25 a person with permission enters the attendance once the meeting has begun', async () => {
  const sent = answerWith({
    'congregations.readCongregation': congregation(true),
    'meetings.listAttendance': [],
    'meetings.saveAttendance': {
      meeting_id: meeting.id,
      attendance: 94,
      start_date: null,
      clam: null,
      public: null,
    },
  });
  show();
  const button = await screen.findByRole('button', { name: 'Enter attendance' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  fireEvent.change(await screen.findByLabelText(/How many were there/), { target: { value: '94' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/meeting-attendance',
      body: { meeting_id: meeting.id, attendance: 94 },
    }),
  );
});

it('REPORTS-C8 the button shows the entered attendance, and the form starts with it', async () => {
  const counted = {
    language_group_id: null,
    id: 1,
    meeting_id: meeting.id,
    type: meeting.type,
    attendance: 87,
    week: meeting.week,
    start_date: meeting.start_date,
    service_year: 2027,
    local_date: '2026-11-25',
  };
  const sent = answerWith({
    'congregations.readCongregation': congregation(true),
    'meetings.listAttendance': [{ ...counted, id: 2, meeting_id: meeting.id + 1, attendance: 99 }, counted],
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Attendance: 87' }));
  expect(await screen.findByLabelText(/How many were there/)).toHaveProperty('value', '87');
  expect(sent.map(({ path }) => path)).toContain('/api/meetingAttendance');
});

it('MEET-R25 the button is hidden without permission, before the meeting, and while the module is off', async () => {
  const sent = answerWith({ 'congregations.readCongregation': congregation(false) });
  show();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(button()).toBeNull();
  cleanup();
  answerWith({ 'congregations.readCongregation': congregation(true) });
  at(new Date(Date.parse(meeting.start_date) - 60_000));
  show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(button()).toBeNull();
  cleanup();
  at(new Date(Date.parse(meeting.start_date) + 60_000));
  signInAs([]);
  show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(button()).toBeNull();
});
