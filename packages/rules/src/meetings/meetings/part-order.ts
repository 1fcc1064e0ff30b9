/** Order of the parts within a section, from 1 without gaps (MEET-R14, MEET-R27, MEET-R28). */

/** Plausibility limit. */
export const mostPartsOfSection = 20;
