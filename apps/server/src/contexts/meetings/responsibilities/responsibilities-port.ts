/** Allows only the people of the rotation in the places of a responsibility. */

import { lockResponsibilityDuties, readResponsibilityDuties } from '#contexts/duties/duties.api';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { DutyPort } from '#platform/duty-port';

export const responsibilitiesPort: DutyPort = {
  kinds: ['responsibility', 'task'],
  permission: 'schedules.attendants.edit',

  async eligible(tenant, duty) {
    const row = await readResponsibilityDuties(tenant, duty.id);
    return (await responsibilities.takers(tenant))
      .filter(({ responsibility_id: id }) => id === row?.responsibility_id)
      .map(({ person_id }) => person_id);
  },

  async takers(tenant) {
    const rows = await responsibilities.takers(tenant);
    return rows.map(({ person_id: personId, responsibility_id: responsibilityId, scope }) => ({
      personId,
      responsibilityId,
      oneMeeting: scope !== 'both',
    }));
  },

  async refuse(tenant, duty, personId) {
    const rows = await lockResponsibilityDuties(tenant, [duty.meeting_id!]);
    const own = rows.find(({ id }) => id === duty.id);
    const twice = rows.some(
      (row) =>
        row.id !== duty.id && row.responsibility_id === own?.responsibility_id && row.person_id === personId,
    );
    return twice ? 'duty-place-twice' : null;
  },
};
