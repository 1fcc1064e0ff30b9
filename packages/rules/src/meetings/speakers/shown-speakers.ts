/** What a congregation shows others of those who speak in it. To be of the same circuit gives no right. */
export const speakerShares = ['none', 'partners', 'country'] as const;
export type SpeakerShare = (typeof speakerShares)[number];

export interface SpeakerSettings {
  share_speakers: SpeakerShare;
}

export const speakerSettingsDefaults: SpeakerSettings = { share_speakers: 'partners' };

export interface Onlooker {
  /** The congregation itself. */
  own: boolean;
  /** Both sides have confirmed a partnership. */
  partner: boolean;
  sameCountry: boolean;
}

/** All of it; names and outlines without a way to reach anybody; or nothing. */
export type Shown = 'all' | 'names' | 'nothing';

export function shownTo(share: SpeakerShare, { own, partner, sameCountry }: Onlooker): Shown {
  if (own) return 'all';
  if (share === 'none') return 'nothing';
  if (partner) return 'all';
  return share === 'country' && sameCountry ? 'names' : 'nothing';
}
