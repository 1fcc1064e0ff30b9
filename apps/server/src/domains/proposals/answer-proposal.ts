import type { proposals as operations } from '@sheaf/contract/proposals/proposals';
import { decideProposal, toldMark } from '@sheaf/rules/proposals/proposal';
import { readToday } from '#domains/congregations/congregations.public-api';
import { placeInSchedule } from '#domains/proposals/place-in-schedule';
import { presentProposal } from '#domains/proposals/present-proposal';
import { proposals, sideOf } from '#domains/proposals/proposals.store';
import { mailProposal, mailSettled } from '#domains/proposals/write-proposal';
import type { Handler } from '#platform/handle';

/** PROP-R1, PROP-R5. */
export async function answerProposal(call: Handler<typeof operations.answerProposal>) {
  const { tenant, params, body, now } = call;
  const row = await proposals.lock(tenant, params.id);
  if (!row) return call.missing();
  const side = sideOf(tenant, row);
  const decision = decideProposal({ ...row, date: row.held_on }, side, body, await readToday(tenant, now));
  if (!decision.allowed) return call.refuse(decision.reason);
  const step = decision.value;
  if (step.number !== null) {
    const closed = await placeInSchedule(call, row, step.number);
    if (closed) return call.refuse(closed);
  }
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
