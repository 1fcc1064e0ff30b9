import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  exampleAssignment,
  exampleCandidate,
  exampleDuty,
  exampleMeeting,
  examplePart,
} from '#contexts/duties/testing/example-week.ts';
import {
  aaron,
  fills,
  joel,
  marcus,
  names,
  people,
  showAssignSheet,
} from '#contexts/duties/testing/show-assign-sheet.tsx';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { signInAs } from '#platform/testing/replies.ts';
import { unanswered } from '#platform/testing/unanswered.ts';
import { toasts } from '#platform/toasts.ts';

beforeEach(() => signInAs(['schedules.meetings', 'schedules.meetings.assign']));
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.unstubAllGlobals();
});

it('MEET-S7 MEET-R21 the longest wait is first with its reason and thirteen weeks, and the chosen person shows the last four parts', async () => {
  showAssignSheet();
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  expect(names()).toEqual(['Joel Tanaka', 'Marcus Hale', 'Aaron Reyes']);
  expect(screen.getByText('Last had it 7 weeks ago, a turn comes every 9 weeks')).toBeTruthy();
  expect(screen.getByText('Away 20 November to 30 November')).toBeTruthy();
  const strip = screen.getByRole('img', { name: /of Joel Tanaka:/ });
  // A week without duties is an outline and its hole: two subpaths.
  expect(strip.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2 * 13);
  await userEvent.click(screen.getByRole('radio', { name: /Joel/ }));
  expect(screen.getByText(/Last parts: helper 7 Oct, reading 29 Jul/)).toBeTruthy();
});

it('MEET-R17 a person who is away is chosen by a second press', async () => {
  const { sent } = showAssignSheet();
  const away = await screen.findByRole('radio', { name: /Aaron/ });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  await userEvent.click(away);
  expect(screen.queryByRole('button', { name: 'Assign Aaron Reyes' })).toBeNull();
  await userEvent.click(away);
  await userEvent.click(screen.getByRole('button', { name: 'Assign Aaron Reyes' }));
  await waitFor(() => expect(fills(sent)).toEqual([{ user_id: 4, version: 1 }]));
});

it('MEET-S7 MEET-R22 MEET-R23 the people are sorted by name, filtered and searched', async () => {
  const elder = exampleCandidate(5, 'Bert Alder', {}, { appointment: 'elder', group_id: 9 });
  const sister = exampleCandidate(6, 'Zoe Young', {}, { gender: 2, appointment: 'unbaptised' });
  showAssignSheet({
    'duties.rankCandidates': {
      duty: exampleDuty(),
      partner: null,
      turn: 9,
      candidates: [elder, sister, joel, marcus, aaron],
    },
    'groups.listGroups': [
      {
        id: 9,
        name: 'Montello',
        overseer: null,
        assistant: null,
        overseer_id: null,
        assistant_id: null,
        address: null,
        members: 1,
        version: 1,
      },
    ],
  });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name Z to A');
  expect(names()).toEqual(['Zoe Young', 'Marcus Hale', 'Joel Tanaka', 'Bert Alder', 'Aaron Reyes']);
  const filter = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return names();
  };
  expect(await filter('Sisters')).toEqual(['Zoe Young']);
  expect(await filter('Brothers')).not.toContain('Zoe Young');
  expect(await filter('Appointed')).toEqual(['Bert Alder']);
  expect(await filter('Not appointed')).toEqual(['Marcus Hale', 'Joel Tanaka', 'Aaron Reyes']);
  expect(await filter('Students')).toEqual(['Zoe Young']);
  expect(await filter('Montello')).toEqual(['Bert Alder']);
  expect(await filter('All')).toHaveLength(5);
  await userEvent.type(screen.getByRole('searchbox'), 'tan');
  expect(names()).toEqual(['Joel Tanaka']);
});

it('MEET-R15 cached data shows the qualified people before the server answers', async () => {
  showAssignSheet({
    'meetings.listMeetings': [
      exampleMeeting({ id: 2, local_date: '2026-11-04', week: '2026-11-02' }),
      exampleMeeting(),
    ],
    'meetings.listParts': [examplePart({ id: 11, meeting_id: 2 }), examplePart()],
    'meetings.listMeetingAssignments': [
      exampleAssignment({ id: 90, meeting_id: 2, meeting_part_id: 11, user_id: 2 }),
      exampleAssignment(),
    ],
    'sync.listChanges': peopleChange([
      ...people,
      examplePerson({ id: 8, first_name: 'Not', last_name: 'Fit' }),
    ]),
    'duties.rankCandidates': unanswered,
  });
  await screen.findByText('1 assignment in nine months, an even share is 0. Longest wait: 3 weeks');
  expect(names()).toEqual(['Marcus Hale', 'Aaron Reyes', 'Joel Tanaka']);
});

