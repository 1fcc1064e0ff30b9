/** When people are notified of a slot (X-TASKS-8). Instants are milliseconds since 1970. */
import { addDays } from '../schedules/calendar-week.ts';
import { clockOf, wallTimeIn } from '../time/wall-time.ts';
import type { SlotState } from './slot.ts';

const waking = { from: '08:00', to: '20:00' } as const;

/** Nobody is notified at night. */
export function isNewsHourOfTasks(zone: string, now: number): boolean {
  const clock = clockOf(wallTimeIn(zone, now));
  return clock >= waking.from && clock < waking.to;
}

export const newsKinds = ['week', 'day', 'undone'] as const;
export type SlotNews = (typeof newsKinds)[number];

/** Days before the slot; the week news may be up to two days late. */
const daysBefore = { week: { most: 7, fewest: 5 }, day: { most: 1, fewest: 1 } } as const;

/** Days after the last day of a slot that is not done. */
export const undoneAfterDays = 3;
const undoneForDays = 7;

export interface ToldSlot {
  /** Latest news of which people were notified. */
  told: SlotNews | null;
  state: SlotState;
  onDate: string;
  lastOn: string;
}

const isBefore = (onDate: string, today: string, { most, fewest }: { most: number; fewest: number }) =>
  onDate >= addDays(today, fewest) && onDate <= addDays(today, most);

function newsOn({ onDate, lastOn }: ToldSlot, today: string): SlotNews | null {
  if (isBefore(onDate, today, daysBefore.week)) return 'week';
  if (isBefore(onDate, today, daysBefore.day)) return 'day';
  const last = addDays(today, -undoneAfterDays);
  return lastOn <= last && lastOn >= addDays(last, -undoneForDays) ? 'undone' : null;
}

/** News that is due today, each kind once and in this order. */
export function newsOfSlot(slot: ToldSlot, today: string): SlotNews | null {
  const news = slot.state === 'open' ? newsOn(slot, today) : null;
  if (news === null) return null;
  const told = slot.told === null ? -1 : newsKinds.indexOf(slot.told);
  return newsKinds.indexOf(news) > told ? news : null;
}

/** Key by which a person gets one message about the news of a slot on a day. */
export const effectOfNews = (
  news: SlotNews,
  { id, on_date }: { id: number; on_date: string },
  personId: number,
): string => `task-${news}:${id}:${on_date}:${personId}`;
