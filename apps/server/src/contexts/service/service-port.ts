/** A meeting of a field service group passes to another person who may lead it (X-SWAP-30). */
import { withGender } from '@sheaf/rules/people/people/gender';
import { overseerRules } from '@sheaf/rules/service/overseers';
import { readConductorDuties } from '#contexts/duties/duties.api';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import { handOverMeeting } from '#contexts/service/hand-over-meeting';
import { leaders } from '#contexts/service/leaders.store';
import { planService } from '#contexts/service/plan-service';
import type { Tenant } from '#platform/database/tenant';
import type { DutyPort } from '#platform/duty-port';

async function meetingOf(tenant: Tenant, dutyId: number) {
  const duty = await readConductorDuties(tenant, dutyId);
  return duty && (await fieldMeetings.ofIds(tenant, [duty.field_meeting_id]))[0];
}

export const servicePort: DutyPort = {
  kinds: ['conductor'],
  // Leaders are chosen with their group.
  permission: null,

  async eligible(tenant, duty) {
    const meeting = await meetingOf(tenant, duty.id);
    if (!meeting) return [];
    const mayLead = meeting.field_group_id === null ? overseerRules.special : overseerRules.location;
    const people = (await leaders.everybody(tenant)).map(withGender);
    return people.filter(mayLead).map(({ id }) => id);
  },

  takers: async () => [],

  refuse: async () => null,

  async takenOver(tenant, duty, personId, now) {
    const meeting = await meetingOf(tenant, duty.id);
    if (!meeting) return;
    await handOverMeeting(tenant, meeting, personId);
    // The next turns of a rotation depend on this one.
    await planService(tenant, now);
  },
};
