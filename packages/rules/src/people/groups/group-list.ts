/** Printed group lists (GROUPS-O1, GROUPS-R11, GROUPS-R12). */
import { type LedGroup, leads } from './members.ts';

export const groupListVariants = ['groups', 'groups_elder'] as const;
export type GroupListVariant = (typeof groupListVariants)[number];

/** Names need either permission, contacts the one of the elders. */
export const mayPrintGroupList = (variant: GroupListVariant, permissions: ReadonlySet<string>): boolean =>
  permissions.has('settings.print.groups_elder') ||
  (variant === 'groups' && permissions.has('settings.print.groups'));

export interface ListedPerson {
  id: number;
  first_name: string;
  last_name: string;
  group_id: number | null;
  appointment: string;
}

export interface GroupSheet<Group, Person> {
  /** Null for people without a group. */
  group: Group | null;
  people: Person[];
}

const rank = (person: ListedPerson, group: LedGroup): number => {
  if (!leads(person.id, group)) return 2;
  return group.overseer_id === person.id ? 0 : 1;
};

/**
 * Returns each group in order with its people, leaders first; then the people who should have a group but
 * have none.
 */
export function groupSheets<Group extends LedGroup, Person extends ListedPerson>(
  groups: readonly Group[],
  people: readonly Person[],
  byName: (one: Person, other: Person) => number,
): GroupSheet<Group, Person>[] {
  const named = [...people].sort(byName);
  const sheets: GroupSheet<Group, Person>[] = groups.map((group) => ({
    group,
    people: named
      .filter(({ group_id }) => group_id === group.id)
      .sort((one, other) => rank(one, group) - rank(other, group)),
  }));
  const homeless = named.filter(({ group_id, appointment }) => group_id === null && appointment !== 'guest');
  return homeless.length > 0 ? [...sheets, { group: null, people: homeless }] : sheets;
}
