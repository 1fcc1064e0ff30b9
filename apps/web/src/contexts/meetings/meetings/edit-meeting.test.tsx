import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { toasts } from '#platform/toasts.ts';
import { repliesOf } from './testing/example-meetings.ts';
import {
  midweek,
  openSheet,
  press,
  scheduleReplies,
  showSchedule,
  weekend,
} from './testing/show-schedule.tsx';

const partOf = (title: string) => midweek.parts.find((part) => part.title === title)!;
const titlesIn = (section: string) =>
  within(screen.getByRole('list', { name: section }))
    .getAllByRole('button', { name: /\S Edit part$/ })
    .map(({ textContent }) => textContent!.replace(' Edit part', ''));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs(['schedules.meetings', 'schedules.meetings.edit']);
});
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('MEET-R29 parts are changed only in edit mode, with the permission, and never offline', async () => {
  answerWith(scheduleReplies);
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  expect(screen.queryByRole('button', { name: /part/ })).toBeNull();
  await press('Edit the schedule');
  expect(await screen.findAllByRole('button', { name: /^Insert a part/ })).toHaveLength(4);
  await press('Finish editing');
  expect(screen.queryByRole('button', { name: /part/ })).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(screen.queryByRole('button', { name: 'Edit the schedule' })).toBeNull();
  cleanup();
  vi.restoreAllMocks();
  signInAs(['schedules.meetings', 'schedules.meetings.assign']);
  showSchedule();
  await screen.findByText('1. Trust when plans change');
  expect(screen.queryByRole('button', { name: 'Edit the schedule' })).toBeNull();
  await press('More: Meetings');
  expect(screen.queryByRole('button', { name: 'Add a class' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import workbook' })).toBeNull();
  cleanup();
  signInAs(['schedules.meetings', 'schedules.meetings.import']);
  showSchedule();
  await press('More: Meetings');
  expect(await screen.findByRole('button', { name: 'Import workbook' })).toBeTruthy();
});

it('MEET-S6 MEET-R12 the form of a part has the helper’s qualification only if there is a helper', async () => {
  const reading = partOf('Bible reading');
  const sent = answerWith({ ...scheduleReplies, 'meetings.editPart': reading });
  showSchedule();
  await press('Edit the schedule');
  await press(/^3. Bible reading.*Edit part$/);
  const form = await openSheet();
  expect(form.queryByLabelText('Qualification of the helper')).toBeNull();
  await userEvent.selectOptions(form.getByLabelText('Helper'), 'Student');
  const helper = form.getByLabelText<HTMLSelectElement>('Qualification of the helper');
  expect(helper.selectedOptions[0]?.text).toBe('Householder');
  await userEvent.clear(form.getByLabelText(/^Title/));
  await userEvent.type(form.getByLabelText(/^Title/), 'Reading aloud');
  await userEvent.type(form.getByLabelText('References'), 'Isaiah');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/api/meetings/7/parts/${reading.id}`,
    body: {
      title: 'Reading aloud',
      time: 4,
      references: 'Isaiah',
      meeting: 'treasures',
      order: 3,
      user_meeting_part_id: 5,
      helper_type: 'student',
      helper_meeting_part_id: 18,
      version: 1,
    },
  });
});

it('MEET-R10 a part returned with another meeting refetches the schedule and shows a toast', async () => {
  const reading = partOf('Bible reading');
  const sent = answerWith({ ...scheduleReplies, 'meetings.editPart': { ...reading, meeting_id: 8 } });
  showSchedule();
  await press('Edit the schedule');
  await press(/^3. Bible reading.*Edit part$/);
  const form = await openSheet();
  const reads = () => sent.filter(({ path }) => /^\/api\/meeting(s|Parts|Assignments)$/.test(path)).length;
  const before = reads();
  await userEvent.type(form.getByLabelText('References'), 'Isaiah');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reads()).toBe(before + 3);
  expect(toasts.get()?.text).toBe('Building the schedule...');
});

it('MEET-R13 a part without a title is sent, and the server’s error shows under the field', async () => {
  answerWith(scheduleReplies);
  const answer = globalThis.fetch;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (request?.method !== 'POST') return answer(url, request);
    sent.push(JSON.parse(String(request.body)));
    const problem = {
      code: 'invalid',
      message: 'Check.',
      errors: { time: ['Give the minutes.'], title: ['Give it a title.'] },
    };
    return Promise.resolve(Response.json(problem, { status: 422 }));
  });
  showSchedule();
  await press('Edit the schedule');
  await press('Insert a part: Ministry');
  const form = await openSheet();
  const minutes = form.getByLabelText<HTMLInputElement>(/^Minutes/);
  expect([minutes.min, minutes.max]).toEqual(['', '']);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Give it a title.')).toBeTruthy();
  expect(form.getByText('Give the minutes.')).toBeTruthy();
  expect(sent).toEqual([expect.objectContaining({ title: '', time: null, meeting: 'ministry', order: 4 })]);
});

it('MEET-R14 an inserted part follows the part at which it was inserted', async () => {
  const sent = answerWith({ ...scheduleReplies, 'meetings.addPart': partOf('Local needs') });
  showSchedule();
  await press('Edit the schedule');
  await press('More for 4. Starting a conversation');
  await press('Insert a part after it');
  const form = await openSheet();
  await userEvent.type(form.getByLabelText(/^Title/), 'Explaining');
  await userEvent.type(form.getByLabelText(/^Minutes/), '3');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/meetings/7/parts',
    body: { title: 'Explaining', time: 3, meeting: 'ministry', order: 2, helper_meeting_part_id: null },
  });
});

it('MEET-M1 MEET-R28 deleting a part opens a confirmation', async () => {
  const sent = answerWith({ ...scheduleReplies, 'meetings.deletePart': { ok: true } });
  showSchedule();
  await press('Edit the schedule');
  await press('More for 5. Following up');
  await press('Delete part');
  const question = await openSheet();
  expect(question.getByText('Are you sure you wish to delete this part?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/api/meetings/7/parts/${partOf('Following up').id}`,
    ),
  );
});

it('MEET-R27 moved parts show their new times at once and are sent one after the other', async () => {
  const answers: (() => void)[] = [];
  const sent = answerWith({ ...scheduleReplies, 'meetings.editPart': partOf('Kindness wins') });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    if (request.method === 'PUT') await new Promise<void>((resolve) => answers.push(resolve));
    return answer(url, request);
  });
  showSchedule();
  await press('Edit the schedule');
  await press('More for 6. Kindness wins');
  await press('Move up');
  await press('Move up');
  expect(titlesIn('Ministry')).toEqual([
    '4. Kindness wins 7:31, 5 min',
    '5. Starting a conversation 7:36, 3 min',
    '6. Following up 7:40, 4 min',
  ]);
  expect(answers).toHaveLength(1);
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  await waitFor(() => expect(titlesIn('Ministry')[0]).toBe('4. Starting a conversation 7:31, 3 min'));
  const moves = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(moves).toEqual([
    expect.objectContaining({ title: 'Kindness wins', order: 2 }),
    expect.objectContaining({ title: 'Kindness wins', order: 1 }),
  ]);
});

