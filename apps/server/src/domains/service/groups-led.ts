/** The field service groups that a person leads, each on its day (APPTS-R3, APPTS-O1). */
import { conductorDuties } from '#domains/duties/duties.public-api';
import { presentFieldMeetings } from '#domains/service/field-meetings';
import { fieldMeetings } from '#domains/service/field-meetings.store';
import type { OwnDutySource } from '#platform/own-duty-source';

export const groupsLed: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await conductorDuties.ofPerson(tenant, personId, from, to);
  const rows = await fieldMeetings.ofIds(
    tenant,
    own.map(({ field_meeting_id }) => field_meeting_id),
  );
  const meetings = new Map((await presentFieldMeetings(tenant, rows, null)).map((one) => [one.id, one]));
  return own.map(({ id, field_meeting_id, on_date, starts_at, ends_at }) => {
    const { origin, label, online, location, coordinates } = meetings.get(field_meeting_id)!;
    return {
      ...{ id, kind: 'conductor' as const, base_type: origin === 'regular' ? 'ministry' : 'group' },
      ...{ date: on_date, starts_at, ends_at, title: label },
      ...{ with: [], user_id: personId, helper_id: null, acknowledged: null, meeting: null },
      location: online ? null : location,
      coordinates,
      link: online ? location : null,
      note: null,
    };
  });
};
