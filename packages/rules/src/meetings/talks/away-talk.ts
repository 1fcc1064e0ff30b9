/** Talks that speakers of the congregation give elsewhere (AWAY). */
import { addDays } from '../../schedules/calendar-week.ts';
import { instantOfWallTime, mondayOf, wallTimeIn } from '../../time/wall-time.ts';
import { confirmations } from './request.ts';

/** AWAY-R2: of a congregation that is not listed. */
export const notListed = -1;

/** As long as a weekend meeting is planned to be. */
const minutesOfMeeting = 105;

/** AWAY-O1: the date picks the week, and the talk is on the day on which the host meets in it. 0 is Sunday, the last of its week. */
export const hostDayOf = (date: string, publicDay: number): string =>
  addDays(mondayOf(date), publicDay === 0 ? 6 : publicDay - 1);

export interface HomeSpan {
  date: string;
  from: string;
  /** After midnight from 24:00 on. */
  to: string;
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** When it is by the clock of the own congregation, for the ledger. */
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
  /** Null where it is known by its name alone. */
  host_id: number | null;
  held_on: string;
  number: number;
  confirmed: number;
}

export interface AwayTalkSave {
  confirmed: number;
  /** The speaker is asked, and links of before open nothing any more. */
  asks: boolean;
  /** What they said of it before holds no longer. */
  resets: boolean;
  /** Only the talk is another, and whoever was asked for it is told. */
  tells: boolean;
}

/**
 * What becomes of a talk that is arranged or changed (WKND-O1, WKND-O3, WKND-O4). Another speaker, host or date is a new question;
 * another talk is none.
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
