import type { duties } from '@sheaf/contract/duties/duties';
import { openAnswerLink } from '#contexts/duties/open-answer-link';
import type { Handler } from '#platform/handle';

/** X-ACK: a link that ended says only that. */
export async function readAnswer(call: Handler<typeof duties.readAnswer>) {
  return (await openAnswerLink(call, 'duties.readAnswer')) ?? call.refuse('answer-link-ended');
}
