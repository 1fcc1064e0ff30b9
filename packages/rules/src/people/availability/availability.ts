/** Availability of a person: limits, times, hours for carts, and notes of planners (AVAIL-D1). */
import { minutesOf } from '../../time/clock-time.ts';

/** Areas with their own limit; `all` counts every duty. */
export const limitAreas = ['all', 'programme', 'duties', 'carts', 'service'] as const;
export type LimitArea = (typeof limitAreas)[number];

/** Share in the duties: a whole one, half of one, or only if a place would stay open. */
export const paces = ['usual', 'half', 'reserve'] as const;
export type Pace = (typeof paces)[number];

export const pairWishes = ['together', 'apart'] as const;
export type PairWish = (typeof pairWishes)[number];
export const pairScopes = ['helper', 'carts', 'all'] as const;
export type PairScope = (typeof pairScopes)[number];

/** Most duties a month that a limit can state. */
export const mostAMonth = 20;
/** Most rows of times of one person. */
export const mostTimes = 60;
export const mostNote = 200;

export interface PersonLimit {
  area: LimitArea;
  /** Duties in a calendar month; null for no limit. */
  most_a_month: number | null;
  pace: Pace;
}

/** Wall times of the congregation. A time that does not end after its start ends on the next day. */
export interface UnavailableTime {
  /** Days of the week on which it starts, bit 0 is Monday. */
  days: number;
  from_at: string;
  to_at: string;
  /** First and last day on which it may start; null for every week. */
  starts_on: string | null;
  ends_on: string | null;
}

/** Hours at which the person can serve at a cart; 1 is Monday. Without any, every hour is possible. */
export interface CartTime {
  day: number;
  from_at: string;
  to_at: string;
}

export interface Availability {
  limits: readonly PersonLimit[];
  times: readonly UnavailableTime[];
  cart_times: readonly CartTime[];
}

/** Dates and note of planners; null for readers without the permission. */
export interface PlannerNotes {
  counts_from: string | null;
  note: string | null;
}

export const mayPlanPeople = (permissions: ReadonlySet<string>): boolean =>
  permissions.has('settings.users.qualifications');

interface Editor {
  personId: number;
  permissions: ReadonlySet<string>;
}

/** Everyone reads and edits their own (AVAIL-R5). */
export const mayTouchAvailability = ({ personId, permissions }: Editor, of: number): boolean =>
  personId === of || mayPlanPeople(permissions);

/** Everyone wishes to be together with others; only planners separate people (AVAIL-R5). */
export const mayWish = (editor: Editor, of: number, wish: PairWish): boolean =>
  wish === 'together' ? mayTouchAvailability(editor, of) : mayPlanPeople(editor.permissions);

/** Reason against the times of a person, by field; empty if they are valid. */
export function wrongInAvailability({
  limits,
  times,
  cart_times,
}: Availability): Partial<Record<'limits' | 'times' | 'cart_times', AvailabilityFault>> {
  const areas = new Set(limits.map(({ area }) => area));
  const badTime = times.some(({ from_at, to_at }) => from_at === to_at);
  const badSpan = times.some(
    ({ starts_on, ends_on }) => starts_on !== null && ends_on !== null && ends_on < starts_on,
  );
  const badCart = cart_times.some(({ from_at, to_at }) => minutesOf(to_at) <= minutesOf(from_at));
  return {
    ...(areas.size < limits.length && { limits: 'area-twice' as const }),
    ...(badSpan && { times: 'before-start' as const }),
    ...(badTime && { times: 'time-without-length' as const }),
    ...(badCart && { cart_times: 'time-without-length' as const }),
  };
}

export type AvailabilityFault = 'area-twice' | 'before-start' | 'time-without-length';

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const withoutVersion = ({ limits, times, cart_times, counts_from, note }: Availability & PlannerNotes) => [
  limits.map(({ area, most_a_month, pace }) => [area, most_a_month, pace].join(' ')).sort(byText),
  times
    .map(({ days, from_at, to_at, starts_on, ends_on }) =>
      [days, from_at, to_at, starts_on, ends_on].join(' '),
    )
    .sort(byText),
  cart_times.map(({ day, from_at, to_at }) => [day, from_at, to_at].join(' ')).sort(byText),
  counts_from,
  note,
];

/**
 * Version of the record, computed from its values (decision 198): the record has rows in several tables, and
 * a phone computes the version of what it sent before the server replied.
 */
export function availabilityVersion(record: Availability & PlannerNotes): number {
  const text = JSON.stringify(withoutVersion(record));
  // FNV-1a, 31 bits: the version of a record is a positive integer of the database.
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 1;
}
