import type { talks as operations } from '@sheaf/contract/talks/talks';
import { confirmedBy, decideTalkAnswer } from '@sheaf/rules/talks/request';
import { talkDuties } from '#domains/duties/duties.public-api';
import { readAskedTalk } from '#domains/talks/asked-talk';
import { openRequest, presentRequest } from '#domains/talks/open-request';
import { talkRequests } from '#domains/talks/talk-requests.store';
import { type TalkRow, talks } from '#domains/talks/talks.store';
import { tellCoordinator } from '#domains/talks/tell-coordinator';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.answerRequest>;

async function answer(call: Call, tenant: Tenant, row: TalkRow, requestId: number) {
  const { body, now, platform } = call;
  const asked = await readAskedTalk(tenant, row);
  const decision = decideTalkAnswer(asked, body.answer, now.getTime());
  if (!decision.allowed) return decision.reason;
  await talkRequests.markSeen(tenant, requestId, now);
  if (decision.value === 'said') return presentRequest(tenant, row);
  await talks.answer(tenant, row.id, {
    confirmed: confirmedBy(body.answer),
    answer: body.answer,
    answer_word: body.word,
    answered_at: now,
  });
  // Whoever declined is busy with nothing.
  if (body.answer === 'declined') await talkDuties.fill(tenant, row.duty_id, null);
  const answered = (await talks.read(tenant, row.id))!;
  await tellCoordinator({ tenant, platform, now }, answered, asked.date);
  return presentRequest(tenant, answered);
}

/** WKND-O1, WKND-O5. */
export async function answerRequest(call: Call) {
  const told = await openRequest(call, 'talks.answerRequest', (tenant, row, { request_id }) =>
    answer(call, tenant, row, request_id),
  );
  if (told === undefined) return call.refuse('talk-request-ended');
  return typeof told === 'string' ? call.refuse(told) : told;
}
