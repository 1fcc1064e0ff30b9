/** Times as a table of days and parts of a day, as the screen shows and changes them (AVAIL-S1). */
import { laterClock, minutesOf } from '../../time/clock-time.ts';
import type { CartTime, UnavailableTime } from './availability.ts';

export const dayParts = {
  morning: { from_at: '00:00', to_at: '12:00' },
  afternoon: { from_at: '12:00', to_at: '17:00' },
  evening: { from_at: '17:00', to_at: '24:00' },
} as const;
export type DayPart = keyof typeof dayParts;
export const dayPartNames = Object.keys(dayParts) as DayPart[];

/** Two hours each. */
export const cartHours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'] as const;
const cartHourMinutes = 120;

const partOf = ({ from_at, to_at }: UnavailableTime): DayPart | undefined =>
  dayPartNames.find((name) => dayParts[name].from_at === from_at && dayParts[name].to_at === to_at);

/** Whether the table shows the time; others have their own hours, or dates. */
export const isInTable = (time: UnavailableTime): boolean =>
  time.starts_on === null && time.ends_on === null && partOf(time) !== undefined;

const bitOf = (day: number): number => 1 << (day - 1);

/** @param day 1 is Monday. */
export const cannotOn = (times: readonly UnavailableTime[], day: number, part: DayPart): boolean =>
  times.some((time) => isInTable(time) && partOf(time) === part && (time.days & bitOf(day)) !== 0);

/** The times with one part of one day turned on or off: one row for each part of the day. */
export function withPart(
  times: readonly UnavailableTime[],
  day: number,
  part: DayPart,
  cannot: boolean,
): UnavailableTime[] {
  const others = times.filter((time) => !isInTable(time) || partOf(time) !== part);
  const before = times.filter((time) => !others.includes(time)).reduce((days, time) => days | time.days, 0);
  const days = cannot ? before | bitOf(day) : before & ~bitOf(day);
  return days === 0 ? others : [...others, { ...dayParts[part], days, starts_on: null, ends_on: null }];
}

const hourMinutes = (hour: string) => ({ from: minutesOf(hour), to: minutesOf(hour) + cartHourMinutes });

/** Whether the person can serve at a cart in the two hours from `hour`. */
export const isCartHour = (hours: readonly CartTime[], day: number, hour: string): boolean => {
  const { from, to } = hourMinutes(hour);
  return hours.some((own) => own.day === day && minutesOf(own.from_at) < to && from < minutesOf(own.to_at));
};

const clock = (minutes: number): string => laterClock('00:00', minutes);

/** The hours with two of them turned on or off; hours that touch become one row. */
export function withCartHour(
  hours: readonly CartTime[],
  day: number,
  hour: string,
  can: boolean,
): CartTime[] {
  const { from, to } = hourMinutes(hour);
  const others = hours.filter((own) => own.day !== day);
  const outside = hours
    .filter((own) => own.day === day)
    .map((own) => ({ from: minutesOf(own.from_at), to: minutesOf(own.to_at) }))
    .flatMap((own) => [
      { from: own.from, to: Math.min(own.to, from) },
      { from: Math.max(own.from, to), to: own.to },
    ])
    .filter((own) => own.from < own.to);
  const all = [...outside, ...(can ? [{ from, to }] : [])].sort((one, other) => one.from - other.from);
  const joined: { from: number; to: number }[] = [];
  for (const span of all) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return [...others, ...joined.map((own) => ({ day, from_at: clock(own.from), to_at: clock(own.to) }))].sort(
    (one, other) => one.day - other.day || minutesOf(one.from_at) - minutesOf(other.from_at),
  );
}
