/** Families: members of one household and their ties (FAMILY-R1 to R6). */
import { type InviteContact, mayInviteBy } from '../../messaging/messages/invite.ts';

export const ties = ['head', 'spouse', 'child', 'parent', 'other'] as const;
/** Relation to the head of the family. */
export type Tie = (typeof ties)[number];

export interface TiedPerson {
  id: number;
  tie: Tie;
}

export type FamilyProblem = 'person-twice' | 'one-head' | 'one-spouse';

/** Returns the first problem of a family, or null (FAMILY-R2). */
export function wrongInFamily(members: readonly TiedPerson[]): FamilyProblem | null {
  const count = (tie: Tie): number => members.filter((member) => member.tie === tie).length;
  if (new Set(members.map(({ id }) => id)).size < members.length) return 'person-twice';
  if (count('head') !== 1) return 'one-head';
  return count('spouse') > 1 ? 'one-spouse' : null;
}

/**
 * People who already belong to another family (FAMILY-R1). @param familyOf family id by person, without
 * people who have none.
 */
export const inAnotherFamily = (
  members: readonly TiedPerson[],
  familyOf: ReadonlyMap<number, number>,
  family: number | null,
): number[] =>
  members.flatMap(({ id }) => {
    const theirs = familyOf.get(id);
    return theirs === undefined || theirs === family ? [] : [id];
  });

/** The member with the lowest number becomes the next head. */
const distance = { head: 0, spouse: 1, parent: 2, other: 3, child: 4 } as const satisfies Record<Tie, number>;

/** Removes a member; if the head leaves, the nearest member becomes head (FAMILY-R4). */
export function withoutMember<Member extends TiedPerson>(members: readonly Member[], gone: number): Member[] {
  const left = members.filter(({ id }) => id !== gone);
  const next = [...left].sort((a, b) => distance[a.tie] - distance[b.tie] || a.id - b.id)[0]!;
  return left.map((member) => (member.id === next.id ? { ...member, tie: 'head' } : member));
}

export type FamilyAfter<Member> = { gone: true } | { gone: false; members: Member[] };

/** The family after a person left; `gone` without members (FAMILY-R4). */
export function leftFamily<Member extends TiedPerson>(
  members: readonly Member[],
  leaving: number,
): FamilyAfter<Member> {
  const left = withoutMember(members, leaving);
  return left.length === 0 ? { gone: true } : { gone: false, members: left };
}

/**
 * Makes another member the head; the former head becomes the spouse if the two are a couple, else another
 * member (FAMILY-R3).
 */
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
  familyChannels.filter((channel) => mayInviteBy(channel, person));

export interface FamilyContact {
  active: boolean;
  channels: readonly FamilyChannel[];
}

/**
 * Invitation channel of a member, or the reason for none; the preferred channel, else the other (FAMILY-R5).
 */
export function inviteOf(
  { active, channels }: FamilyContact,
  preferred: FamilyChannel,
): { channel: FamilyChannel } | { reason: 'inactive' | 'no-contact' } {
  if (!active) return { reason: 'inactive' };
  const channel = channels.includes(preferred) ? preferred : channels[0];
  return channel ? { channel } : { reason: 'no-contact' };
}

/** Number of links sent by SMS, each of which costs money (FAMILY-R6, USERS-R8). */
export const familyTexts = (members: readonly FamilyContact[], preferred: FamilyChannel): number =>
  members.filter((member) => {
    const invite = inviteOf(member, preferred);
    return 'channel' in invite && invite.channel === 'sms';
  }).length;
