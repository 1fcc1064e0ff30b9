/** One weekend is not promised to two: what is asked twice (PROP-R11), and a yes that comes too late (PROP-R12). */
import { mondayOf } from '../../time/wall-time.ts';

/** A proposal that is open, as one of its sides sees it. */
export interface OpenProposal {
  date: string;
  /** The speaker is ours. */
  sends: boolean;
  /** Our answer is awaited, so that nobody relies on us. */
  awaited: boolean;
  /** Who of ours it is, where that was said. */
  speakerId: number | null;
  /** The other congregation in the directory, where it stands there. */
  otherId: number | null;
  /** The language group in whose weekend the talk is given, as far as that was said. */
  group: number | null;
}

export type PromisedProposal = Omit<OpenProposal, 'awaited'>;

const isSame = (one: number | null, other: number | null): boolean => one !== null && one === other;

/** The language groups of a congregation have weekends of their own (X-LANG-GROUP). */
const isSameWeekend = (asking: PromisedProposal, one: OpenProposal): boolean =>
  one.group === asking.group && (!asking.sends || isSame(one.otherId, asking.otherId));

/**
 * Whether the answer of somebody else is awaited for the same: a weekend of ours, or one of our speakers, or the weekend of one host.
 * Two who say yes would leave one of them without the talk.
 */
export const isAskedAlready = (asking: PromisedProposal, open: readonly OpenProposal[]): boolean =>
  open.some(
    (one) =>
      !one.awaited &&
      one.sends === asking.sends &&
      mondayOf(one.date) === mondayOf(asking.date) &&
      ((asking.sends && isSame(one.speakerId, asking.speakerId)) || isSameWeekend(asking, one)),
  );

export type LateYes = 'proposal-weekend-closed' | 'proposal-speaker-taken';

/**
 * What refuses a yes of the other side, of all that keeps a talk out of a schedule. What the own coordinator can set right, such as a
 * meeting that is not planned so far ahead, is no reason to refuse it.
 */
const lateBy: Readonly<Record<string, LateYes>> = {
  'talk-taken': 'proposal-weekend-closed',
  'talk-meeting-past': 'proposal-weekend-closed',
  'talk-meeting-cancelled': 'proposal-weekend-closed',
  'talk-event-speaker': 'proposal-weekend-closed',
  'away-host-taken': 'proposal-weekend-closed',
  'away-speaker-taken': 'proposal-speaker-taken',
  'proposal-speaker-gone': 'proposal-speaker-taken',
};

/** Whoever answers learns that it is too late, and not why: who speaks instead is nothing of theirs. */
export const lateYes = (hindrance: string | null): LateYes | null =>
  hindrance === null ? null : (lateBy[hindrance] ?? null);
