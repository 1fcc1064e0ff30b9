import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { decideProposal, toldMark } from '@sheaf/rules/meetings/proposals/proposal';
import { answerObstacle } from '#contexts/meetings/proposals/answer-obstacle';
import { nameGroup } from '#contexts/meetings/proposals/our-group';
import { presentProposal } from '#contexts/meetings/proposals/present-proposal';
import { proposalOf, proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { saveSentSpeaker, sentSpeaker } from '#contexts/meetings/proposals/sent-speaker';
import { mailProposal, mailSettled } from '#contexts/meetings/proposals/write-proposal';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.answerProposal>;

/** PROP-R1, PROP-R5, PROP-R11, PROP-R12, PROP-X1. */
export async function answerProposal(call: Call) {
  const { tenant, params, body, now } = call;
  const locked = await proposals.lock(tenant, params.id);
  if (!locked) return call.missing();
  const row = await nameGroup(call, locked);
  const side = sideOf(tenant, row);
  const goes = await sentSpeaker(call, row);
  const said = { ...body, speaker: row.speaker_name === '' ? goes?.name : undefined };
  const decision = decideProposal(proposalOf(row), side, said, await readToday(tenant, now));
  if (!decision.allowed)
    return decision.reason === 'proposal-speaker-open'
      ? call.invalid({ speaker_id: ['required'] })
      : call.refuse(decision.reason);
  const step = decision.value;
  if (step.number !== null || goes) await saveSentSpeaker(call, row, goes);
  const closed = await answerObstacle(call, { ...row, speaker_name: step.speaker ?? '' }, step);
  if (closed) return call.refuse(closed);
  await proposals.step(tenant, row, { ...step, word: body.word }, now);
  await proposals.markTold(tenant, row, toldMark(step));
  if (side === 'to') await proposals.moveToApp(tenant, row);
  const after = (await proposals.read(tenant, row.id))!;
  if (side === 'from') {
    // With `in_app` the other side sees it in its app, and a link would accept no answer.
    if (step.state === 'open' && !row.in_app) await mailProposal(call, after);
    if (step.state === 'accepted' || step.state === 'withdrawn') await mailSettled(call, after, step.state);
  }
  return presentProposal(call, row.id);
}
