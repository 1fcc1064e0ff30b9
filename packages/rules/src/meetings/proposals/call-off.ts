/** Ends an agreement of two congregations after its talk was removed from the schedule of one of them. */
import type { Proposal } from './proposal.ts';

export interface Agreement extends Pick<Proposal, 'state' | 'round' | 'date'> {
  /** A talk of the own schedule refers to it. */
  linked: boolean;
}

/** The talk in the own schedule: present, cleared recently and restorable, or gone. */
export type AgreedTalk = 'stands' | 'undoable' | 'gone';

/** Raises the round, so that the other side is notified again. Null if there is nothing to call off. */
export function decideCallOff(
  { state, round, date, linked }: Agreement,
  talk: AgreedTalk,
  today: string,
): { state: 'withdrawn'; round: number } | null {
  if (state !== 'accepted' || !linked || talk !== 'gone' || date <= today) return null;
  return { state: 'withdrawn', round: round + 1 };
}
