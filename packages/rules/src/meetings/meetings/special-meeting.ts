/** Special meetings: the Memorial, and events with their own programme (X-MEMORIAL). */
import type { EventType } from '../../events/event.ts';
import { type Extent, isForEveryone } from '../../events/extent.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { laterClock } from '../../time/clock-time.ts';
import { clockOf, dateOf, mondayOf } from '../../time/wall-time.ts';

/** Who may have a part; `none` for a part without a person. */
export const specialSeats = ['none', 'prayer', 'talk', 'anyone'] as const;
export type SpecialSeat = (typeof specialSeats)[number];

/** Qualification that a part needs; null if everybody may have it. */
export const qualificationOf: Record<SpecialSeat, MeetingPart | null> = {
  none: null,
  prayer: 'prayer',
  talk: 'local-talk',
  anyone: null,
};

export const mostSpecialParts = 12;
export const longestSpecialPart = 120;
export const mostSpecialPlaces = 20;
export const longestSpecialNote = 200;

/** Days after which the rows of an ended programme are deleted. */
export const endedDays = 60;

export interface PlannedSpecialPart {
  key: 'opening' | 'talk' | 'bread' | 'wine' | 'closing';
  minutes: number;
  seat: SpecialSeat;
}

const memorial: readonly PlannedSpecialPart[] = [
  { key: 'opening', minutes: 5, seat: 'prayer' },
  { key: 'talk', minutes: 45, seat: 'talk' },
  { key: 'bread', minutes: 7, seat: 'prayer' },
  { key: 'wine', minutes: 8, seat: 'prayer' },
  { key: 'closing', minutes: 5, seat: 'prayer' },
];

/** Programme of a new special meeting; only the Memorial has bread and wine. */
export const specialProgramme = (type: EventType): readonly PlannedSpecialPart[] =>
  type === 'memorial' ? memorial : memorial.filter(({ key }) => key !== 'bread' && key !== 'wine');

export interface ProgrammeEvent {
  id: number;
  type: EventType;
  extent: Extent;
  own_programme: boolean;
  /** `2027-03-22T19:15`. */
  start_date: string;
}

/** An event that is not for everyone has no programme, because everyone reads it. */
export const hasProgramme = ({
  type,
  extent,
  own_programme,
}: Pick<ProgrammeEvent, 'type' | 'extent' | 'own_programme'>): boolean =>
  isForEveryone(extent) && (type === 'memorial' || (type === 'custom' && own_programme));

export interface SpecialTime {
  /** Monday. */
  week: string;
  held_on: string;
  starts_at: string;
}

export interface SpecialRow extends SpecialTime {
  id: number;
  event_id: number;
  /** Day on which the event was deleted or lost its programme; null while the meeting is held. */
  ended_on: string | null;
}

export const timeOfSpecial = ({ start_date }: Pick<ProgrammeEvent, 'start_date'>): SpecialTime => ({
  week: mondayOf(dateOf(start_date)),
  held_on: dateOf(start_date),
  starts_at: clockOf(start_date),
});

export interface SpecialChanges<Event, Row> {
  add: { event: Event; time: SpecialTime }[];
  /** Without an event the meeting ends, and stays at its time. */
  edit: { row: Row; time: SpecialTime; ended_on: string | null }[];
  remove: Row[];
}

export const isAtTime = (row: SpecialTime, time: SpecialTime): boolean =>
  row.week === time.week && row.held_on === time.held_on && row.starts_at === time.starts_at;

/**
 * Compares the special meetings with the events. Idempotent: without a further change of the events nothing is
 * left to do, and the change after a reverted one restores the same rows.
 * @param today day on which meetings end whose events are gone.
 */
export function specialChanges<Event extends ProgrammeEvent, Row extends SpecialRow>(
  events: readonly Event[],
  rows: readonly Row[],
  today: string,
): SpecialChanges<Event, Row> {
  const shown = new Map(events.filter(hasProgramme).map((event) => [event.id, event]));
  const there = new Set(rows.map(({ event_id }) => event_id));
  const before = addDays(today, -endedDays);
  return {
    add: [...shown.values()]
      .filter((event) => !there.has(event.id))
      .map((event) => ({ event, time: timeOfSpecial(event) })),
    edit: rows.flatMap((row) => {
      const event = shown.get(row.event_id);
      const { week, held_on, starts_at } = row;
      const time = event ? timeOfSpecial(event) : { week, held_on, starts_at };
      const ended_on = event ? null : (row.ended_on ?? today);
      return ended_on === row.ended_on && isAtTime(row, time) ? [] : [{ row, time, ended_on }];
    }),
    remove: rows.filter(
      ({ ended_on, event_id }) => ended_on !== null && ended_on < before && !shown.has(event_id),
    ),
  };
}

export interface Hours {
  from: string;
  to: string;
}

/** Hours of the parts in order; `24:10` after midnight. */
export function specialHours(parts: readonly { minutes: number }[], startsAt: string): Hours[] {
  let from = startsAt;
  return parts.map(({ minutes }) => {
    const hours = { from, to: laterClock(from, minutes) };
    from = hours.to;
    return hours;
  });
}

export const endOfSpecial = (parts: readonly { minutes: number }[], startsAt: string): string =>
  specialHours(parts, startsAt).at(-1)?.to ?? startsAt;

interface SpecialSpan {
  held_on: string;
  starts_at: string;
  ends_at: string;
}

/** Whether another special meeting is held at the same time. */
export const overlapsSpecial = (one: SpecialSpan, others: readonly SpecialSpan[]): boolean =>
  others.some(
    (other) =>
      one.held_on === other.held_on && one.starts_at < other.ends_at && other.starts_at < one.ends_at,
  );
