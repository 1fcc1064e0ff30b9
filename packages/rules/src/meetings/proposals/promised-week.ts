/**
 * Prevents double promises: pending proposals for the same weekend or speaker (PROP-R11), and late
 * acceptances (PROP-R12).
 */
import { mondayOf } from '../../time/wall-time.ts';

/** An open proposal from the perspective of one side. */
export interface OpenProposal {
  date: string;
  /** The speaker is from the own congregation. */
  sends: boolean;
  /** The own answer is pending, so nothing is promised yet. */
  awaited: boolean;
  /** Own speaker, if named. */
  speakerId: number | null;
  /** The other congregation in the directory, if listed. */
  otherId: number | null;
  /** Language group whose weekend the talk is for, if named. */
  group: number | null;
}

export type PromisedProposal = Omit<OpenProposal, 'awaited'>;

const isSame = (one: number | null, other: number | null): boolean => one !== null && one === other;

/** Language groups of a congregation have weekends of their own (X-LANG-GROUP). */
const isSameWeekend = (asking: PromisedProposal, one: OpenProposal): boolean =>
  one.group === asking.group && (!asking.sends || isSame(one.otherId, asking.otherId));

/**
 * Whether another answer is pending for the same own weekend, own speaker or host weekend. Two acceptances
 * would leave one side without the talk.
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
 * Obstacles that refuse an acceptance of the other side. Obstacles that the own coordinator can remove, such
 * as a meeting that is not created yet, are not included.
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

/**
 * The response states that it is too late but not why: the replacing speaker is private to the congregation.
 */
export const lateYes = (hindrance: string | null): LateYes | null =>
  hindrance === null ? null : (lateBy[hindrance] ?? null);
