/** Slips of the midweek meetings of some weeks, as they will be printed (PRINT-P3). */
import { isSlipOf, slipsOf } from '@sheaf/rules/meetings/meetings/slips';
import type { MeetingAssignment, MeetingRows } from './meetings.queries.ts';

interface SlipsOf {
  /** Language group; null for the meetings of the whole congregation. */
  group: number | null;
  /** Null for everybody. */
  person: number | null;
}

const dutiesOf = ({ meeting_part_id: part_id, hall, user_id, helper_id }: MeetingAssignment) => [
  { kind: 'part' as const, part_id, hall, person_id: user_id },
  { kind: 'helper' as const, part_id, hall, person_id: helper_id },
];

export function slipsBetween({ meetings, parts, assignments }: MeetingRows, { group, person }: SlipsOf) {
  return meetings
    .filter(
      ({ type, canceled, language_group_id }) => type === 'clam' && !canceled && language_group_id === group,
    )
    .flatMap((meeting) => {
      const own = parts
        .filter(({ meeting_id }) => meeting_id === meeting.id)
        .map(({ id, title, meeting: section, part: key }) => ({ id, title, section, key }));
      const duties = assignments.filter(({ meeting_id }) => meeting_id === meeting.id).flatMap(dutiesOf);
      return slipsOf(own, duties)
        .filter((slip) => person === null || isSlipOf(slip, person))
        .map((slip) => ({ ...slip, meeting }));
    });
}
