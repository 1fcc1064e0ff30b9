/** How long one round of a kind takes, and from when a person counts in it. */
import type { DaySpan } from '../people/absences/away.ts';
import { meetingParts } from '../people/people/meeting-part.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { dayNumberOf } from '../time/day-number.ts';
import type { KindKey, KindOfDuty } from './kind-key.ts';
import type { EligibleTime } from './share.ts';

/** Places of each kind in a week, filled and open, as a mean over the known weeks. */
export type PlacesOfWeek = ReadonlyMap<KindKey, number>;

/**
 * Weeks in which everybody who could has one duty of the kind, at least 1. A kind without places counts as
 * one place a week.
 */
export function turnOf(kind: KindKey, eligible: EligibleTime, places: PlacesOfWeek): number {
  const people = [...(eligible.get(kind)?.values() ?? [])].filter((time) => time > 0).length;
  return Math.max(1, people / (places.get(kind) || 1));
}

/** Days from which a person has qualifications, by code, and responsibilities, by id; unknown ones are missing. */
export interface QualifiedSince {
  qualifications: ReadonlyMap<number, string>;
  responsibilities: ReadonlyMap<number, string>;
}

/** For a person of whom no day is recorded. */
export const unknownSince: QualifiedSince = { qualifications: new Map(), responsibilities: new Map() };

export interface EntryFacts {
  since: QualifiedSince;
  /** Set by hand, for a person who moved in or comes back; null if nobody set it. */
  counts_from: string | null;
  away: readonly DaySpan[];
}

/** A shorter absence does not change the entry. */
export const longAbsenceDays = 56;

/** An absence that ended earlier is no entry any more, and need not be read. */
export const firstAwayDay = (day: string): string => addDays(day, -364);

/** Absences that follow each other without a day between are one. */
function joined(away: readonly DaySpan[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const span of [...away].sort((one, other) => (one.start_date < other.start_date ? -1 : 1))) {
    const before = spans.at(-1);
    if (before && span.start_date <= addDays(before.end_date, 1)) {
      if (span.end_date > before.end_date) before.end_date = span.end_date;
    } else spans.push({ start_date: span.start_date, end_date: span.end_date });
  }
  return spans;
}

/** Day from which the person may have the kind; null if unknown. */
export function sinceOf(
  { qualifications, responsibilities }: QualifiedSince,
  { qualification, responsibilityId }: Omit<KindOfDuty, 'kind'>,
): string | null {
  if (qualification !== null) return qualifications.get(meetingParts.encode(qualification)) ?? null;
  return responsibilityId === null ? null : (responsibilities.get(responsibilityId) ?? null);
}

/**
 * Day from which the wait of a person for a kind counts: the latest of the qualification, the day set by
 * hand, and the end of a long absence in the year before the duty. Null if none is known.
 */
export function entryOf(facts: EntryFacts, kind: Omit<KindOfDuty, 'kind'>, day: string): string | null {
  const ends = joined(facts.away)
    .filter(
      ({ start_date, end_date }) =>
        end_date < day &&
        end_date >= firstAwayDay(day) &&
        dayNumberOf(end_date) - dayNumberOf(start_date) + 1 >= longAbsenceDays,
    )
    .map(({ end_date }) => end_date);
  return [sinceOf(facts.since, kind), facts.counts_from, ...ends].reduce(
    (latest, date) => (date !== null && (latest === null || date > latest) ? date : latest),
    null,
  );
}
