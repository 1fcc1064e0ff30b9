/** Forum keepers, configured by the installation (FORUM-R4, FORUM-X6). */

/** Person ids are unique only within their congregation. */
export type ForumKeeper = { congregationId: number; personId: number } | { email: string };

/** Congregation of the installation itself: a bare person id or an e-mail refers to it. */
export const homeCongregation = 1;

/** "Session id 1" of the specification. */
export const defaultKeepers: readonly ForumKeeper[] = [{ congregationId: homeCongregation, personId: 1 }];

const isId = (number: number): boolean => Number.isSafeInteger(number) && number > 0;

/** Parses `12`, `3/12` or `ruth@example.org`; undefined for anything else. */
function readKeeper(entry: string): ForumKeeper | undefined {
  const [, congregation, person] = /^(?:(\d{1,15})\/)?(\d{1,15})$/.exec(entry) ?? [];
  if (person !== undefined) {
    const congregationId = congregation === undefined ? homeCongregation : Number(congregation);
    const personId = Number(person);
    return isId(congregationId) && isId(personId) ? { congregationId, personId } : undefined;
  }
  return /^[^\s@/,]+@[^\s@/,]+$/.test(entry) ? { email: entry.toLowerCase() } : undefined;
}

/**
 * @param text comma-separated entries; an empty text means no keepers. @returns undefined if an entry is
 * invalid.
 */
export function readKeepers(text: string): ForumKeeper[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  const keepers = entries.filter((entry) => entry !== '').map(readKeeper);
  return keepers.every((keeper) => keeper !== undefined) ? keepers : undefined;
}

export interface KeeperCandidate {
  congregationId: number;
  personId: number;
  /** May change roles and is therefore an administrator. */
  administers: boolean;
  email: string | null;
}

/**
 * People can enter any e-mail into their own profile, and other congregations into their records. An e-mail
 * therefore matches only an administrator of the home congregation.
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
