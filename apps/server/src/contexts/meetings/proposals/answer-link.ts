import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { lateYes } from '@sheaf/rules/meetings/proposals/promised-week';
import { decideLinkAnswer, type ProposalStep, toldMark } from '@sheaf/rules/meetings/proposals/proposal';
import { openLink, presentLink } from '#contexts/meetings/proposals/open-link';
import { placeInSchedule } from '#contexts/meetings/proposals/place-in-schedule';
import { proposalLinks } from '#contexts/meetings/proposals/proposal-links.store';
import { type ProposalRow, proposalOf, proposals } from '#contexts/meetings/proposals/proposals.store';
import { tellCoordinator } from '#contexts/meetings/proposals/tell-coordinator';
import { readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.answerLink>;

/** The same answer for the same date is a repetition. */
const wasSaid = (row: ProposalRow, { act, number, speaker_name }: Call['body']): boolean =>
  act === 'accept' &&
  row.state === 'accepted' &&
  (number === undefined || number === row.number) &&
  (speaker_name === null || speaker_name === row.speaker_name);

/** Writes only to the schedule of the side that sent the link; the answering congregation writes its own. */
const place = async (
  { tenant, now }: { tenant: Tenant; now: Date },
  row: ProposalRow,
  { speaker, number }: ProposalStep,
) =>
  number === null ? null : placeInSchedule({ tenant, now }, { ...row, speaker_name: speaker ?? '' }, number);

async function answer(call: Call, tenant: Tenant, row: ProposalRow, linkId: number) {
  const { body, now, platform } = call;
  if (!row.in_app && wasSaid(row, body)) return presentLink(tenant, row);
  const said = { ...body, speaker: body.speaker_name ?? undefined };
  const decision = decideLinkAnswer(
    { ...proposalOf(row), in_app: row.in_app },
    said,
    await readToday(tenant, now),
  );
  if (!decision.allowed) return decision.reason;
  const step = decision.value;
  const late = lateYes(await place({ tenant, now }, row, step));
  if (late) return late;
  await proposalLinks.markSeen(tenant, linkId, now);
  await proposals.step(tenant, row, { ...step, word: body.word }, now);
  await proposals.markTold(tenant, row, toldMark(step));
  const after = (await proposals.read(tenant, row.id))!;
  await tellCoordinator({ tenant, platform, now }, after);
  return presentLink(tenant, after);
}

/** PROP-R1, PROP-R4, PROP-R12, PROP-X1. */
export async function answerLink(call: Call) {
  const told = await openLink(call, 'proposals.answerLink', (tenant, row, { link_id }) =>
    answer(call, tenant, row, link_id),
  );
  if (told === undefined) return call.refuse('proposal-link-ended');
  return typeof told === 'string' ? call.refuse(told) : told;
}
