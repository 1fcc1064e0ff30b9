/**
 * Decides on actions that affect another person's access: holding their sign-in link, changing the contact
 * that gets links, and ending their links and sessions (ROLES-R9). Requires all permissions of that person.
 * Deactivating, deleting and removing roles require the same for each lost permission (`decideGrant`).
 */
export const mayActAs = (own: ReadonlySet<string>, theirs: Iterable<string>): boolean =>
  [...theirs].every((key) => own.has(key));
