/** Allows people who are qualified for a part of a special meeting to have it. */
import { qualificationOf } from '@sheaf/rules/meetings/meetings/special-meeting';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { readSpecialDuty } from '#contexts/duties/duties.api';
import { specialParts } from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { listActivePeople } from '#contexts/people/people.api';
import type { DutyPort } from '#platform/duty-port';

export const specialPartsPort: DutyPort = {
  kinds: ['special-part'],
  permission: 'schedules.meetings.assign',

  async eligible(tenant, duty) {
    const row = await readSpecialDuty(tenant, duty.id);
    if (!row) return [];
    const part = (await specialParts.ofMeetings(tenant, [row.special_id])).find(
      ({ id }) => id === row.special_part_id,
    );
    const needed = part ? qualificationOf[part.seat] : null;
    const code = needed === null ? null : meetingParts.encode(needed);
    return (await listActivePeople(tenant)).flatMap(({ id, qualified_parts }) =>
      code === null || qualified_parts.includes(code) ? [id] : [],
    );
  },

  // A special meeting is not part of the turns of a year.
  takers: async () => [],

  refuse: async () => null,
};
