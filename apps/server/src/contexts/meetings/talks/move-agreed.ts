/**
 * Moves an agreed talk in the own schedule after both congregations accepted another day or time (PROP-R15).
 */
import type { MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
import { hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { awayDutiesOfTalks, editAwayDuty } from '#contexts/duties/duties.api';
import { congregationCard } from '#contexts/meetings/speakers/speakers.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { type AgreedTalk, dutyTimesOf } from '#contexts/meetings/talks/book-away';
import { type BookingObstacle, holdWeekend, type Visitor } from '#contexts/meetings/talks/book-visitor';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { awayTalk } from '#contexts/meetings/talks/requested-talk';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import { type NoticeContext, tellMoved, wasAsked } from '#contexts/meetings/talks/tell-speaker';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

const confirmed = confirmations.encode('confirmed');
const unanswered = { answer: null, answer_word: null, answered_at: null };

/** Locks the talk elsewhere; undefined if it is no longer booked. */
async function lockAway(tenant: Tenant, proposalId: number) {
  const [, away] = await changedTalks.ofProposals(tenant, [proposalId]);
  return away[0] && (await awayTalks.lock(tenant, away[0].id));
}

/**
 * Moves the talk of the own speaker to another day or time. A speaker who accepted by mail or SMS gets a new
 * request from the job of changed talks; others are notified at once. Undefined if the talk is no longer
 * booked.
 */
export async function moveAgreedAway(
  telling: NoticeContext,
  proposalId: number,
  { date, time }: MeetingTime,
): Promise<'away-host-taken' | 'away-speaker-taken' | null | undefined> {
  const { tenant } = telling;
  const row = await lockAway(tenant, proposalId);
  if (!row) return undefined;
  const { zone: home } = await readLetterhead(tenant);
  const { person_id, host_id, host_name, zone, number } = row;
  const values = { person_id, host_id: host_id!, host_name, zone, number, held_on: date, starts_at: time };
  const [other] = await awayTalks.besides(tenant, values, row.id);
  if (other) return other.person_id === person_id ? 'away-speaker-taken' : 'away-host-taken';
  const before = await awayTalk(tenant, row);
  await awayTalks.edit(tenant, row.id, values);
  await editAwayDuty(tenant, row.id, dutyTimesOf(values, home));
  if (before.agreed && (await wasAsked(telling, before))) return null;
  await awayTalks.setConfirmed(tenant, row.id, confirmed);
  const [duty] = await awayDutiesOfTalks(tenant, [row.id]);
  // The change reopens an answer to the duty; the job of changed duties notifies the person (X-ACK-9).
  if (duty?.said !== null) return null;
  const was = { date: row.held_on, time: row.starts_at };
  await tellMoved(telling, await awayTalk(tenant, (await awayTalks.read(tenant, row.id))!), was);
  return null;
}

/** Moves the talk to the host's meeting in the week of another date, unless it is already in that week. */
export async function moveAgreedAwayTo(
  telling: NoticeContext,
  proposalId: number,
  { date, group }: Pick<AgreedTalk, 'date' | 'group'>,
): Promise<'away-host-gone' | 'away-host-taken' | 'away-speaker-taken' | null | undefined> {
  const row = await lockAway(telling.tenant, proposalId);
  if (!row) return undefined;
  if (mondayOf(row.held_on) === mondayOf(date)) return null;
  const host = row.host_id === null ? undefined : await congregationCard(telling.tenant, row.host_id);
  if (!host) return 'away-host-gone';
  const { public_day, public_start_time: time } = group ?? host;
  return moveAgreedAway(telling, proposalId, { date: hostDayOf(date, public_day), time });
}

/**
 * Moves the visitor to the own weekend in the week of another date. Undefined if the talk is no longer
 * booked.
 */
export async function moveAgreedVisitor(
  tenant: Tenant,
  proposalId: number,
  { date, group, agreed }: Pick<Visitor, 'date' | 'group' | 'agreed'>,
  now: Date,
): Promise<BookingObstacle | 'no-meeting-then' | null | undefined> {
  const [local] = await changedTalks.ofProposals(tenant, [proposalId]);
  const booked = local.find(({ cleared_at }) => cleared_at === null);
  const row = booked && (await talks.lock(tenant, booked.id));
  if (!row) return undefined;
  const weekend = await holdWeekend(tenant, date, now, group);
  if (!weekend) return 'no-meeting-then';
  const { meetingId, held } = weekend;
  if (meetingId === row.meeting_id) return null;
  if ('closed' in held) return held.closed;
  await talks.removeDeclined(tenant, meetingId);
  await talks.move(tenant, row.id, {
    ...unanswered,
    meeting_id: meetingId,
    duty_id: held.dutyId,
    confirmed,
    answered_as: JSON.stringify(agreed),
  });
  await talkRequests.removeOf(tenant, { talk_id: row.id });
  return null;
}
