/** Role of the second person of a meeting part (MEET-D2). */
export const helperTypes = ['none', 'householder', 'reader', 'student'] as const;
export type HelperType = (typeof helperTypes)[number];
