/** Families: who belongs to one household, and how (FAMILY-R1 to R6). */
import { type InviteContact, mayInviteBy } from '../../messaging/messages/invite.ts';

export const ties = ['head', 'spouse', 'child', 'parent', 'other'] as const;
/** What somebody is to the head of their family. */
export type Tie = (typeof ties)[number];

export interface TiedPerson {
  id: number;
  tie: Tie;
}

export type FamilyProblem = 'person-twice' | 'one-head' | 'one-spouse';

/** FAMILY-R2: the first thing wrong with a family, or null. */
export function wrongInFamily(members: readonly TiedPerson[]): FamilyProblem | null {
  const count = (tie: Tie): number => members.filter((member) => member.tie === tie).length;
  if (new Set(members.map(({ id }) => id)).size < members.length) return 'person-twice';
  if (count('head') !== 1) return 'one-head';
  return count('spouse') > 1 ? 'one-spouse' : null;
}

/** FAMILY-R1: those who belong to another family already. @param familyOf by person; nobody's is left out. */
export const inAnotherFamily = (
  members: readonly TiedPerson[],
  familyOf: ReadonlyMap<number, number>,
  family: number | null,
): number[] =>
  members.flatMap(({ id }) => {
    const theirs = familyOf.get(id);
    return theirs === undefined || theirs === family ? [] : [id];
  });

/** Whoever is nearest to the head follows. */
const distance = { head: 0, spouse: 1, parent: 2, other: 3, child: 4 } as const satisfies Record<Tie, number>;

/** FAMILY-R4: the family without one of its members; where the head goes, the nearest to them heads it. */
export function withoutMember<Member extends TiedPerson>(members: readonly Member[], gone: number): Member[] {
  const left = members.filter(({ id }) => id !== gone);
  const next = left.toSorted((a, b) => distance[a.tie] - distance[b.tie] || a.id - b.id)[0]!;
  return left.map((member) => (member.id === next.id ? { ...member, tie: 'head' } : member));
}

export type FamilyAfter<Member> = { gone: true } | { gone: false; members: Member[] };

/** FAMILY-R4: what is left when a person goes out of their family; a family of nobody is gone. */
export function leftFamily<Member extends TiedPerson>(
  members: readonly Member[],
  leaving: number,
): FamilyAfter<Member> {
  const left = withoutMember(members, leaving);
  return left.length === 0 ? { gone: true } : { gone: false, members: left };
}

/** FAMILY-R3: another one heads the family; whoever did becomes their spouse, where they are a couple, or just one of the family. */
export function withHead<Member extends TiedPerson>(members: readonly Member[], head: number): Member[] {
  const former: Tie = members.some(({ id, tie }) => id === head && tie === 'spouse') ? 'spouse' : 'other';
  return members.map((member) => {
    if (member.id === head) return { ...member, tie: 'head' as const };
    return member.tie === 'head' || member.tie === 'spouse' ? { ...member, tie: former } : member;
  });
}

export const familyChannels = ['email', 'sms'] as const;
export type FamilyChannel = (typeof familyChannels)[number];

export const channelsTo = (person: InviteContact): FamilyChannel[] =>
  familyChannels.filter((way) => mayInviteBy(way, person));

export interface FamilyContact {
  active: boolean;
  ways: readonly FamilyChannel[];
}

/** FAMILY-R5: how a member gets their link, or why none; the way that is preferred, else the other. */
export function inviteOf(
  { active, ways }: FamilyContact,
  preferred: FamilyChannel,
): { way: FamilyChannel } | { reason: 'inactive' | 'no-contact' } {
  if (!active) return { reason: 'inactive' };
  const way = ways.includes(preferred) ? preferred : ways[0];
  return way ? { way } : { reason: 'no-contact' };
}

/** FAMILY-R6: how many of the links are SMS, each of which costs (USERS-R8). */
export const familyTexts = (members: readonly FamilyContact[], preferred: FamilyChannel): number =>
  members.filter((member) => {
    const invite = inviteOf(member, preferred);
    return 'way' in invite && invite.way === 'sms';
  }).length;
