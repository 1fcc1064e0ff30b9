/** Whether a person that an import made can go again as if they had never been (IMPORT-R6). */

export interface ImportedPerson {
  id: number;
  /** They were in, or a link or a session of theirs is there. */
  signed_in: boolean;
  invited: boolean;
  /** They hold or held a map, or addresses are kept for them. */
  has_work: boolean;
  /** Somebody changed their record since. */
  changed: boolean;
  /** They lead a group, or are the cart partner of somebody. */
  in_use: boolean;
}

export const keptReasons = ['signed-in', 'invited', 'has-work', 'in-use', 'changed'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** Why they stay; null where they go. The reason that weighs most is told. */
export function whyKept(person: ImportedPerson): KeptReason | null {
  if (person.signed_in) return 'signed-in';
  if (person.invited) return 'invited';
  if (person.has_work) return 'has-work';
  if (person.in_use) return 'in-use';
  return person.changed ? 'changed' : null;
}
