/** The keeper assigns the places of slots; people swap them among those who may help. */
import { mayHelp } from '@sheaf/rules/tasks/slot';
import { helpDutiesOfSlots, lockDuties, slotOfDuty } from '#contexts/duties/duties.api';
import { allReachablePeople } from '#contexts/people/people.api';
import { readSlots } from '#contexts/tasks/slot-terms';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Tenant } from '#platform/database/tenant';
import type { DutyPort } from '#platform/duty-port';

async function slotTerms(tenant: Tenant, dutyId: number) {
  const id = await slotOfDuty(tenant, dutyId);
  const row = id === null ? undefined : await taskSlots.read(tenant, id);
  const [slot] = row ? await readSlots(tenant, [row]) : [];
  return slot?.terms;
}

export const tasksPort: DutyPort = {
  kinds: ['help'],
  permission: 'settings.tasks',

  async eligible(tenant, duty) {
    const terms = await slotTerms(tenant, duty.id);
    if (!terms) return [];
    return (await allReachablePeople(tenant))
      .filter(({ id, appointment, pioneer, specialPioneer: special_pioneer, groupId: group_id }) =>
        mayHelp(terms, { id, appointment, pioneer, special_pioneer, group_id }),
      )
      .map(({ id }) => id);
  },

  takers: async () => [],

  async refuse(tenant, duty, personId) {
    const id = await slotOfDuty(tenant, duty.id);
    const places = id === null ? [] : await helpDutiesOfSlots(tenant, [id]);
    if (places.length === 0) return null;
    const rows = await lockDuties(
      tenant,
      places.map((place) => place.id),
    );
    return rows.some((row) => row.id !== duty.id && row.person_id === personId) ? 'duty-place-twice' : null;
  },
};
