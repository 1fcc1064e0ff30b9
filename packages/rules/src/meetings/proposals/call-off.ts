/** An agreement of two congregations that ends because the talk left the schedule of one of them. */
import type { Proposal } from './proposal.ts';

export interface Agreement extends Pick<Proposal, 'state' | 'round' | 'date'> {
  /** A talk of the own schedule named it. */
  linked: boolean;
}

/** What the own schedule has for it: the talk, one that was cleared so recently that it may be put back, or none. */
export type AgreedTalk = 'stands' | 'undoable' | 'gone';

/** The round rises, so that the other side is told once more. Null where nothing is to be called off. */
export function decideCallOff(
  { state, round, date, linked }: Agreement,
  talk: AgreedTalk,
  today: string,
): { state: 'withdrawn'; round: number } | null {
  if (state !== 'accepted' || !linked || talk !== 'gone' || date <= today) return null;
  return { state: 'withdrawn', round: round + 1 };
}
