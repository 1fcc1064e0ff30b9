import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrintingScreen } from '#contexts/dashboard/printing/printing-screen.tsx';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { MeetingsScreen } from './meetings-screen.tsx';
import { midweek, openSheet, press, scheduleReplies, showSchedule } from './testing/show-schedule.tsx';

const [first] = midweek.meetings;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs(['schedules.meetings', 'schedules.meetings.edit']);
});
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MEET-O8 a class is added to a midweek meeting and the last one removed, each with Undo', async () => {
  const sent = answerWith({
    ...scheduleReplies,
    'meetings.addHall': { ...first!, halls: 3 },
    'meetings.removeHall': { ...first!, halls: 1 },
  });
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  await press('More: Meetings');
  await press('Add a class');
  await waitFor(() => expect(toasts.get()?.text).toBe('The class was added.'));
  expect(await toasts.get()!.undo!()).toBe('The class was removed.');
  await press('More: Meetings');
  await press('Remove the last class');
  await waitFor(() => expect(toasts.get()?.text).toBe('The class was removed.'));
  expect(sent.filter(({ path }) => path.endsWith('/halls')).map(({ method }) => method)).toEqual([
    'POST',
    'DELETE',
    'DELETE',
  ]);
  await press(/^Weekend/);
  await press('More: Meetings');
  expect(screen.queryByRole('button', { name: /class/ })).toBeNull();
});

it('MEET-S2 the midweek view has chairman, opening and sections in order with their times, and a chairman per class', async () => {
  answerWith(scheduleReplies);
  showSchedule();
  await screen.findByText('Counselor, aux. class 1');
  const main = document.body.textContent!;
  const inOrder = [
    '7:00Chairman',
    'Counselor, aux. class 1',
    '7:00Song 12 and prayer',
    'Treasures7:06 to 7:31',
    'Ministry7:31 to 7:45',
    'Living7:46 to ',
  ].map((text) => main.indexOf(text));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  expect(screen.getByText('Chairman').closest('div')!.textContent).toContain('Peter Lind');
});

