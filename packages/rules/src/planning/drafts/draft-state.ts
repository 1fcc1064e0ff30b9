/** States of a draft and of its places. */
export const draftStates = ['ready', 'published'] as const;
export type DraftState = (typeof draftStates)[number];

/** `left`: the person no longer fitted at the publication, and the duty stayed open. */
export const placeStates = ['proposed', 'published', 'left'] as const;
export type PlaceState = (typeof placeStates)[number];
