/** The programme of the week in which the circuit overseer visits (X-VISIT). */
import type { HelperType } from '../../duties/helper-type.ts';
import { isInWeek, isMeetingCancelled, type MeetingType } from '../../events/cancelling.ts';
import { type Extent, isForEveryone } from '../../events/extent.ts';
import { clockOf, dateOf, mondayOf } from '../../time/wall-time.ts';
import type { SpeakerEvent } from '../talks/open-meetings.ts';
import type { MeetingSection, PartKey } from './part-place.ts';
import { type Seat, type SeatedPart, seatKey, seatsOf } from './seats.ts';

export interface VisitEvent extends SpeakerEvent {
  id: number;
  extent: Extent;
}

/**
 * The visit that changes this meeting, the earliest of several. A visit that is not for everyone changes none,
 * because everyone reads the programme; neither does one without a speaker.
 */
export function visitOfMeeting<Event extends VisitEvent>(
  events: readonly Event[],
  { week, type }: { week: string; type: MeetingType },
): Event | undefined {
  if (isMeetingCancelled(events, week, type)) return undefined;
  const visits = events.filter(
    (event) =>
      event.type === 'co' && event.has_speaker && isForEveryone(event.extent) && isInWeek(event, week),
  );
  return [...visits].sort((one, other) => (one.start_date < other.start_date ? -1 : 1))[0];
}

export interface MovingVisit {
  /** `2026-12-08T19:00` */
  start_date: string;
  moves_midweek: boolean;
}

/** A visit may begin with the midweek meeting of the congregation and of its language groups. */
export function timeOfVisit(
  { week, type }: { week: string; type: MeetingType },
  visit: MovingVisit | undefined,
): { held_on: string; starts_at: string } | null {
  if (type !== 'clam' || !visit?.moves_midweek) return null;
  const held_on = dateOf(visit.start_date);
  return mondayOf(held_on) === week ? { held_on, starts_at: clockOf(visit.start_date) } : null;
}

interface VisitTalk {
  section: MeetingSection;
  key: PartKey;
  minutes: number;
}

/** Talk of the overseer, before the last song of each meeting; the public talk is a part of its own. */
export const visitTalks: Record<MeetingType, VisitTalk> = {
  clam: { section: 'living', key: 'service-talk', minutes: 30 },
  public: { section: 'watchtower', key: 'final-talk', minutes: 30 },
};

/** Minutes of the Watchtower study, which has no reader in this week. */
export const visitStudyMinutes = 30;

export interface ProgrammePart {
  section: MeetingSection;
  key: PartKey;
  order: number;
  minutes: number;
  helper_type: HelperType;
  helper_qualification: number | null;
  /** The visit that this part belongs to; null for a part of the usual programme. */
  event_id: number | null;
}

/** The midweek study is not held. */
export const isSuspended = ({ section, key }: Pick<ProgrammePart, 'section' | 'key'>): boolean =>
  section === 'living' && key === 'study';

/** Minutes and helper of the Watchtower study are those of the visit. */
export const isShortened = ({ section, key }: Pick<ProgrammePart, 'section' | 'key'>): boolean =>
  section === 'watchtower' && key === 'study';

const shortened = <Part extends ProgrammePart>(part: Part): Part =>
  isShortened(part)
    ? { ...part, minutes: visitStudyMinutes, helper_type: 'none', helper_qualification: null }
    : part;

/** Before the last song; at the end of the section without one. */
function withTalk<Part extends ProgrammePart>(usual: readonly Part[], talk: Part): Part[] {
  const song = usual.findLastIndex(({ section, key }) => section === talk.section && key === 'last-song');
  const end = usual.findLastIndex(({ section }) => section === talk.section) + 1;
  const at = song >= 0 ? song : end > 0 ? end : usual.length;
  return [...usual.slice(0, at), talk, ...usual.slice(at)];
}

