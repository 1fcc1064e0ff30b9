/** Renders the sheet for a Bible reading with three qualified people; the replies can be replaced. */
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { AssignSheet } from '#contexts/duties/duties.api.tsx';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import {
  exampleAssignment,
  exampleCandidate,
  exampleDuty,
  exampleLoad,
  exampleMeeting,
  examplePart,
} from './example-week.ts';

type Replies = Parameters<typeof answerWith>[0];

export const joel = exampleCandidate(2, 'Joel Tanaka', {
  reasons: [{ code: 'given-ago', weeks: 17, date: '2026-07-29' }, exampleLoad(3)],
  parts: [
    { date: '2026-10-07', kind: 'helper', meeting_part_type: 18 },
    { date: '2026-07-29', kind: 'part', meeting_part_type: 5 },
  ],
});
export const marcus = exampleCandidate(3, 'Marcus Hale', {
  reasons: [{ code: 'given-ago', weeks: 7, date: '2026-10-07' }, exampleLoad(2)],
});
export const aaron = exampleCandidate(4, 'Aaron Reyes', {
  away: true,
  label: 'Away',
  reasons: [
    { code: 'away', from: '2026-11-20', to: '2026-11-30' },
    { code: 'given-ago', weeks: 30, date: '2026-04-29' },
    exampleLoad(1),
  ],
});
const qualified = (id: number, first: string, last: string) =>
  examplePerson({ id, first_name: first, last_name: last, gender: 1, qualified_parts: [5] });
export const people = [
  qualified(2, 'Joel', 'Tanaka'),
  qualified(3, 'Marcus', 'Hale'),
  qualified(4, 'Aaron', 'Reyes'),
];

export const showAssignSheet = (more: Replies = {}) => {
  const onClose = vi.fn();
  const sent = answerWith({
    'duties.rankCandidates': {
      duty: exampleDuty(),
      partner: null,
      turn: 9,
      candidates: [joel, marcus, aaron],
    },
    'duties.fillDuty': exampleDuty({ user_id: 2, version: 2 }),
    'meetings.listMeetings': [exampleMeeting()],
    'meetings.listParts': [examplePart()],
    'meetings.listMeetingAssignments': [exampleAssignment()],
    'sync.listChanges': peopleChange(people),
    'groups.listGroups': [],
    'absences.listAwayDates': [],
    ...more,
  });
  const title = 'Bible reading';
  showScreen(<AssignSheet duty={100} title={title} onClose={onClose} />, '/', '/');
  return { sent, onClose };
};
export const names = () =>
  screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label')!.split(',')[0]);
export const fills = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
