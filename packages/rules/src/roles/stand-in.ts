/**
 * Whether one may hold in his hands what lets him in as somebody else, a link or the contact that links go to: only where that
 * opens nothing to him that is closed (ROLES-R8).
 */
export const mayStandInFor = (own: ReadonlySet<string>, theirs: Iterable<string>): boolean =>
  [...theirs].every((key) => own.has(key));
