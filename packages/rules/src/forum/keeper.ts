/** Who keeps the forum in order: persons whom the installation names (FORUM-R4, FORUM-X6). */

/** Person ids are unique within their congregation only. */
export type ForumKeeper = { congregationId: number; personId: number } | { email: string };

/** The congregation of the installation itself: a bare person id and an e-mail belong to it. */
export const homeCongregation = 1;

/** The specification's "session id 1". */
export const defaultKeepers: readonly ForumKeeper[] = [{ congregationId: homeCongregation, personId: 1 }];

const isId = (number: number): boolean => Number.isSafeInteger(number) && number > 0;

/** `12`, `3/12` or `ruth@example.org`; undefined for anything else. */
function readKeeper(entry: string): ForumKeeper | undefined {
  const [, congregation, person] = /^(?:(\d{1,15})\/)?(\d{1,15})$/.exec(entry) ?? [];
  if (person !== undefined) {
    const congregationId = congregation === undefined ? homeCongregation : Number(congregation);
    const personId = Number(person);
    return isId(congregationId) && isId(personId) ? { congregationId, personId } : undefined;
  }
  return /^[^\s@/,]+@[^\s@/,]+$/.test(entry) ? { email: entry.toLowerCase() } : undefined;
}

/** @param text entries with commas between; an empty text names nobody. @returns undefined where an entry is none of these. */
export function readKeepers(text: string): ForumKeeper[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  const keepers = entries.filter((entry) => entry !== '').map(readKeeper);
  return keepers.every((keeper) => keeper !== undefined) ? keepers : undefined;
}

export interface KeeperCandidate {
  congregationId: number;
  personId: number;
  /** Whether they may change roles, which makes them an administrator. */
  administers: boolean;
  email: string | null;
}

/**
 * Everybody writes what they like into their own profile, and other congregations into their own records. An e-mail therefore counts
 * only for an administrator of the home congregation.
 */
export const mayNameByEmail = ({
  congregationId,
  administers,
}: Pick<KeeperCandidate, 'congregationId' | 'administers'>): boolean =>
  administers && congregationId === homeCongregation;

export const isForumKeeper = (person: KeeperCandidate, keepers: readonly ForumKeeper[]): boolean =>
  keepers.some((keeper) =>
    'email' in keeper
      ? mayNameByEmail(person) && person.email?.toLowerCase() === keeper.email
      : keeper.congregationId === person.congregationId && keeper.personId === person.personId,
  );
