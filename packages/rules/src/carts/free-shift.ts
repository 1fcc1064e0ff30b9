/** Finds free cart shifts in a week for the booking screen. The server decides with `decideBooking`. */
import { daysOfWeek } from '../schedules/calendar-week.ts';
import { minutesOf } from '../time/clock-time.ts';
import { blocksOfDay, type CartBlock } from './booking.ts';
import { mostAtOnce } from './lanes.ts';
import { clockText, overlap, type Shift, type Span, shiftMinutes, shiftStep, spanOfShift } from './shift.ts';

export interface WeekAtCart {
  maxPeople: number;
  opensAt: string;
  closesAt: string;
  firstDay: string | null;
  blocks: readonly CartBlock[];
  /** One entry per booked person. */
  seats: readonly (Span & { date: string })[];
}

/** Number of people who can still join for the whole shift. */
export function roomIn({ maxPeople, seats }: Pick<WeekAtCart, 'maxPeople' | 'seats'>, shift: Shift): number {
  const span = spanOfShift(shift);
  const beside = seats.filter((seat) => seat.date === shift.date && overlap(seat, span));
  return Math.max(0, maxPeople - mostAtOnce(beside));
}

/** Whether the whole shift is in the future, within opening hours and outside blocks. */
const isOpen = (week: WeekAtCart, shift: Shift, wallNow: string): boolean => {
  const span = spanOfShift(shift);
  return (
    `${shift.date}T${shift.startsAt}` > wallNow &&
    (week.firstDay === null || shift.date >= week.firstDay) &&
    span.from >= minutesOf(week.opensAt) &&
    span.to <= minutesOf(week.closesAt) &&
    !blocksOfDay(week.blocks, shift.date).some((block) => overlap(block, span))
  );
};

/**
 * Returns all start times on the half hour at which a shift of this length fits within opening hours
 * (CARTS-R3).
 */
export function startsOf(
  { opensAt, closesAt }: Pick<WeekAtCart, 'opensAt' | 'closesAt'>,
  minutes: number,
): string[] {
  const first = Math.ceil(minutesOf(opensAt) / shiftStep) * shiftStep;
  const count = Math.floor((minutesOf(closesAt) - minutes - first) / shiftStep) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => clockText(first + index * shiftStep));
}

/**
 * Returns the shift for a tapped half hour: the longest that is free and not longer than usual, starting
 * there or half an hour earlier. Null if none fits.
 */
export function shiftAround(
  week: WeekAtCart,
  date: string,
  time: string,
  usualMinutes: number,
  wallNow: string,
): Shift | null {
  for (const start of [minutesOf(time), minutesOf(time) - shiftStep]) {
    if (start < 0) continue;
    const shifts = shiftMinutes.map((minutes) => ({ date, startsAt: clockText(start), minutes }));
    const fitting = shifts.filter(
      (shift) => shift.minutes <= usualMinutes && isOpen(week, shift, wallNow) && roomIn(week, shift) > 0,
    );
    if (fitting.length > 0) return fitting.at(-1)!;
  }
  return null;
}

/** Restricts the seats of a week to one day. */
const dayOf = (week: WeekAtCart, date: string): WeekAtCart => ({
  ...week,
  seats: week.seats.filter((seat) => seat.date === date),
});

/**
 * Returns the first shift of the week without bookings, else the first with room; null if the week is full.
 */
export function firstFreeShift(
  week: WeekAtCart,
  monday: string,
  minutes: number,
  wallNow: string,
): (Shift & { room: number }) | null {
  let withRoom: (Shift & { room: number }) | null = null;
  const starts = startsOf(week, minutes);
  for (const date of daysOfWeek(monday)) {
    const ofDay = dayOf(week, date);
    for (const startsAt of starts) {
      const shift = { date, startsAt, minutes };
      if (!isOpen(ofDay, shift, wallNow)) continue;
      const room = roomIn(ofDay, shift);
      if (room === week.maxPeople) return { ...shift, room };
      if (room > 0) withRoom ??= { ...shift, room };
    }
  }
  return withRoom;
}
