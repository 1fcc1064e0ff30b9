/** States of a swap and of its offers, and the reasons that the asker may give. */

/** `pending`: somebody took the duty, and the overseer has not agreed yet. `closed`: the duty changed or began. */
export const swapStates = ['open', 'pending', 'taken', 'withdrawn', 'nobody', 'closed'] as const;
export type SwapState = (typeof swapStates)[number];

/**
 * `seen`: the person touched the page of the question. `held`: the first yes of a chain, which waits for the second.
 * `refused`: the overseer did not agree. `late`: somebody else has the duty, or the swap ended.
 */
export const offerStates = ['sent', 'seen', 'cant', 'taken', 'held', 'refused', 'late'] as const;
export type OfferState = (typeof offerStates)[number];

export const unansweredStates = ['sent', 'seen'] as const satisfies readonly OfferState[];

export const isUnanswered = (state: OfferState): boolean =>
  unansweredStates.some((unanswered) => unanswered === state);

export const swapReasons = ['away', 'work', 'ill', 'family', 'other'] as const;
export type SwapReason = (typeof swapReasons)[number];

export const longestNote = 200;

/** People whom the asker can choose at once. */
export const mostChosen = 30;

/** Swaps are deleted so many days after the duty, with their reasons and offers. */
export const keptDaysAfterDuty = 28;
