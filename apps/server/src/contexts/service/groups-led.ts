import { fullName } from '@sheaf/rules/people/people/names';
import { answeredFor, conductorDutiesOfPerson } from '#contexts/duties/duties.api';
import { changeRequests } from '#contexts/service/change-requests.store';
import { presentFieldMeetings } from '#contexts/service/field-meetings';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import { leaders } from '#contexts/service/leaders.store';
import type { Tenant } from '#platform/database/tenant';
import type { OwnDutySource } from '#platform/own-duty-source';

/** Addressee of the open request for a meeting; requests of earlier leaders are left out. */
async function readAskedPeople(tenant: Tenant, meetingIds: readonly number[]) {
  const open = await changeRequests.openOf(tenant, meetingIds);
  const people = await leaders.named(
    tenant,
    open.map(({ to_person }) => to_person),
  );
  const names = new Map(people.map((person) => [person.id, fullName(person)]));
  return (meetingId: number, personId: number) => {
    const request = open.find((one) => one.field_meeting_id === meetingId && one.from_person === personId);
    return request ? { request_id: request.id, name: names.get(request.to_person) ?? '' } : null;
  };
}

export const groupsLed: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await conductorDutiesOfPerson(tenant, personId, from, to);
  const rows = await fieldMeetings.ofIds(
    tenant,
    own.map(({ field_meeting_id }) => field_meeting_id),
  );
  const meetings = new Map((await presentFieldMeetings(tenant, rows, null)).map((one) => [one.id, one]));
  const asked = await readAskedPeople(
    tenant,
    rows.map(({ id }) => id),
  );
  return own.map((duty) => {
    const { id, field_meeting_id, on_date, starts_at, ends_at } = duty;
    const { origin, label, online, location, coordinates } = meetings.get(field_meeting_id)!;
    return {
      id,
      kind: 'conductor' as const,
      base_type: origin === 'regular' ? 'ministry' : 'group',
      date: on_date,
      starts_at,
      ends_at,
      title: label,
      with: [],
      user_id: personId,
      helper_id: null,
      meeting: null,
      acknowledged: duty.acknowledged,
      answered_for: answeredFor(duty),
      location: online ? null : location,
      coordinates,
      link: online ? location : null,
      note: null,
      ...(origin !== 'regular' && { change: { field_meeting_id, asked: asked(field_meeting_id, personId) } }),
    };
  });
};
