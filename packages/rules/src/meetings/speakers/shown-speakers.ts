/** Visibility of a congregation's speakers for others. Being in the same circuit grants nothing. */
export const speakerShares = ['none', 'partners', 'country'] as const;
export type SpeakerShare = (typeof speakerShares)[number];

export interface SpeakerSettings {
  share_speakers: SpeakerShare;
}

export const speakerSettingsDefaults: SpeakerSettings = { share_speakers: 'partners' };
