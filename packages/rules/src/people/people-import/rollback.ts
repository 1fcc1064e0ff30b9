/** Decides whether an imported person is removed when the import is rolled back (IMPORT-R6). */

export interface ImportedPerson {
  id: number;
  /** Has signed in, or has a link or session. */
  signed_in: boolean;
  invited: boolean;
  /** Holds or held a map, or has assigned addresses. */
  has_work: boolean;
  /** Edited since the import. */
  changed: boolean;
  /** Leads a group, or is a cart partner. */
  in_use: boolean;
}

export const keptReasons = ['signed-in', 'invited', 'has-work', 'in-use', 'changed'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** Reason for staying, the most important one; null if the person is removed. */
export function whyKept(person: ImportedPerson): KeptReason | null {
  if (person.signed_in) return 'signed-in';
  if (person.invited) return 'invited';
  if (person.has_work) return 'has-work';
  if (person.in_use) return 'in-use';
  return person.changed ? 'changed' : null;
}
