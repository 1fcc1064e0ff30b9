import { maySeeSlot, type SlotActor } from '@sheaf/rules/tasks/slot';
import { helpDutiesOfSlots, lockDuties } from '#contexts/duties/duties.api';
import { readToday } from '#contexts/people/people.api';
import { type ReadSlot, readSlots, slotActorOf } from '#contexts/tasks/slot-terms';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

export interface LockedSlot {
  slot: ReadSlot;
  person: SlotActor;
  today: string;
}

/**
 * Locks the slot, so that one of several people gets the last place. A slot with full places is locked for
 * people who could have had one.
 * @returns undefined for a slot that does not exist.
 */
export async function lockSlot(
  { tenant, actor, now }: { tenant: Tenant; actor: Actor; now: Date },
  id: number,
): Promise<LockedSlot | undefined> {
  const row = await taskSlots.lock(tenant, id);
  if (!row) return undefined;
  // The keeper and swaps fill a place under the lock of its duty alone.
  const places = await helpDutiesOfSlots(tenant, [row.id]);
  if (places.length > 0)
    await lockDuties(
      tenant,
      places.map((place) => place.id),
    );
  const [slot] = await readSlots(tenant, [row]);
  const [person, today] = [await slotActorOf(tenant, actor), await readToday(tenant, now)];
  return { slot: slot!, person, today };
}

/** Whether the slot exists for the caller. */
export const isVisible = ({ slot, person, today }: LockedSlot): boolean =>
  maySeeSlot(slot.terms, person, today);
