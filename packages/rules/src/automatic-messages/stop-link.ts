/** Unsubscribe links of automatic mails (MSG-R24): a signed token that stops one mail kind for one person. */
import { type AutomaticKind, automaticKinds } from './automatic.ts';

export type StoppableKind = 'forum-news' | 'notice' | 'phone-storage' | 'task-news' | AutomaticKind;

const stoppable: ReadonlySet<string> = new Set([
  'forum-news',
  'notice',
  'phone-storage',
  'task-news',
  ...automaticKinds,
]);

/** False for mails written by hand or requested by the recipient; these have no unsubscribe link. */
export const isStoppable = (kind: string): kind is StoppableKind => stoppable.has(kind);

export interface StopLink {
  congregationId: number;
  personId: number;
  kind: StoppableKind;
}

/**
 * Text to sign. The prefix names the purpose, so that a signature made for another purpose is invalid here.
 */
export const signedText = ({ congregationId, personId, kind }: StopLink): string =>
  `stop-mails ${congregationId} ${personId} ${kind}`;

/** @param signature 43 characters of base64url. */
export const writeStopToken = ({ congregationId, personId, kind }: StopLink, signature: string): string =>
  `${congregationId}.${personId}.${kind}.${signature}`;

const shape = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([a-z-]{1,40})\.([A-Za-z0-9_-]{43})$/;

/**
 * Returns null for a malformed token or a kind without an unsubscribe link. The caller verifies the
 * signature.
 */
export function readStopToken(token: string): (StopLink & { signature: string }) | null {
  const [, congregation, person, kind, signature] = shape.exec(token) ?? [];
  if (!kind || !isStoppable(kind)) return null;
  return { congregationId: Number(congregation), personId: Number(person), kind, signature: signature! };
}