it('an update from the server moves no row after a press, and the sheet offers to sort again', async () => {
  let answer: Reply<'duties.rankCandidates'> = {
    duty: exampleDuty(),
    partner: null,
    turn: 9,
    candidates: [joel, marcus],
  };
  showAssignSheet({ 'duties.rankCandidates': () => answer });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  await userEvent.click(screen.getByRole('radio', { name: /Marcus/ }));
  answer = {
    duty: exampleDuty(),
    partner: null,
    turn: 9,
    candidates: [marcus, { ...joel, has_part: true, label: 'Has a part this week' }],
  };
  await act(() => queryClient.invalidateQueries({ queryKey: ['duties.rankCandidates'] }));
  const again = await screen.findByRole('button', { name: 'Updated. Sort again' });
  expect(names()).toEqual(['Joel Tanaka', 'Marcus Hale']);
  await userEvent.click(again);
  expect(names()).toEqual(['Marcus Hale', 'Joel Tanaka']);
  expect(screen.queryByRole('button', { name: 'Updated. Sort again' })).toBeNull();
});

it('X-LEDGER MEET-R17 every other duty of a person at that time is named', async () => {
  const has = (
    code: 'same-meeting' | 'same-time' | 'same-week',
    kind: 'responsibility' | 'cart' | 'away-talk',
  ) => ({ code, kind, duty: 77, date: '2026-11-29' }) as const;
  const reasons = [
    has('same-meeting', 'responsibility'),
    has('same-time', 'cart'),
    has('same-week', 'away-talk'),
    ...joel.reasons,
  ];
  showAssignSheet({
    'duties.rankCandidates': {
      duty: exampleDuty(),
      partner: null,
      turn: 9,
      candidates: [{ ...joel, has_part: true, reasons }],
    },
  });
  await screen.findByText(
    'Has another assignment at this meeting, At that time: Cart, This week: Public talk away, 29 Nov',
  );
});

it('MEET-R17 a person chosen before a clash was known needs one more press', async () => {
  let answer: Reply<'duties.rankCandidates'> = {
    duty: exampleDuty(),
    partner: null,
    turn: 9,
    candidates: [joel, marcus],
  };
  const { sent } = showAssignSheet({ 'duties.rankCandidates': () => answer });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  await userEvent.click(screen.getByRole('radio', { name: /Joel/ }));
  answer = {
    duty: exampleDuty(),
    partner: null,
    turn: 9,
    candidates: [marcus, { ...joel, has_part: true, label: 'Has a part this week' }],
  };
  await act(() => queryClient.invalidateQueries({ queryKey: ['duties.rankCandidates'] }));
  await screen.findByText('Press again to choose anyway');
  expect(screen.getByRole('radio', { name: /Joel/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Assign' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: /Joel/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign Joel Tanaka' }));
  await waitFor(() => expect(fills(sent)).toEqual([{ user_id: 2, version: 1 }]));
});

it('the duty is sent to its holder from a separate sheet, and nothing is added above the list', async () => {
  showAssignSheet({
    'meetings.listMeetingAssignments': [exampleAssignment({ user_id: 3 })],
    'duties.rankCandidates': {
      duty: exampleDuty({ user_id: 3 }),
      partner: null,
      turn: 9,
      candidates: [joel, marcus],
    },
  });
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  const send = screen.getByRole('button', { name: 'Send to Marcus Hale' });
  expect(
    screen.getByRole('searchbox').compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Joel/ }));
  expect(screen.queryByRole('button', { name: 'Send to Marcus Hale' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Marcus/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send to Marcus Hale' }));
  expect(await screen.findByRole('button', { name: 'Send the assignment' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  {
    rights: ['settings.users.qualifications'],
    link: '/settings/qualifications/5/',
    words: 'Nobody is qualified for this part yet.',
  },
  {
    rights: [],
    link: null,
    words: 'Nobody is qualified for this part yet. An administrator chooses who is.',
  },
] as const)(
  'MEET-R15 without qualified people the sheet shows a notice and a link to the qualifications: $rights',
  async ({ rights, link, words }) => {
    signInAs(['schedules.meetings', 'schedules.meetings.assign', ...rights]);
    const nobody = { duty: exampleDuty(), partner: null, turn: 9, candidates: [] };
    showAssignSheet({ 'duties.rankCandidates': nobody, 'sync.listChanges': peopleChange([]) });
    await screen.findByText(words);
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(link);
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
  },
);

it('X-SEATKEYS-1 on a desk the search has the focus, the arrow down chooses the first, and Enter assigns', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer: fine'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { sent } = showAssignSheet();
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  const search = screen.getByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Joel/ }).checked).toBe(true);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(fills(sent)).toEqual([{ user_id: 2, version: 1 }]));
});

it('X-SEATKEYS-1 Enter in the search chooses the only match, and the next Enter assigns', async () => {
  const { sent } = showAssignSheet();
  await screen.findByText('Longest wait: 17 weeks, a turn comes every 9 weeks');
  const search = screen.getByRole('searchbox');
  expect(document.activeElement).not.toBe(search);
  await userEvent.type(search, 'hale');
  await waitFor(() => expect(names()).toEqual(['Marcus Hale']));
  await userEvent.keyboard('{Enter}');
  expect(fills(sent)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(fills(sent)).toEqual([{ user_id: 3, version: 1 }]));
});