it('MEET-S5 closing the dialogs of a part and of the schedule changes nothing', async () => {
  signInAs([
    'schedules.meetings',
    'schedules.meetings.edit',
    'schedules.meetings.import',
    'schedules.meetings.assign',
  ]);
  const edited = midweek.meetings.map((meeting) => ({ ...meeting, edited_id: 900 }));
  const sent = answerWith({ ...scheduleReplies, 'meetings.listMeetings': edited });
  showSchedule();
  const opened: string[] = [];
  const look = async (...buttons: (string | RegExp)[]) => {
    for (const name of buttons) await press(name);
    const dialog = await screen.findByRole('dialog');
    opened.push(within(dialog).getByRole('heading', { level: 2 }).textContent!);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await look('Assign: 1. Trust when plans change');
  await look('Reset');
  await press('Edit the schedule');
  await look(/^3. Bible reading.*Edit part$/);
  await look('More for 3. Bible reading', 'Delete part');
  expect(opened).toEqual([
    '1. Trust when plans change',
    'This schedule has been edited. Reset it to the imported schedule?',
    'Edit part',
    'Delete part',
  ]);
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('PRINT-P2 the menu prints four weeks from the open one, with permission', async () => {
  answerWith(scheduleReplies);
  showSchedule();
  await press('More: Meetings');
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  cleanup();
  signInAs(['schedules.meetings', 'settings.print.s_140']);
  showScreen(
    <Routes>
      <Route path="/schedules/meetings" element={<MeetingsScreen />} />
      <Route path="/settings/print/" element={<PrintingScreen />} />
    </Routes>,
    '/*',
    '/schedules/meetings?week=2026-11-23&type=clam',
  );
  await press('More: Meetings');
  await press('Print');
  expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('2026-11-23');
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('2026-12-20');
});

it('MEET-S5 MSG-S4 the menu e-mails the open week to its chairman, with permission', async () => {
  const sent = answerWith({ ...scheduleReplies, 'meetings.mailSchedule': { ok: true } });
  showSchedule();
  await press('More: Meetings');
  expect(screen.queryByRole('button', { name: 'E-mail the midweek schedule' })).toBeNull();
  cleanup();
  signInAs(['schedules.meetings', 'settings.mail.clam_schedule']);
  showSchedule();
  await press('More: Meetings');
  await press('E-mail the midweek schedule');
  const dialog = await openSheet();
  await userEvent.click(dialog.getByRole('button', { name: 'Following week' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to the chairman' }));
  await dialog.findByRole('button', { name: 'Sent!' });
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { week: '2026-11-30' },
  ]);
});

it('MEET-S4 a part shows its start and end', async () => {
  answerWith(scheduleReplies);
  showSchedule();
  const part = (await screen.findByText('1. Trust when plans change')).closest('article')!;
  expect(part.textContent).toContain('7:06 to 7:16');
});

it('MEET-S4 MEET-R19 people who assign see one more class than is in use, readers only those in use', async () => {
  answerWith(scheduleReplies);
  showSchedule();
  await screen.findByText('Counselor, aux. class 1');
  expect(screen.getAllByText('Aux class 1')).toHaveLength(4);
  cleanup();
  signInAs(['schedules.meetings']);
  showSchedule();
  await screen.findByText('Chairman');
  expect(screen.queryByText(/aux/i)).toBeNull();
});

it('MEET-R26 a meeting is moved within its week, in steps of five minutes', async () => {
  const sent = answerWith({ ...scheduleReplies, 'meetings.moveMeeting': { ...first!, version: 2 } });
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  await press('More: Meetings');
  await press('Move the meeting');
  const form = await openSheet();
  const day = form.getByLabelText<HTMLInputElement>(/^Day/);
  expect([day.min, day.value, day.max]).toEqual(['2026-11-23', '2026-11-25', '2026-11-29']);
  const minutes = form.getByLabelText<HTMLSelectElement>('Starts at: minute');
  expect([...minutes.options].map(({ value }) => Number(value))).toEqual(
    Array.from({ length: 12 }, (_, step) => step * 5),
  );
  await userEvent.selectOptions(minutes, '30');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/meetings/7',
    body: { local_date: '2026-11-25', time: '19:30', version: 1 },
  });
});

it('MEET-R2 MEET-O9 another year opens at its first week, the current year at the current week', async () => {
  answerWith(scheduleReplies);
  showSchedule();
  await press('Choose a week');
  const form = await openSheet();
  await userEvent.selectOptions(form.getByLabelText('Year'), '2025');
  expect(form.getByLabelText<HTMLSelectElement>('Month').value).toBe('01');
  expect(form.getByLabelText<HTMLSelectElement>('Week').value).toBe('2025-01-06');
  await userEvent.selectOptions(form.getByLabelText('Month'), 'March 2025');
  expect(form.getByLabelText<HTMLSelectElement>('Week').value).toBe('2025-03-03');
  await userEvent.selectOptions(form.getByLabelText('Year'), '2026');
  expect(form.getByLabelText<HTMLSelectElement>('Week').value).toBe('2026-11-23');
  await userEvent.click(form.getByRole('button', { name: 'Show this week' }));
  expect(await screen.findByText('1. Trust when plans change')).toBeTruthy();
});

it('X-ACK-6 the slips of a week are e-mailed with one press, and the result is shown for each person', async () => {
  signInAs(['schedules.meetings', 'schedules.meetings.assign']);
  const sent = answerWith({
    ...scheduleReplies,
    'meetings.mailSlips': {
      slips: [
        { duty_id: 70, user_id: 2, refusal: null },
        { duty_id: 71, user_id: 1, refusal: 'assignee-without-email' },
      ],
    },
  });
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  await press('More: Meetings');
  await press('E-mail the slips of this week');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click((await openSheet()).getByRole('button', { name: 'Send' }));
  const list = await screen.findByRole('list', { name: 'E-mail the slips of this week' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Peter LindSent by e-mail.',
    expect.stringContaining('This person has no e-mail address.'),
  ]);
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/mailable/slips',
    body: { week: '2026-11-23' },
  });
  cleanup();
  signInAs(['schedules.meetings', 'schedules.meetings.edit']);
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  await press('More: Meetings');
  expect(screen.queryByRole('button', { name: 'E-mail the slips of this week' })).toBeNull();
});
