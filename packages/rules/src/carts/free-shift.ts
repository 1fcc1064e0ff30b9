/** Where there is room at a cart in a week, for the screen that books it. The server decides by `decideBooking`. */
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
  /** Everybody who stands there, one each. */
  seats: readonly (Span & { date: string })[];
}

/** How many people more may stand there for all of a shift. */
export function roomIn({ maxPeople, seats }: Pick<WeekAtCart, 'maxPeople' | 'seats'>, shift: Shift): number {
  const span = spanOfShift(shift);
  const beside = seats.filter((seat) => seat.date === shift.date && overlap(seat, span));
  return Math.max(0, maxPeople - mostAtOnce(beside));
}

/** Whether the cart stands there for all of it, from now on. */
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

/** CARTS-R3: every start of a day on the half hour at which a shift of this length fits between opening and closing. */
export function startsOf(
  { opensAt, closesAt }: Pick<WeekAtCart, 'opensAt' | 'closesAt'>,
  minutes: number,
): string[] {
  const first = Math.ceil(minutesOf(opensAt) / shiftStep) * shiftStep;
  const count = Math.floor((minutesOf(closesAt) - minutes - first) / shiftStep) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => clockText(first + index * shiftStep));
}

/**
 * What somebody means who presses a half hour of a day: a shift that has it, as long as it fits and no longer than usual. It begins there,
 * or half an hour earlier where none begins there. Null where none fits.
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

/** A week with what concerns one of its days only. */
const dayOf = (week: WeekAtCart, date: string): WeekAtCart => ({
  ...week,
  seats: week.seats.filter((seat) => seat.date === date),
});

/** The first shift of a week that nobody has yet, else the first one with room; null where there is none. */
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
