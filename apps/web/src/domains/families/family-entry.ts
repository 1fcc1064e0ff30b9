/** A family as its sheet holds it while it is changed. */
import { type Tie, withHead } from '@sheaf/rules/families/family';
import type { PersonDetail } from '../people/people.door.ts';
import type { Family } from './families.queries.ts';

export interface FamilyMember {
  id: number;
  full_name: string;
  tie: Tie;
}

export interface FamilyEntry {
  /** The family that is changed; null for a new one. */
  id: number | null;
  version: number;
  name: string;
  members: FamilyMember[];
}

const memberOf = ({ id, full_name }: { id: number; full_name: string }, tie: Tie): FamilyMember => ({
  id,
  full_name,
  tie,
});

export const newFamily = (person: PersonDetail): FamilyEntry => ({
  id: null,
  version: 0,
  name: person.last_name,
  members: [memberOf(person, 'head')],
});

/** @param joining who comes into it and is not there yet. */
export const entryOfFamily = (family: Family, joining: PersonDetail): FamilyEntry => ({
  id: family.id,
  version: family.version,
  name: family.name,
  members: [
    ...family.members.map((member) => memberOf(member, member.tie)),
    ...(family.members.some(({ id }) => id === joining.id) ? [] : [memberOf(joining, 'child')]),
  ],
});

/** Whoever becomes head takes that from whoever was it. */
export function withTie(members: readonly FamilyMember[], id: number, tie: Tie): FamilyMember[] {
  if (tie === 'head') return withHead(members, id);
  return members.map((member) => {
    if (member.id === id) return { ...member, tie };
    return tie === 'spouse' && member.tie === 'spouse' ? { ...member, tie: 'other' as const } : member;
  });
}

export const bodyOfFamily = ({ name, members }: FamilyEntry) => ({
  name: name.trim(),
  members: members.map(({ id, tie }) => ({ id, tie })),
});