/** The talk of the visit has the number of the part before it, and cannot be moved. */
function numbered<Part extends ProgrammePart>(parts: readonly Part[]): Part[] {
  const counted = new Map<MeetingSection, number>();
  return parts.map((part) => {
    const before = counted.get(part.section) ?? 0;
    if (part.event_id !== null) return { ...part, order: Math.max(1, before) };
    const order = before + 1;
    counted.set(part.section, order);
    return { ...part, order };
  });
}

interface VisitPlan<Part> {
  /** Parts that are held, in meeting order, counted from 1 in each section. */
  held: Part[];
  /** Parts that are not held in this week. */
  suspended: Part[];
}

/**
 * No stored part changes: the plan decides only what is shown, so that edits and imports survive the visit.
 * @param parts in meeting order, including the talk of the visit.
 */
export function visitPlan<Part extends ProgrammePart>(
  parts: readonly Part[],
  visited: boolean,
): VisitPlan<Part> {
  const usual = parts.filter(({ event_id }) => event_id === null);
  if (!visited) return { held: usual, suspended: [] };
  const talk = parts.find(({ event_id }) => event_id !== null);
  const held = usual.filter((part) => !isSuspended(part)).map(shortened);
  return {
    held: numbered(talk ? withTalk(held, talk) : held),
    suspended: usual.filter(isSuspended),
  };
}

export type DecidedByVisit = Pick<
  ProgrammePart,
  'section' | 'minutes' | 'helper_type' | 'helper_qualification'
>;

/**
 * Values to store for an edited part: those that the visit decides stay unchanged.
 * @param usual the stored part; undefined for the talk of the visit.
 * @returns null if the values change what the visit decides.
 */
export function storedUnderVisit<Values extends DecidedByVisit>(
  held: ProgrammePart,
  usual: ProgrammePart | undefined,
  values: Values,
): Values | null {
  if (usual === undefined) return null;
  if (!isShortened(held)) return values;
  const { section, minutes, helper_type, helper_qualification } = held;
  const isSame =
    values.section === section &&
    values.minutes === minutes &&
    values.helper_type === helper_type &&
    values.helper_qualification === helper_qualification;
  if (!isSame) return null;
  return {
    ...values,
    minutes: usual.minutes,
    helper_type: usual.helper_type,
    helper_qualification: usual.helper_qualification,
  };
}

interface VisitedSeats {
  type: MeetingType;
  halls: number;
  visited: boolean;
}

/** One hall, without the people of suspended parts, the reader of the shortened study and the public speaker. */
function isSeatHeld({ hall, partId, kind }: Seat, part: SeatedPart | undefined): boolean {
  if (hall > 1) return false;
  if (partId === null || part === undefined) return true;
  if (isSuspended(part)) return false;
  if (isShortened(part)) return kind !== 'helper';
  return !(part.section === 'talk' && part.key === 'talk');
}

/**
 * Seats of the usual programme; those of a visit stay, without being held.
 * @param parts of the usual programme.
 */
export function seatsUnderVisit(
  { type, halls, visited }: VisitedSeats,
  parts: readonly SeatedPart[],
): { seats: Seat[]; suspended: ReadonlySet<string> } {
  const seats = seatsOf(type, halls, parts);
  const ofId = new Map(parts.map((part) => [part.id, part]));
  const given = visited
    ? seats.filter((seat) => !isSeatHeld(seat, seat.partId === null ? undefined : ofId.get(seat.partId)))
    : [];
  return { seats, suspended: new Set(given.map(seatKey)) };
}

/**
 * Moves a part among those that are held; parts that are not held stay behind the part before them. Null if
 * nothing moves.
 * @param usual ids of a section as stored; @param held as shown; @param id of the part, perhaps new.
 */
export function placeAmongHeld(
  usual: readonly number[],
  held: readonly number[],
  id: number,
  order: number,
): number[] | null {
  const others = held.filter((other) => other !== id);
  const at = Math.min(Math.max(0, order - 1), others.length);
  if (held[at] === id && usual.includes(id)) return null;
  const left = usual.filter((other) => other !== id);
  const before = others.slice(0, at).findLast((other) => left.includes(other));
  const next = before === undefined ? 0 : left.indexOf(before) + 1;
  return [...left.slice(0, next), id, ...left.slice(next)];
}
