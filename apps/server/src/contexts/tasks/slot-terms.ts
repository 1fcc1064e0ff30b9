/** The terms of slots for the rules, and people for them. */
import type { SlotActor, SlotAudience, SlotTerms } from '@sheaf/rules/tasks/slot';
import { type HelpDuty, helpDutiesOfSlots } from '#contexts/duties/duties.api';
import { groupsLedBy, readStanding } from '#contexts/people/people.api';
import type { SlotRow } from '#contexts/tasks/task-slots.store';
import { type TaskRow, tasks } from '#contexts/tasks/tasks.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

export interface ReadSlot {
  row: SlotRow;
  /** Undefined for a helper sheet and for a deleted task. */
  task: TaskRow | undefined;
  duties: readonly HelpDuty[];
  terms: SlotTerms;
}

function audienceOf(row: SlotRow, task: TaskRow | undefined): SlotAudience {
  if (row.audience !== null)
    return {
      of: 'sheet',
      audience: row.audience,
      selfSignup: row.self_signup ?? false,
      closesOn: row.closes_on,
    };
  return task ? { of: 'task', takers: task.takers, people: task.user_ids } : { of: 'nothing' };
}

export const termsOf = (
  row: SlotRow,
  task: TaskRow | undefined,
  duties: readonly Pick<HelpDuty, 'person_id'>[],
): SlotTerms => ({
  state: row.state,
  lastOn: row.until_on ?? row.on_date,
  groupId: row.group_id,
  audience: audienceOf(row, task),
  people: duties.map(({ person_id }) => person_id),
});

/** In the order of the rows. */
export async function readSlots(tenant: Tenant, rows: readonly SlotRow[]): Promise<ReadSlot[]> {
  if (rows.length === 0) return [];
  const all = new Map((await tasks.list(tenant)).map((task) => [task.id, task]));
  const places = Map.groupBy(
    await helpDutiesOfSlots(
      tenant,
      rows.map(({ id }) => id),
    ),
    ({ slot_id }) => slot_id,
  );
  return rows.map((row) => {
    const task = row.task_id === null ? undefined : all.get(row.task_id);
    const duties = places.get(row.id) ?? [];
    return { row, task, duties, terms: termsOf(row, task, duties) };
  });
}

export async function slotActorOf(tenant: Tenant, actor: Actor): Promise<SlotActor> {
  const { personId: id, permissions } = actor;
  return {
    id,
    ...(await readStanding(tenant, id)),
    leads: await groupsLedBy(tenant, id),
    keeps: permissions.has('settings.tasks'),
  };
}
