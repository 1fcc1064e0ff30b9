/** Decides whether a duty falls into a time that a person cannot, or into a month that is full (AVAIL-R1, AVAIL-R2). */
import { type DutyKindName, dutyKinds } from '../../duties/duty-kind.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { minutesOf } from '../../time/clock-time.ts';
import { dayNumberOf, weekdayOfDay } from '../../time/day-number.ts';
import type { Availability, CartTime, PersonLimit, UnavailableTime } from './availability.ts';

const dayMinutes = 24 * 60;

/** 0 is Monday. */
const weekdayOf = (day: string): number => weekdayOfDay(dayNumberOf(day));

const startsOn = ({ days, starts_on, ends_on }: UnavailableTime, day: string): boolean =>
  (days & (1 << weekdayOf(day))) !== 0 &&
  (starts_on === null || starts_on <= day) &&
  (ends_on === null || day <= ends_on);

interface Minutes {
  from: number;
  to: number;
}

/** A duty without a length is a moment. */
const dutyMinutes = (from: string, to: string): Minutes => ({
  from: minutesOf(from),
  to: Math.max(minutesOf(to), minutesOf(from) + 1),
});

/** A time that does not end after its start ends on the next day. */
const timeMinutes = ({ from_at, to_at }: Pick<UnavailableTime, 'from_at' | 'to_at'>): Minutes => {
  const [from, to] = [minutesOf(from_at), minutesOf(to_at)];
  return { from, to: to > from ? to : to + dayMinutes };
};

/** Times of the day before may reach into the day, and a duty may reach into the day after. */
const offsets = [-1, 0, 1];

/**
 * Whether a duty overlaps a time that the person cannot. All are wall times of the congregation, so a change
 * of the clock moves neither.
 * @param to `24:10` for a duty that ends after midnight.
 */
export function cannotAt(times: readonly UnavailableTime[], day: string, from: string, to: string): boolean {
  if (times.length === 0) return false;
  const duty = dutyMinutes(from, to);
  const days = offsets.map((offset) => ({ offset, date: addDays(day, offset) }));
  return times.some((time) => {
    const span = timeMinutes(time);
    return days.some(
      ({ offset, date }) =>
        span.from + offset * dayMinutes < duty.to &&
        duty.from < span.to + offset * dayMinutes &&
        startsOn(time, date),
    );
  });
}

/** Whether the hours for carts cover a shift; without any hours every shift does. */
export function fitsCartTimes(hours: readonly CartTime[], day: string, from: string, to: string): boolean {
  if (hours.length === 0) return true;
  const weekday = weekdayOf(day) + 1;
  // Hours that touch count as one.
  const own = hours
    .filter((hour) => hour.day === weekday)
    .map(timeMinutes)
    .sort((one, other) => one.from - other.from);
  const shift = dutyMinutes(from, to);
  let reached = shift.from;
  for (const hour of own) if (hour.from <= reached && hour.to > reached) reached = hour.to;
  return reached >= shift.to;
}

interface CountedDuty {
  id: number;
  kind: DutyKindName;
  date: string;
}

const isCounted = ({ area }: PersonLimit, kind: DutyKindName): boolean =>
  area === 'all' || dutyKinds[kind].area === area;

/**
 * The limit that a further duty would exceed in its calendar month; null otherwise. An entry with the
 * duty's own id is ignored.
 */
export function monthFull(
  limits: readonly PersonLimit[],
  duties: readonly CountedDuty[],
  duty: CountedDuty,
): number | null {
  const month = duty.date.slice(0, 7);
  const reached = limits.flatMap((limit) => {
    const { most_a_month: most } = limit;
    if (most === null || !isCounted(limit, duty.kind)) return [];
    const counted = duties.filter(
      ({ id, kind, date }) => id !== duty.id && date.slice(0, 7) === month && isCounted(limit, kind),
    );
    return counted.length >= most ? [most] : [];
  });
  return reached.length === 0 ? null : Math.min(...reached);
}

/** An id outside the ledger. */
const askedId = -1;

/** Whether a person can serve at a cart then: by their times, hours for carts and limits (AVAIL-R7). */
export const fitsShift = (
  said: Availability | undefined,
  duties: readonly CountedDuty[],
  { date, from, to }: { date: string; from: string; to: string },
): boolean =>
  said === undefined ||
  (!cannotAt(said.times, date, from, to) &&
    fitsCartTimes(said.cart_times, date, from, to) &&
    monthFull(said.limits, duties, { id: askedId, kind: 'cart', date }) === null);
