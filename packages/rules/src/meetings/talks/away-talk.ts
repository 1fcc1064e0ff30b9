/** Talks of own speakers in other congregations (AWAY). */
import { addDays } from '../../schedules/calendar-week.ts';
import { instantOfWallTime, mondayOf, wallTimeIn } from '../../time/wall-time.ts';
import { confirmations } from './request.ts';

/** Congregation that is not in the list (AWAY-R2). */
export const notListed = -1;

/** Planned length of a weekend meeting. */
const minutesOfMeeting = 105;

/**
 * Returns the host's meeting day in the week of the date (AWAY-O1). 0 is Sunday, the last day of the week.
 */
export const hostDayOf = (date: string, publicDay: number): string =>
  addDays(mondayOf(date), publicDay === 0 ? 6 : publicDay - 1);

export interface HomeSpan {
  date: string;
  from: string;
  /** Above 24:00 after midnight. */
  to: string;
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Local time of the own congregation, for the ledger. */
export function homeSpanOf(
  talk: { held_on: string; starts_at: string; zone: string },
  homeZone: string,
): HomeSpan {
  const start = wallTimeIn(homeZone, instantOfWallTime(talk.held_on, talk.starts_at, talk.zone));
  const from = start.slice(11, 16);
  return { date: start.slice(0, 10), from, to: clockOf(minutesOf(from) + minutesOfMeeting) };
}

export interface ArrangedTalk {
  person_id: number;
  /** Null if only the name is known. */
  host_id: number | null;
  held_on: string;
  number: number;
  confirmed: number;
}

export interface AwayTalkSave {
  confirmed: number;
  /** The speaker is asked, and earlier links expire. */
  asks: boolean;
  /** An earlier answer becomes invalid. */
  resets: boolean;
  /** Only the talk changed: a speaker who was asked before is notified. */
  tells: boolean;
}

/**
 * Effects of adding or changing a talk (WKND-O1, WKND-O3, WKND-O4). Another speaker, host or date is a new
 * question; another talk is not.
 */
export function decideAwaySaving(
  before: (ArrangedTalk & { wasAsked: boolean }) | null,
  after: Omit<ArrangedTalk, 'confirmed'>,
  confirmation: boolean,
): AwayTalkSave {
  const fresh = confirmations.encode(confirmation ? 'awaiting' : 'confirmed');
  const isNew =
    before === null ||
    before.person_id !== after.person_id ||
    before.host_id !== after.host_id ||
    before.held_on !== after.held_on;
  if (isNew) return { confirmed: fresh, asks: confirmation, resets: true, tells: false };
  if (confirmation && !before.wasAsked && before.confirmed !== confirmations.encode('declined'))
    return { confirmed: fresh, asks: true, resets: true, tells: false };
  const isEntered = !confirmation && before.confirmed === confirmations.encode('awaiting');
  return {
    confirmed: isEntered ? fresh : before.confirmed,
    asks: false,
    resets: false,
    tells: before.wasAsked && before.number !== after.number,
  };
}
