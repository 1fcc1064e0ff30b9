/**
 * Requests a new answer of the other side, with both versions, after the meeting of an agreed talk was moved
 * in any way (PROP-R15).
 */
import { type AgreementMove, decideMove } from '@sheaf/rules/meetings/proposals/move-agreed';
import { toldMark } from '@sheaf/rules/meetings/proposals/proposal';
import { type ProposalRow, proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { type LetterContext, mailProposal, mailSettled } from '#contexts/meetings/proposals/write-proposal';
import { confirmAgreedTalk, hostedTalks } from '#contexts/meetings/talks/talks.api';
import { readToday } from '#contexts/people/people.api';

/** Skips congregations of the installation, whose own hourly job notifies them. */
async function mailContact(writing: LetterContext, id: number, kind: 'ask' | 'return'): Promise<void> {
  const row = (await proposals.read(writing.tenant, id))!;
  if (sideOf(writing.tenant, row) !== 'from' || row.in_app) return;
  if (kind === 'ask') await mailProposal(writing, row);
  else await mailSettled(writing, row, 'accepted');
}

async function save(writing: LetterContext, row: ProposalRow, step: AgreementMove): Promise<void> {
  const { tenant, now } = writing;
  if (step.kind === 'confirm') return confirmAgreedTalk(tenant, row.id);
  await proposals.moveMeeting(tenant, row, step, now);
  const state = step.kind === 'ask' ? 'open' : 'accepted';
  await proposals.markTold(tenant, row, toldMark({ state, round: step.round }));
  await mailContact(writing, row.id, step.kind);
}

/** Idempotent. @returns the number of changed proposals. */
export async function askAboutMoved(writing: LetterContext): Promise<number> {
  const { tenant, now } = writing;
  const rows = await proposals.hostedAfter(tenant, await readToday(tenant, now));
  const talkOf = await hostedTalks(
    tenant,
    rows.map(({ id }) => id),
  );
  let asked = 0;
  for (const row of rows) {
    const talk = talkOf(row.id);
    const step = talk && decideMove({ ...row, date: row.held_on, movedFrom: row.moved_from }, talk);
    if (!step) continue;
    await save(writing, row, step);
    asked += 1;
  }
  return asked;
}
