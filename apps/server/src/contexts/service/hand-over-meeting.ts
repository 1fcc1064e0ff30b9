import type { FieldMeetingRow } from '#contexts/service/field-meetings.store';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import { specialGroups } from '#contexts/service/special-groups.store';
import type { Tenant } from '#platform/database/tenant';

/** Changes the overseer of a special group, or only this date of another group. */
export async function handOverMeeting(tenant: Tenant, row: FieldMeetingRow, personId: number): Promise<void> {
  if (row.special_group_id !== null) await specialGroups.setOverseer(tenant, row.special_group_id, personId);
  else await fieldMeetings.edit(tenant, row.id, { by_hand: true });
}
