import { type Tie, withHead, wrongInFamily } from '@sheaf/rules/people/families/family';
import type { PersonDetail } from '#contexts/people/people/people.api.ts';
import type { Reply } from '#platform/api.ts';

export type Family = Reply<'families.listFamilies'>[number];

export interface FamilyMember {
  id: number;
  full_name: string;
  tie: Tie;
}

export type FamilyEntry = {
  name: string;
  members: FamilyMember[];
};

const memberOf = ({ id, full_name }: { id: number; full_name: string }, tie: Tie): FamilyMember => ({
  id,
  full_name,
  tie,
});

export const newFamily = (person: PersonDetail): FamilyEntry => ({
  name: person.last_name,
  members: [memberOf(person, 'head')],
});

/** @param joining person to be added, if any. */
export const entryOfFamily = (family: Family, joining: PersonDetail | null): FamilyEntry => ({
  name: family.name,
  members: [
    ...family.members.map((member) => memberOf(member, member.tie)),
    ...(joining && !family.members.some(({ id }) => id === joining.id) ? [memberOf(joining, 'child')] : []),
  ],
});

/** A new head replaces the previous one. */
export function withTie(members: readonly FamilyMember[], id: number, tie: Tie): FamilyMember[] {
  if (tie === 'head') return withHead(members, id);
  return members.map((member) => {
    if (member.id === id) return { ...member, tie };
    return tie === 'spouse' && member.tie === 'spouse' ? { ...member, tie: 'other' as const } : member;
  });
}

/** Null without a name or with invalid members (FAMILY-R2). */
export const bodyOfFamily = ({ name, members }: FamilyEntry) =>
  wrongInFamily(members) !== null || name.trim() === ''
    ? null
    : { name: name.trim(), members: members.map(({ id, tie }) => ({ id, tie })) };
