/**
 * Finds the reason why an answer given in the app is refused, and applies an accepted one to the own
 * schedule.
 */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import type { LateYes } from '@sheaf/rules/meetings/proposals/promised-week';
import { type ProposalStep, sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { hasCompetingProposal, otherCongregationOf } from '#contexts/meetings/proposals/competing-proposal';
import { placeInSchedule } from '#contexts/meetings/proposals/place-in-schedule';
import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { type ProposalRow, proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { closedWeekend } from '#contexts/meetings/talks/talks.api';
import { readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

interface AnswerContext {
  tenant: Tenant;
  now: Date;
}

/** The requesting side has booked the weekend or the speaker otherwise since (PROP-R12). */
async function lateAnswer(
  tenant: Tenant,
  { id, direction, held_on, group_day, ...row }: ProposalRow,
): Promise<LateYes | null> {
  if (row.from_congregation === tenant.congregationId) return null;
  const public_day = group_day ?? (await readSettings(tenant, meetingSchedule)).public_day;
  const week = { monday: mondayOf(held_on), day: hostDayOf(held_on, public_day) };
  if (!(await proposals.isTooLate(tenant, id, week))) return null;
  return direction === 'invite' ? 'proposal-weekend-closed' : 'proposal-speaker-taken';
}

/** A counter-proposal requires a free date that is not promised to others (PROP-R11). */
async function otherDate({ tenant, now }: AnswerContext, row: ProposalRow, date: string) {
  const side = sideOf(tenant, row);
  const sends = side === sendingSide(row.direction);
  const closed = sends ? null : await closedWeekend(tenant, date, now, row.group_id);
  if (closed) return closed;
  const [sender] = await proposalSenders.of(tenant, [row.id]);
  const asking = {
    date,
    sends,
    speakerId: sender?.person_id ?? null,
    otherId: sender?.host_id ?? otherCongregationOf(row, side),
    group: row.group_id,
  };
  if (!(await hasCompetingProposal({ tenant, now }, asking, row.id))) return null;
  return sends ? 'proposal-speaker-asked' : 'proposal-week-asked';
}

/** Books an accepted proposal into the own schedule in the same transaction. Null if nothing prevents it. */
export async function answerObstacle(
  { tenant, now }: AnswerContext,
  row: ProposalRow,
  { state, number, date }: ProposalStep,
) {
  // The own talk holds the weekend and the speaker already.
  if (number !== null && row.moved_from && row.meeting?.date === row.held_on)
    return placeInSchedule({ tenant, now }, row, number);
  if (number !== null)
    return (await lateAnswer(tenant, row)) ?? (await placeInSchedule({ tenant, now }, row, number));
  return state === 'open' ? otherDate({ tenant, now }, row, date) : null;
}
