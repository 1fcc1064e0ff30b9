import type { proposals as operations } from '@sheaf/contract/proposals/proposals';
import { decideProposal, type ProposalStep, sendingSide, toldMark } from '@sheaf/rules/proposals/proposal';
import { readToday } from '#domains/congregations/congregations.public-api';
import { placeInSchedule } from '#domains/proposals/place-in-schedule';
import { presentProposal } from '#domains/proposals/present-proposal';
import { type ProposalRow, proposalOf, proposals, sideOf } from '#domains/proposals/proposals.store';
import { keepWhoGoes, whoGoes } from '#domains/proposals/who-goes';
import { mailProposal, mailSettled } from '#domains/proposals/write-proposal';
import { closedWeekend } from '#domains/talks/talks.public-api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.answerProposal>;

/** What is accepted goes into our schedule with the same press; another date that we ask for at home must be free there. */
async function hindrance(
  call: Call,
  row: ProposalRow,
  { state, number, date }: ProposalStep,
  goes: { id: number } | undefined,
) {
  if (number !== null || goes) await keepWhoGoes(call, row, goes);
  if (number !== null) return placeInSchedule(call, row, number);
  const isHere = sendingSide(row.direction) !== sideOf(call.tenant, row);
  return state === 'open' && isHere ? closedWeekend(call.tenant, date, call.now) : null;
}

/** PROP-R1, PROP-R5. */
export async function answerProposal(call: Call) {
  const { tenant, params, body, now } = call;
  const row = await proposals.lock(tenant, params.id);
  if (!row) return call.missing();
  const side = sideOf(tenant, row);
  const goes = await whoGoes(call, row);
  const said = { ...body, speaker: row.speaker_name === '' ? goes?.name : undefined };
  const decision = decideProposal(proposalOf(row), side, said, await readToday(tenant, now));
  if (!decision.allowed)
    return decision.reason === 'proposal-speaker-open'
      ? call.invalid({ speaker_id: ['required'] })
      : call.refuse(decision.reason);
  const step = decision.value;
  const closed = await hindrance(call, { ...row, speaker_name: step.speaker ?? '' }, step, goes);
  if (closed) return call.refuse(closed);
  await proposals.step(tenant, row.id, { ...step, word: body.word }, now);
  await proposals.markTold(tenant, row, toldMark(step));
  const after = (await proposals.read(tenant, row.id))!;
  if (side === 'from') {
    if (step.state === 'open') await mailProposal(call, after);
    else if (step.state === 'accepted' || step.state === 'withdrawn')
      await mailSettled(call, after, step.state);
  }
  return presentProposal(call, row.id);
}
