/**
 * ROLES-R9: the one rule for whatever acts on another person's access: holding the link that lets in as them, changing the
 * contact that links go to, and ending all their links and sessions. Only with every right that they have. Deactivating,
 * deleting and taking roles ask the same of every key that is lost (`decideGrant`).
 */
export const mayActAs = (own: ReadonlySet<string>, theirs: Iterable<string>): boolean =>
  [...theirs].every((key) => own.has(key));