it('edit mode shows the total minutes of the meeting and the excess', async () => {
  const longer = {
    ...midweek,
    parts: midweek.parts.map((part) => (part.title === 'Local needs' ? { ...part, time: 22 } : part)),
  };
  answerWith({ ...scheduleReplies, ...repliesOf(midweek, weekend) });
  showSchedule();
  await press('Edit the schedule');
  expect(screen.getByText('1 h 44 min in all').parentElement!.textContent).toBe('1 h 44 min in all');
  cleanup();
  answerWith({ ...scheduleReplies, ...repliesOf(longer, weekend) });
  showSchedule();
  await press('Edit the schedule');
  expect(screen.getByText('1 h 51 min in all').parentElement!.textContent).toBe(
    '1 h 51 min in all6 min over',
  );
});

it('X-WORKBOOK the weekly reading heads a midweek meeting and is changed in edit mode', async () => {
  const [meeting] = midweek.meetings;
  const read = { ...meeting!, reading: 'ISAIAH 1-2' };
  const replies = { ...scheduleReplies, ...repliesOf({ ...midweek, meetings: [read] }, weekend) };
  const sent = answerWith({ ...replies, 'meetings.setReading': read });
  showSchedule();
  await screen.findByText('ISAIAH 1-2');
  expect(screen.queryByRole('button', { name: 'Change the reading' })).toBeNull();
  await press('Edit the schedule');
  await press('Change the reading');
  const sheet = await openSheet();
  const field = sheet.getByLabelText('Weekly Bible reading');
  expect(field).toHaveProperty('value', 'ISAIAH 1-2');
  await userEvent.clear(field);
  await userEvent.type(field, 'ISAIAH 3');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/api/meetings/${read.id}/reading`,
    body: { reading: 'ISAIAH 3', version: read.version },
  });
});
