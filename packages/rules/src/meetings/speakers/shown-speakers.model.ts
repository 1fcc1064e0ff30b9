/** Test model of which speakers the database shows to another congregation. */
import type { SpeakerShare } from './shown-speakers.ts';

export interface Onlooker {
  /** The congregation itself. */
  own: boolean;
  /** Both sides have confirmed a partnership. */
  partner: boolean;
  sameCountry: boolean;
}

/** `names` includes outlines but no contact details. */
export type ShownExtent = 'all' | 'names' | 'nothing';

export function shownTo(share: SpeakerShare, { own, partner, sameCountry }: Onlooker): ShownExtent {
  if (own) return 'all';
  if (share === 'none') return 'nothing';
  if (partner) return 'all';
  return share === 'country' && sameCountry ? 'names' : 'nothing';
}
