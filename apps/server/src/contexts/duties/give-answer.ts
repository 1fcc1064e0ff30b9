import type { duties } from '@sheaf/contract/duties/duties';
import { acknowledge } from '#contexts/duties/acknowledge-duty';
import { openAnswerLink } from '#contexts/duties/open-answer-link';
import type { Handler } from '#platform/handle';

/** X-ACK. */
export async function giveAnswer(call: Handler<typeof duties.giveAnswer>) {
  const { body, now } = call;
  const asked = await openAnswerLink(call, 'duties.giveAnswer', async (tenant, { duty_id, person_id }) => {
    await acknowledge(tenant, duty_id, { personId: person_id, answer: body.answer, now });
  });
  return asked ?? call.refuse('answer-link-ended');
}
