/** How a time at a cart is shown to somebody (CARTS-O6). */
import { mostAtOnce } from './lanes.ts';
import { overlap, type Span } from './shift.ts';

export const slotClasses = ['free', 'mine', 'partly', 'full', 'blocked', 'past'] as const;
export type SlotClass = (typeof slotClasses)[number];

export interface DayAtCart {
  /** Everybody who stands there. */
  seats: readonly (Span & { mine: boolean })[];
  blocks: readonly Span[];
  maxPeople: number;
  /** Minutes of that day which are over: 0 on a day to come, a whole day on one that is over. */
  over: number;
}

/** What is one's own says so before anything else. */
export function slotClassOf(span: Span, { seats, blocks, maxPeople, over }: DayAtCart): SlotClass {
  const beside = seats.filter((seat) => overlap(seat, span));
  if (beside.some(({ mine }) => mine)) return 'mine';
  if (span.from < over) return 'past';
  if (blocks.some((block) => overlap(block, span))) return 'blocked';
  if (beside.length === 0) return 'free';
  return mostAtOnce(beside) >= maxPeople ? 'full' : 'partly';
}
