/** Whether a slot that is ahead still fits its task (X-TASKS-4). */
import type { TaskTakers } from './task-kind.ts';

export interface MadeSlot {
  /** Day for which the task made it. */
  planned_on: string;
  on_date: string;
  starts_at: string;
  ends_at: string;
  places: number;
  group_id: number | null;
  /** Changed by the keeper. */
  by_hand: boolean;
  /** Somebody ticked an item, or a place was taken, emptied or filled by hand. */
  touched: boolean;
  /** People assigned in turn. */
  people: readonly number[];
}

export interface SlotPlan {
  dates: ReadonlySet<string>;
  starts_at: string;
  ends_at: string;
  places: number;
  takers: TaskTakers;
  /** Ids of the people or groups of the list. */
  order: readonly number[];
}

/** Decisions of people and of the keeper stay; any other slot that no longer fits is made again. */
export function fitsTask(slot: MadeSlot, plan: SlotPlan): boolean {
  if (slot.by_hand || slot.touched) return true;
  const { takers, order } = plan;
  return (
    plan.dates.has(slot.planned_on) &&
    slot.starts_at === plan.starts_at &&
    slot.ends_at === plan.ends_at &&
    slot.places === plan.places &&
    slot.people.every((id) => takers === 'people' && order.includes(id)) &&
    (takers === 'groups'
      ? slot.group_id === null
        ? order.length === 0
        : order.includes(slot.group_id)
      : slot.group_id === null)
  );
}
