/** The meeting of a change request, in the shape of the rules. */
import type { ChangeableMeeting, ChangeRequest } from '@sheaf/rules/service/change-request';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { conductorDutiesOfMeetings } from '#contexts/duties/duties.api';
import { readLetterhead } from '#contexts/people/people.api';
import type { ChangeRequestRow } from '#contexts/service/change-requests.store';
import type { FieldMeetingRow } from '#contexts/service/field-meetings.store';
import type { Tenant } from '#platform/database/tenant';

export const asRequest = ({ from_person, to_person, state }: ChangeRequestRow): ChangeRequest => ({
  from: from_person,
  to: to_person,
  state,
});

export async function readAsked(tenant: Tenant, row: FieldMeetingRow): Promise<ChangeableMeeting> {
  const [duty] = await conductorDutiesOfMeetings(tenant, [row.id]);
  const origin =
    row.special_group_id !== null ? 'special' : row.rotation_group_id !== null ? 'rotation' : 'regular';
  return { origin, start: `${row.on_date}T${row.starts_at}`, leads: duty?.person_id ?? null };
}

/** In local time of the congregation. */
export const readWallTime = async (tenant: Tenant, now: Date): Promise<string> =>
  wallTimeIn((await readLetterhead(tenant)).zone, now.getTime());
