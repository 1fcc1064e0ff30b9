/** Day, time and places of a slot, as the keeper enters them. */
import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { laterClock } from '@sheaf/rules/time/clock-time';
import type { Handler } from '#platform/handle';

export type AddSlotCall = Handler<typeof operations.addSlot>;
export type EditSlotCall = Handler<typeof operations.editSlot>;

export function slotTimes(call: AddSlotCall | EditSlotCall) {
  const { label, on_date, until_on, starts_at, minutes, places }: AddSlotCall['body'] | EditSlotCall['body'] =
    call.body;
  if (until_on !== null && until_on < on_date) call.invalid({ until_on: ['ends-before-start'] });
  return { label, on_date, until_on, starts_at, ends_at: laterClock(starts_at, minutes), places };
}
