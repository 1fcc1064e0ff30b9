import type { duties } from '@sheaf/contract/duties/duties';
import { openAnswerLink } from '#contexts/duties/open-answer-link';
import type { Handler } from '#platform/handle';

/** Returns only the ended error for an ended link (X-ACK). */
export async function readAnswer(call: Handler<typeof duties.readAnswer>) {
  return (await openAnswerLink(call, 'duties.readAnswer')) ?? call.refuse('answer-link-ended');
}
