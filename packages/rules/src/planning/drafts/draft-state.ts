/** States of a draft and of its places. */

/**
 * `queued` and `solving`: a job searches. `cancelled`: stopped before it had proposals. `failed`: the job was
 * interrupted too often.
 */
export const draftStates = ['queued', 'solving', 'ready', 'published', 'cancelled', 'failed'] as const;
export type DraftState = (typeof draftStates)[number];

export const isSolving = (state: DraftState): boolean => state === 'queued' || state === 'solving';

/**
 * `left`: the person no longer fitted at the publication, and the duty did not change. `unchanged`: the person of the
 * duty stays, so that nothing is published.
 */
export const placeStates = ['proposed', 'published', 'left', 'unchanged'] as const;
export type PlaceState = (typeof placeStates)[number];

/** A larger draft is solved by a job. */
export const mostPlacesAtOnce = 60;
/** Interruptions after which a draft is not solved again. */
export const mostDraftAttempts = 5;
/** Moves of one slice of work; a worker then serves the next congregation. */
export const movesOfSlice = 1_000_000;
