/**
 * Lifetimes of links and sessions, and the decision whether a link signs in (trust: links, sessions; AUTH).
 */
import { allow, type Decision, refuse } from '../../decision.ts';

/** Lifetime of an enrolment link. */
export const inviteHours = 72;
/** Lifetime of a link requested by the person. */
export const askedLinkMinutes = 15;
/** Days after the last use of a session. */
export const sessionDays = 180;
/** After this time Assignments, Schedules and Settings require a new check (AUTH-R7). */
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

/** Reports a used link as used rather than expired, so that the person learns why it failed. */
export function decideOpenLink(link: LinkFacts, now: number): Decision<true, LinkRefusal> {
  if (!link.personActive) return refuse('person-inactive');
  if (link.usedAt !== null) return refuse('link-used');
  if (link.revokedAt !== null) return refuse('link-revoked');
  if (link.expiresAt <= now) return refuse('link-expired');
  return allow(true as const);
}

export interface RepeatFacts extends LinkFacts {
  /** The request has the secret of the session that the link created. */
  sameSecret: boolean;
  /** That session is still open. */
  sessionOpen: boolean;
}

/** The response to the opening was lost and the same phone retries: it already has its session (AUTH-R18). */
export const mayRepeatOpening = (link: RepeatFacts, now: number): boolean =>
  link.usedAt !== null &&
  link.revokedAt === null &&
  link.personActive &&
  link.sameSecret &&
  link.sessionOpen &&
  now < link.expiresAt;

export const sessionExpired = (lastUsedAt: number, now: number): boolean =>
  now - lastUsedAt > sessionDays * 24 * hour;

/** More than eight hours, not exactly eight (AUTH-R7). */
export const needsRecheck = (checkedAt: number, now: number): boolean =>
  now - checkedAt > recheckHours * hour;
