/** How long links and sessions live, and whether a link lets its person in (trust: links, sessions; AUTH). */
import { allow, type Decision, refuse } from '../../decision.ts';

/** Of an enrolment link. */
export const inviteHours = 72;
/** Of a link a person asked for. */
export const askedLinkMinutes = 15;
/** Of a session, after its last use. */
export const sessionDays = 180;
/** After which Assignments, Schedules and Settings ask for a new check (AUTH-R7). */
export const recheckHours = 8;

const hour = 3_600_000;

/** Instants are milliseconds since 1970. */
export interface LinkFacts {
  expiresAt: number;
  usedAt: number | null;
  revokedAt: number | null;
  personActive: boolean;
}

export type LinkRefusal = 'link-expired' | 'link-used' | 'link-revoked' | 'person-inactive';

/** A used link says so before it says that it expired: the person learns what happened to it. */
export function decideOpenLink(link: LinkFacts, now: number): Decision<true, LinkRefusal> {
  if (!link.personActive) return refuse('person-inactive');
  if (link.usedAt !== null) return refuse('link-used');
  if (link.revokedAt !== null) return refuse('link-revoked');
  if (link.expiresAt <= now) return refuse('link-expired');
  return allow(true as const);
}

export interface RepeatFacts extends LinkFacts {
  /** Asked with the secret of the session that the link became. */
  sameSecret: boolean;
  /** That session goes on. */
  sessionOpen: boolean;
}

/** The answer to the opening was lost on the way and the same phone asks again: it has its session already (AUTH-R18). */
export const mayRepeatOpening = (link: RepeatFacts, now: number): boolean =>
  link.usedAt !== null &&
  link.revokedAt === null &&
  link.personActive &&
  link.sameSecret &&
  link.sessionOpen &&
  now < link.expiresAt;

export const sessionExpired = (lastUsedAt: number, now: number): boolean =>
  now - lastUsedAt > sessionDays * 24 * hour;

/** AUTH-R7: older than eight hours, not exactly eight. */
export const needsRecheck = (checkedAt: number, now: number): boolean =>
  now - checkedAt > recheckHours * hour;
