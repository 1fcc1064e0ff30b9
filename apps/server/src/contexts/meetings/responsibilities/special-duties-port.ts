/** Allows only the people of the rotation in the places of a responsibility at a special meeting. */
import { lockSpecialDuties, readSpecialDuty } from '#contexts/duties/duties.api';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { DutyPort } from '#platform/duty-port';

export const specialDutiesPort: DutyPort = {
  kinds: ['special-duty'],
  permission: 'schedules.attendants.edit',

  async eligible(tenant, duty) {
    const row = await readSpecialDuty(tenant, duty.id);
    return (await responsibilities.takers(tenant))
      .filter(({ responsibility_id: id }) => id === row?.responsibility_id)
      .map(({ person_id }) => person_id);
  },

  // The takers of special responsibilities are among those of the port of responsibilities.
  takers: async () => [],

  async refuse(tenant, duty, personId) {
    const own = await readSpecialDuty(tenant, duty.id);
    const rows = own ? await lockSpecialDuties(tenant, own.special_id) : [];
    const twice = rows.some(
      (row) =>
        row.id !== duty.id && row.responsibility_id === own?.responsibility_id && row.person_id === personId,
    );
    return twice ? 'duty-place-twice' : null;
  },
};
