import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { confirmedBy, decideTalkAnswer } from '@sheaf/rules/meetings/talks/request';
import { openRequest, presentRequest } from '#contexts/meetings/talks/open-request';
import {
  freeSpeaker,
  lockByKey,
  type RequestedTalk,
  saveAnswer,
} from '#contexts/meetings/talks/requested-talk';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { tellCoordinator } from '#contexts/meetings/talks/tell-coordinator';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.answerRequest>;

async function answer(call: Call, tenant: Tenant, talk: RequestedTalk, requestId: number) {
  const { body, now, platform } = call;
  const decision = decideTalkAnswer(talk, body.answer, now.getTime());
  if (!decision.allowed) return decision.reason;
  await talkRequests.markSeen(tenant, requestId, now);
  if (decision.value === 'said') return presentRequest(tenant, talk);
  await saveAnswer(tenant, talk.key, {
    confirmed: confirmedBy(body.answer),
    answer: body.answer,
    answer_word: body.word,
    answered_at: now,
  });
  if (body.answer === 'declined') await freeSpeaker(talk, tenant);
  const answered = (await lockByKey(tenant, talk.key))!;
  await tellCoordinator({ tenant, platform, now }, answered);
  return presentRequest(tenant, answered);
}

/** WKND-O1, WKND-O5. */
export async function answerRequest(call: Call) {
  const told = await openRequest(call, 'talks.answerRequest', (tenant, talk, { request_id }) =>
    answer(call, tenant, talk, request_id),
  );
  if (told === undefined) return call.refuse('talk-request-ended');
  return typeof told === 'string' ? call.refuse(told) : told;
}
