/**
 * Meeting parts for which people are qualified (USERS-D4, MEET-D4). Outside the rules a part is only its
 * code.
 */
import { type NameOf, wireCode } from '../../wire-code.ts';

export const meetingParts = wireCode({
  prayer: 1,
  chairman: 2,
  'treasures-talk': 3,
  gems: 4,
  'bible-reading': 5,
  demonstration: 6,
  /** Has a rule but no name, so it is in no list. */
  unlisted: 7,
  'bible-study': 8,
  'student-talk': 9,
  'living-as-christians': 10,
  'study-conductor': 11,
  'study-reader': 12,
  'watchtower-reader': 13,
  'local-talk': 14,
  'away-talk': 15,
  'weekend-chairman': 16,
  counselor: 17,
  householder: 18,
});
export type MeetingPart = NameOf<typeof meetingParts>;
