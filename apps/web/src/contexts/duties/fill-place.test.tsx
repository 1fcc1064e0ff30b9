import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleAssignment, exampleDuty, examplePart } from '#contexts/duties/testing/example-week.ts';
import { fills, joel, marcus, showAssignSheet } from '#contexts/duties/testing/show-assign-sheet.tsx';
import { queryClient } from '#platform/queries.ts';
import { signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { unanswered } from '#platform/testing/unanswered.ts';
import { toasts } from '#platform/toasts.ts';
import { AssignSheet } from './duties.api.tsx';

beforeEach(() => signInAs(['schedules.meetings', 'schedules.meetings.assign']));
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.unstubAllGlobals();
});

const toast = () => waitFor(() => expect(toasts.get()).not.toBeNull()).then(() => toasts.get()!);

it('the duty is filled on the phone at once and the sheet closes; Undo restores it', async () => {
  const { sent, onClose } = showAssignSheet({
    'meetings.listMeetingAssignments': [exampleAssignment({ user_id: 3, version: 5 })],
    'duties.rankCandidates': {
      duty: exampleDuty({ user_id: 3, version: 5 }),
      partner: null,
      turn: 9,
      candidates: [joel, marcus],
    },
    'duties.fillDuty': (body) => exampleDuty({ user_id: (body as { user_id: number }).user_id, version: 6 }),
  });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  await userEvent.click(screen.getByRole('radio', { name: /Joel/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign Joel Tanaka' }));
  expect(onClose).toHaveBeenCalledOnce();
  const { text, undo } = await toast();
  expect(text).toBe('Bible reading: Joel Tanaka');
  expect(await undo!()).toBe('Bible reading is as it was');
  expect(fills(sent)).toEqual([
    { user_id: 2, version: 5 },
    { user_id: 3, version: 6 },
  ]);
});

it('MEET-S7 Clear leaves the duty unfilled', async () => {
  const { sent } = showAssignSheet({
    'meetings.listMeetingAssignments': [exampleAssignment({ user_id: 3 })],
    'duties.rankCandidates': {
      duty: exampleDuty({ user_id: 3 }),
      partner: null,
      turn: 9,
      candidates: [joel, marcus],
    },
  });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(fills(sent)).toEqual([{ user_id: null, version: 1 }]));
});

it('a concurrent second assignment is refused with the holder’s name, and its list shows that person', async () => {
  const { sent } = showAssignSheet();
  const answer = fetch;
  let refused = false;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    // Blocks refetching: the phone rolls back its own change.
    if (request.method !== 'PUT') return refused ? unanswered() : answer(url, request);
    refused = true;
    const current = exampleDuty({ user_id: 3 });
    const problem = { code: 'stale', message: 'Somebody else saved this meanwhile.', current };
    return Promise.resolve(Response.json(problem, { status: 409 }));
  });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  await userEvent.click(screen.getByRole('radio', { name: /Joel/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign Joel Tanaka' }));
  await waitFor(() =>
    expect(toasts.get()?.text).toBe(
      'Marcus Hale has been given Bible reading since. Open it again to change it.',
    ),
  );
  const lists = queryClient.getQueriesData({ queryKey: ['meetings.listMeetingAssignments'] });
  expect(lists.map(([, rows]) => rows)).toMatchObject([[{ user_id: null }]]);
  expect(fills(sent)).toEqual([]);
});

it('a person cannot be their own helper, and the sheet shows this before sending', async () => {
  showAssignSheet({
    'meetings.listParts': [examplePart({ helper_meeting_part_id: 18, helper_type: 'householder' })],
    'meetings.listMeetingAssignments': [exampleAssignment({ user_id: 2, helper_duty_id: 101 })],
    'duties.rankCandidates': {
      duty: exampleDuty({ id: 100, user_id: null }),
      partner: null,
      turn: 9,
      candidates: [joel, { ...marcus, has_part: true }],
    },
  });
  cleanup();
  showScreen(<AssignSheet duty={101} title="Helper" onClose={() => {}} />, '/', '/');
  await userEvent.click(await screen.findByRole('radio', { name: /Joel/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('alert').textContent).toContain('Nobody can be their own helper');
  expect(dialog.getByRole('button', { name: 'Assign Joel Tanaka' })).toHaveProperty('disabled', true);
});
