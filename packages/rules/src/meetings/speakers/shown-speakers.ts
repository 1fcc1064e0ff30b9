/** What a congregation shows others of those who speak in it. To be of the same circuit gives no right. */
export const speakerShares = ['none', 'partners', 'country'] as const;
export type SpeakerShare = (typeof speakerShares)[number];

export interface SpeakerSettings {
  share_speakers: SpeakerShare;
}

export const speakerSettingsDefaults: SpeakerSettings = { share_speakers: 'partners' };
