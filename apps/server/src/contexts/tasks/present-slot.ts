import type { ReplyOf } from '@sheaf/contract/operation';
import type { tasks } from '@sheaf/contract/tasks/tasks';
import { fullName } from '@sheaf/rules/people/people/names';
import { itemsOf } from '@sheaf/rules/tasks/checklist';
import { decideDone, decideLeave, decideTake, type SlotActor } from '@sheaf/rules/tasks/slot';
import { readToday } from '#contexts/people/people.api';
import { type ReadSlot, readSlots, slotActorOf } from '#contexts/tasks/slot-terms';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

export type SlotReply = ReplyOf<typeof tasks.leavePlace>;

const nameOf = ({
  first_name,
  last_name,
}: {
  first_name: string | null;
  last_name: string | null;
}): string | null => (first_name !== null && last_name !== null ? fullName({ first_name, last_name }) : null);

const sheetOf = ({ row }: ReadSlot): SlotReply['sheet'] =>
  row.sheet_label === null ? null : { label: row.sheet_label, note: row.sheet_note };

export function presentSlot(slot: ReadSlot, actor: SlotActor, today: string): SlotReply {
  const { row, task, duties, terms } = slot;
  const has = terms.people.includes(actor.id);
  return {
    id: row.id,
    task_id: task?.id ?? null,
    sheet_id: row.sheet_id,
    label: row.label,
    sheet: sheetOf(slot),
    kind: task?.kind ?? 'other',
    place: task?.place ?? null,
    checklist: itemsOf(row.checklist),
    on_date: row.on_date,
    until_on: row.until_on,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    state: row.state,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    places: duties.map((duty) => ({ duty_id: duty.id, user_id: duty.person_id, name: nameOf(duty) })),
    mine: has || (row.group_id !== null && row.group_id === actor.group_id),
    may: {
      take: !has && decideTake(terms, actor, today).allowed,
      leave: decideLeave(terms, actor.id, today).allowed,
      complete: decideDone(terms, actor).allowed,
    },
    done_items: row.done_items,
    done_by: nameOf(row),
    done_at: row.done_at?.toISOString() ?? null,
    note: row.note,
    version: row.version,
  };
}

interface SlotCall {
  tenant: Tenant;
  actor: Actor;
  now: Date;
}

/** The current slot, for its caller. */
export async function presentSlotNow({ tenant, actor, now }: SlotCall, id: number): Promise<SlotReply> {
  const [slot] = await readSlots(tenant, [(await taskSlots.read(tenant, id))!]);
  return presentSlot(slot!, await slotActorOf(tenant, actor), await readToday(tenant, now));
}
