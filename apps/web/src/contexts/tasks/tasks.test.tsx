import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { TaskListsScreen } from './task-lists-screen.tsx';
import { TasksScreen } from './tasks-screen.tsx';

type Slot = Reply<'tasks.listSlots'>[number];

/** A slot of the own group in ten days, whatever the day of the test is. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const slot = (id: number, label: string, more: Partial<Slot> = {}): Slot => ({
  id,
  task_id: 4,
  sheet_id: null,
  label,
  sheet: null,
  kind: 'cleaning',
  place: null,
  checklist: ['Floors', 'Bins'],
  on_date: inDays(10),
  until_on: null,
  starts_at: '09:00',
  ends_at: '10:30',
  state: 'open',
  group: null,
  places: [{ duty_id: 9, user_id: null, name: null }],
  mine: false,
  may: { take: true, leave: false, complete: false },
  done_items: [],
  done_by: null,
  done_at: null,
  note: null,
  version: 1,
  ...more,
});
const own = slot(1, 'Hall, weekly', { mine: true, may: { take: false, leave: true, complete: true } });

beforeEach(() => signInAs([]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showScreen(<TasksScreen />, '/schedules/tasks', '/schedules/tasks');

it('X-TASKS-9 shows the next own task with its checklist, and marks it as done', async () => {
  let stored = own;
  const sent = answerWith({
    'tasks.listSlots': () => [stored],
    'tasks.markDone': (body) => {
      const { items } = body as { items: number[] };
      stored = { ...own, done_items: items };
      return stored;
    },
  });
  show();
  expect(await screen.findByText('0 of 2 done')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Floors' }));
  expect(await screen.findByText('1 of 2 done')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { done: false, items: [0], note: null },
    { done: true, items: [0], note: null },
  ]);
});

it('X-TASKS-6 offers open places, takes one, and warns of a conflict', async () => {
  const free = slot(2, 'Garden');
  const clashes = [{ code: 'same-time' as const, duty: 3, kind: 'cart' as const, date: free.on_date }];
  const sent = answerWith({ 'tasks.listSlots': [free], 'tasks.takePlace': { slot: free, clashes } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Garden/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('button', { name: 'I’ll help' }));
  expect(await sheet.findByText(/You have something else then/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/task-slots/2/places/mine');
  expect(screen.queryByRole('link', { name: /edit/ })).toBeNull();
});

it('X-TASKS-6 names a task that is late, one that is done, and people without any', async () => {
  const late = slot(3, 'Safety round', { mine: true, on_date: inDays(-5), may: own.may });
  const done = slot(4, 'Filters', { mine: true, state: 'done', may: own.may });
  answerWith({ 'tasks.listSlots': [late, own, done] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'All' }));
  expect(screen.getByText(/days over$/)).toBeTruthy();
  expect(screen.getAllByText('Done').length).toBeGreaterThan(0);
  cleanup();
  answerWith({ 'tasks.listSlots': [] });
  show();
  expect(await screen.findByText('There is nothing for you to do.')).toBeTruthy();
});

it('X-TASKS-1 X-TASKS-7 the keeper adds a task and a helper sheet', async () => {
  signInAs(['settings.tasks']);
  const task: Reply<'tasks.listTasks'>[number] = {
    ...{ id: 4, label: 'Garden', place: null, kind: 'garden', takers: 'anyone', frequency: 'month' },
    ...{ day_of_week: 6, week_of_month: 0, anchor: '2026-11-28', starts_at: '09:00', minutes: 60, places: 2 },
    ...{ checklist: null, active: false, user_ids: [], group_ids: [], version: 1 },
  };
  const sheet: Reply<'tasks.listSheets'>[number] = {
    ...{ id: 5, label: 'Assembly', note: null, audience: 'everyone', self_signup: true },
    ...{ closes_on: null, version: 1 },
  };
  const sent = answerWith({
    'tasks.listTasks': [task],
    'tasks.listSheets': [sheet],
    'groups.listGroups': [],
    'users.listUsers': [],
    'tasks.addTask': task,
  } as Parameters<typeof answerWith>[0]);
  showScreen(<TaskListsScreen />, '/schedules/tasks/lists', '/schedules/tasks/lists');
  expect(await screen.findByText('Garden (paused)')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Assembly/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(await form.findByLabelText('Name'), 'Windows');
  await userEvent.selectOptions(form.getByLabelText('Who does it'), 'anyone');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    label: 'Windows',
    takers: 'anyone',
    frequency: 'week',
    anchor: null,
  });
});
