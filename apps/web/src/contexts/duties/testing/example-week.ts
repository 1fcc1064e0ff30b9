/** Example meetings with their duties, as returned by the server. */

import type { AssignmentRow, MeetingRow, PartRow } from '#contexts/duties/ledger.ts';
import type { Reply } from '#platform/api.ts';

/** A midweek meeting on a Wednesday; `rest` replaces fields. */
export const exampleMeeting = (rest: Partial<MeetingRow> = {}): MeetingRow => ({
  id: 1,
  edited_id: 1,
  type: 'clam',
  start_date: '2026-11-25T08:00:00.000Z',
  local_date: '2026-11-25',
  week: '2026-11-23',
  year: 2026,
  month: 11,
  canceled: false,
  time: '19:00',
  ends_at: '20:45',
  halls: 1,
  location: null,
  label: null,
  reading: null,
  event_talk: null,
  language_group_id: null,
  overseer: null,
  version: 1,
  ...rest,
});

/** A Bible reading; `rest` replaces fields. */
export const examplePart = (rest: Partial<PartRow> = {}): PartRow => ({
  id: 10,
  meeting_id: 1,
  meeting: 'treasures',
  part: 'reading',
  title: 'Bible reading',
  time: 4,
  references: null,
  notes: null,
  order: 5,
  user_meeting_part_id: 5,
  helper_meeting_part_id: null,
  helper_type: 'none',
  startTime: '19:27',
  end_time: '19:31',
  original_id: 10,
  version: 1,
  ...rest,
});

/** The unfilled duty of that reading; `rest` replaces fields. */
export const exampleAssignment = (rest: Partial<AssignmentRow> = {}): AssignmentRow => ({
  id: 100,
  meeting_id: 1,
  meeting_part_id: 10,
  hall: 1,
  user_id: null,
  helper_id: null,
  helper_duty_id: null,
  type: 'assignee',
  part: 'treasures.reading',
  speaker_name: null,
  speaker_congregation: null,
  notes: null,
  meeting_start_date: '2026-11-25T08:00:00.000Z',
  acknowledged: null,
  helper_acknowledged: null,
  reopened: false,
  helper_reopened: false,
  unfit: false,
  helper_unfit: false,
  version: 1,
  ...rest,
});

type Answer = Reply<'duties.rankCandidates'>;

/** The number of duties of an even share. */
export const exampleLoad = (duties: number) => ({
  code: 'load' as const,
  duties,
  points: 2 * duties,
  share: 2 * duties,
});

/** A publisher without history; `rest` and `user` replace fields. */
export const exampleCandidate = (
  id: number,
  full_name: string,
  rest: Partial<Omit<Answer['candidates'][number], 'user'>> = {},
  user: Partial<Answer['candidates'][number]['user']> = {},
): Answer['candidates'][number] => ({
  user: { id, full_name, gender: 1, appointment: 'publisher', group_id: null, ...user },
  last_assigned: '2019-01-01',
  parts: [],
  history: Array.from({ length: 13 }, () => null),
  away: false,
  fits_pair: true,
  has_part: false,
  cannot: false,
  label: null,
  reasons: [{ code: 'never-given' }, exampleLoad(0)],
  ...rest,
});

export const exampleDuty = (rest: Partial<Answer['duty']> = {}): Answer['duty'] => ({
  id: 100,
  kind: 'part',
  meeting_id: 1,
  meeting_part_id: 10,
  hall: 1,
  place: 1,
  date: '2026-11-25',
  user_id: null,
  version: 1,
  clashes: [],
  ...rest,
});
