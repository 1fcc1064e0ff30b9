/** Whether a person that an import made can go again as if he had never been (IMPORT-R6). */

export interface ImportedPerson {
  id: number;
  /** He was in, or a link or a session of his is there. */
  signed_in: boolean;
  invited: boolean;
  /** He holds or held a map, or addresses are kept for him. */
  has_work: boolean;
  /** Somebody changed his record since. */
  changed: boolean;
  /** He leads a group, or is the cart partner of somebody. */
  in_use: boolean;
}

export const keptReasons = ['signed-in', 'invited', 'has-work', 'in-use', 'changed'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** Why he stays; null where he goes. The reason that weighs most is told. */
export function whyKept(person: ImportedPerson): KeptReason | null {
  if (person.signed_in) return 'signed-in';
  if (person.invited) return 'invited';
  if (person.has_work) return 'has-work';
  if (person.in_use) return 'in-use';
  return person.changed ? 'changed' : null;
}
