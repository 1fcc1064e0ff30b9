/** The page of assignments: in the section of maps. */
export const assignments = {
  none: 'You have no assignments yet.',
} as const;
