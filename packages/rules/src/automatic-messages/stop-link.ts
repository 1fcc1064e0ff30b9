/** The way out of mails that come by themselves (MSG-R24): a signed text that ends one kind of mail for one person, and does nothing else. */
import { type AutomaticKind, automaticKinds } from './automatic.ts';

export type StoppableKind = 'forum-news' | AutomaticKind;

const stoppable: ReadonlySet<string> = new Set(['forum-news', ...automaticKinds]);

/** What is written by hand and what somebody asked for has no way out: one mail more or less is no list. */
export const isStoppable = (kind: string): kind is StoppableKind => stoppable.has(kind);

export interface StopLink {
  congregationId: number;
  personId: number;
  kind: StoppableKind;
}

/** What is signed: with its purpose, so that no signature of anything else fits. */
export const signedText = ({ congregationId, personId, kind }: StopLink): string =>
  `stop-mails ${congregationId} ${personId} ${kind}`;

/** @param signature 43 characters of base64url. */
export const writeStopToken = ({ congregationId, personId, kind }: StopLink, signature: string): string =>
  `${congregationId}.${personId}.${kind}.${signature}`;

const shape = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([a-z-]{1,40})\.([A-Za-z0-9_-]{43})$/;

/** Null for what is none of these. */
export function readStopToken(token: string): (StopLink & { signature: string }) | null {
  const [, congregation, person, kind, signature] = shape.exec(token) ?? [];
  if (!kind || !isStoppable(kind)) return null;
  return { congregationId: Number(congregation), personId: Number(person), kind, signature: signature! };
}
