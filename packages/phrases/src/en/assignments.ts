/** Phrases of the assignments page; part of the maps section. */
export const assignments = {
  none: 'You have no assignments yet.',
} as const;
