/** Display state of a cart slot for a person (CARTS-O6). */
import { mostAtOnce } from './lanes.ts';
import { overlap, type Span } from './shift.ts';

export const slotClasses = ['free', 'mine', 'partly', 'full', 'blocked', 'past'] as const;
export type SlotClass = (typeof slotClasses)[number];

export interface DayAtCart {
  /** One entry per booked person. */
  seats: readonly (Span & { mine: boolean })[];
  blocks: readonly Span[];
  maxPeople: number;
  /** Elapsed minutes of that day: 0 for a future day, a whole day for a past one. */
  over: number;
}

/** The person's own booking has priority over all other states. */
export function slotClassOf(span: Span, { seats, blocks, maxPeople, over }: DayAtCart): SlotClass {
  const beside = seats.filter((seat) => overlap(seat, span));
  if (beside.some(({ mine }) => mine)) return 'mine';
  if (span.from < over) return 'past';
  if (blocks.some((block) => overlap(block, span))) return 'blocked';
  if (beside.length === 0) return 'free';
  return mostAtOnce(beside) >= maxPeople ? 'full' : 'partly';
}
