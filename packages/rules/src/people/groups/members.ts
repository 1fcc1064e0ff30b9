/**
 * Membership of field service groups: adding, moving and removing people (GROUPS-R4, GROUPS-R5, GROUPS-R8).
 */
import { allow, type Decision, refuse } from '../../decision.ts';

export interface Member {
  id: number;
  group_id: number | null;
  appointment: string;
}

export interface LedGroup {
  id: number;
  overseer_id: number | null;
  assistant_id: number | null;
}

export const isMember = (person: Member, groupId: number): boolean => person.group_id === groupId;

export const isCandidate = (person: Member): boolean =>
  person.group_id === null && person.appointment !== 'guest';

export const leads = (personId: number, group: LedGroup): boolean =>
  group.overseer_id === personId || group.assistant_id === personId;

/** Members of other groups may move; guests have no group (GROUPS-X1). */
const mayMove = (person: Member): boolean => person.appointment !== 'guest';

export interface MoveContext {
  /** Moves members of other groups instead of refusing them. */
  move: boolean;
  /** Leaders of other groups. */
  leadersElsewhere: ReadonlySet<number>;
}

/** Existing members may be included; leaders of another group are refused (GROUPS-R8). */
export const decideAssignToGroup = (
  people: readonly Member[],
  group: LedGroup,
  { move, leadersElsewhere }: MoveContext,
): Decision<number[], 'not-a-group-candidate' | 'leads-group'> => {
  const coming = people.filter((person) => !isMember(person, group.id));
  if (!coming.every(move ? mayMove : isCandidate)) return refuse('not-a-group-candidate');
  if (coming.some(({ id }) => leadersElsewhere.has(id))) return refuse('leads-group');
  return allow(coming.map(({ id }) => id));
};

/** Ignores people outside the group; refuses a leader until they are replaced. */
export const decideRemoveFromGroup = (
  people: readonly Member[],
  group: LedGroup,
): Decision<number[], 'leads-group'> => {
  const going = people.filter((person) => isMember(person, group.id));
  return going.some(({ id }) => leads(id, group)) ? refuse('leads-group') : allow(going.map(({ id }) => id));
};

/** The meeting place is visible to the members and to group administrators. */
export const maySeeGroupAddress = (
  viewer: { group_id: number | null; permissions: ReadonlySet<string> },
  groupId: number,
): boolean => viewer.group_id === groupId || viewer.permissions.has('settings.groups');
