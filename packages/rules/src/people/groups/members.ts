/** Who is in a group, who may come in, and who may go (GROUPS-R4, GROUPS-R5, GROUPS-R8). */
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

/** GROUPS-X1: whoever is in another group may move, a guest is in none. */
const mayMove = (person: Member): boolean => person.appointment !== 'guest';

export interface MoveContext {
  /** Members of other groups move, instead of being refused. */
  move: boolean;
  /** Who leads another group than this one. */
  leadersElsewhere: ReadonlySet<number>;
}

/** Whoever is in the group already may be named again; whoever leads another one stays there (GROUPS-R8). */
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

/** Whoever is not in the group is gone from it already; whoever leads it stays until another does. */
export const decideRemoveFromGroup = (
  people: readonly Member[],
  group: LedGroup,
): Decision<number[], 'leads-group'> => {
  const going = people.filter((person) => isMember(person, group.id));
  return going.some(({ id }) => leads(id, group)) ? refuse('leads-group') : allow(going.map(({ id }) => id));
};

/** Where a group meets is for its own people and for those who keep the groups. */
export const maySeeGroupAddress = (
  viewer: { group_id: number | null; permissions: ReadonlySet<string> },
  groupId: number,
): boolean => viewer.group_id === groupId || viewer.permissions.has('settings.groups');
