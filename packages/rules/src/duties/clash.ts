/**
 * Warnings against giving a duty to a person: another duty at that time or in that week, days away, a time
 * that the person cannot, a full month, or a separated pair (X-LEDGER, MEET-R17, AVAIL-R3).
 */
import { type DaySpan, isAway } from '../people/absences/away.ts';
import type { PersonLimit, UnavailableTime } from '../people/availability/availability.ts';
import { type CountedDuty, cannotAt, monthFull } from '../people/availability/fits.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { mondayOf } from '../time/wall-time.ts';
import { canShareMeeting, type DutyKindName, dutyKinds } from './duty-kind.ts';

/** A duty of any kind, in local time of the congregation. */
export interface DutySpan {
  id: number;
  kind: DutyKindName;
  /** Null for a duty outside meetings. */
  meetingId: number | null;
  /** `2026-11-25`. */
  date: string;
  /** `19:00`; a duty that ends after midnight has `24:10`. */
  from: string;
  to: string;
}

export type Clash =
  /**
   * `same-week` duties are possible together but too much for one week; the others are impossible together.
   */
  | { code: 'same-meeting' | 'same-time' | 'same-week'; duty: number; kind: DutyKindName; date: string }
  | { code: 'away'; from: string; to: string }
  /** Not then, for a reason that the reader may not learn or that nobody asked for. */
  | { code: 'cannot' }
  | { code: 'month-full'; most: number }
  /** Separated from the person in the other place. */
  | { code: 'pair'; with: number };

/** Days away, times and limits of a person. */
export interface Hindrances {
  away: readonly DaySpan[];
  times: readonly UnavailableTime[];
  limits: readonly PersonLimit[];
}

export type DutyClash = Extract<Clash, { duty: number }>;
export const isDutyClash = (clash: Clash): clash is DutyClash => 'duty' in clash;

/** The person has another duty that makes this one impossible; any other conflict is only a warning. */
export const isHardClash = ({ code }: { code: string }): boolean =>
  code === 'same-meeting' || code === 'same-time';

/** The only duty that makes another one impossible; null without one, or with several. */
export function onlyObstacle(reasons: readonly { code: string; duty?: number }[]): number | null {
  const hard = reasons.flatMap((reason) => (isHardClash(reason) && reason.duty ? [reason.duty] : []));
  return hard.length === 1 ? hard[0]! : null;
}

const overlaps = (one: DutySpan, other: DutySpan): boolean =>
  one.date === other.date && one.from < other.to && other.from < one.to;

interface Week {
  monday: string;
  sunday: string;
}

export const weekOfDuty = (date: string): Week => {
  const monday = mondayOf(date);
  return { monday, sunday: addDays(monday, 6) };
};

function between(one: DutySpan, other: DutySpan, week: Week): DutyClash['code'] | null {
  if (one.meetingId !== null && one.meetingId === other.meetingId)
    return canShareMeeting(one.kind, other.kind) ? null : 'same-meeting';
  if (overlaps(one, other)) return 'same-time';
  if (!dutyKinds[one.kind].onPlatform || !dutyKinds[other.kind].onPlatform) return null;
  return other.date >= week.monday && other.date <= week.sunday ? 'same-week' : null;
}

/**
 * @param others other duties of the same person, those of its month if they have limits; an entry with the
 *   duty's own id is ignored.
 * @param week of the duty; computed once for a list of people.
 */
export function clashesOf(
  duty: DutySpan,
  others: readonly DutySpan[],
  { away, times, limits }: Hindrances,
  week = weekOfDuty(duty.date),
): Clash[] {
  const withOthers = others.flatMap((other) => {
    const code = other.id === duty.id ? null : between(duty, other, week);
    return code === null ? [] : [{ code, duty: other.id, kind: other.kind, date: other.date }];
  });
  const absent = away
    .filter((span) => isAway(span, duty.date))
    .map(({ start_date: from, end_date: to }) => ({ code: 'away' as const, from, to }));
  const most = limits.length === 0 ? null : monthFull(limits, others.map(countedDuty), countedDuty(duty));
  return [
    ...absent,
    ...(cannotAt(times, duty.date, duty.from, duty.to) ? [{ code: 'cannot' as const }] : []),
    ...(most === null ? [] : [{ code: 'month-full' as const, most }]),
    ...withOthers,
  ];
}

/** The area in which limits count the duty. */
export const countedDuty = ({ id, kind, date }: Pick<DutySpan, 'id' | 'kind' | 'date'>): CountedDuty => ({
  id,
  date,
  area: dutyKinds[kind].area,
});

type Private = Extract<Clash, { code: 'month-full' | 'pair' }>;
const isPrivate = ({ code }: { code: string }): boolean => code === 'month-full' || code === 'pair';

/**
 * Reasons for a reader without settings.users.qualifications: `cannot`, once, replaces all private ones
 * (AVAIL-R3).
 */
export function withoutPrivate<Told extends { code: string }>(
  told: readonly Told[],
): (Exclude<Told, Private> | { code: 'cannot' })[] {
  const hidden = told.map((one) => (isPrivate(one) ? { code: 'cannot' as const } : one)) as (
    | Exclude<Told, Private>
    | { code: 'cannot' }
  )[];
  const first = hidden.findIndex(({ code }) => code === 'cannot');
  return hidden.filter(({ code }, index) => code !== 'cannot' || index === first);
}
