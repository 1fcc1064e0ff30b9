import { openSeatsOf } from '@sheaf/rules/meetings/meetings/open-seats';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { dutiesOfMeetings } from '#contexts/duties/duties.api';
import { meetingsAhead, type SpanAhead } from '#contexts/meetings/meetings/meetings-ahead';
import type { Tenant } from '#platform/database/tenant';

/** Number of open seats in the programme of each meeting (SHELL-R34). */
export async function openProgrammeSeats(tenant: Tenant, span: SpanAhead) {
  const ahead = await meetingsAhead(tenant, span);
  const duties = await dutiesOfMeetings(
    tenant,
    ahead.map(({ id }) => id),
  );
  const seats = Map.groupBy(
    duties.map((duty) => ({ ...duty, qualification: meetingParts.decode(duty.qualification) })),
    ({ meeting_id }) => meeting_id,
  );
  return ahead.map(({ id, type, halls, held_on, language_group_id }) => ({
    type,
    date: held_on,
    group: language_group_id,
    count: openSeatsOf(type === 'clam' ? halls : 1, seats.get(id) ?? []).length,
  }));
}
