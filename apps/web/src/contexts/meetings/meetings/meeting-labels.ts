/** Formats times, titles and classes of the schedule. */
import { shownTalkTitle } from '@sheaf/rules/meetings/talks/shown-title';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import type { Translate } from '#platform/texts.ts';
import { bareClock } from '#ui/schedule/schedule-dates.ts';
import type { PartView } from './meeting-view.ts';

/** `7:05`; times after midnight exceed 24:00 and are wrapped. */
export function sayTime(time: string): string {
  const minutes = minutesOf(time) % (24 * 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  return bareClock(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}

export const saySpan = (t: Translate, from: string, to: string): string =>
  t('schedule:grid.hours', { from: sayTime(from), to: sayTime(to) });

/** `4. Starting a conversation`. */
export const titleOf = ({ number, part }: PartView): string =>
  number === null ? part.title : `${number}. ${part.title}`;

/** Title with the booked talk, if any. */
export function shownTitle(view: PartView): string {
  const talk = view.seats.find((seat) => seat.talk !== null)?.talk ?? null;
  return talk === null ? titleOf(view) : shownTalkTitle(titleOf(view), talk);
}

export const hallName = (t: Translate, hall: number): string =>
  hall === 1 ? t('meetings:hall.main') : t('meetings:hall.aux', { number: hall - 1 });
