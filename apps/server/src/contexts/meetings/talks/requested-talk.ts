/** A talk at home or elsewhere in one shape, because requests treat both alike. */
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import type { AskedTalk, TalkAnswer } from '@sheaf/rules/meetings/talks/request';
import { fullName } from '@sheaf/rules/people/people/names';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import {
  awayDutiesOfTalks,
  editAwayDuty,
  fillTalkDuty,
  forgetWithdrawnDuties,
  readAwayDuties,
} from '#contexts/duties/duties.api';
import { cancellingEvents } from '#contexts/events/events.api';
import { letterheadOf, meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { congregationCard } from '#contexts/meetings/speakers/speakers.api';
import { type AwayRow, awayTalks } from '#contexts/meetings/talks/away-talks.store';
import {
  acceptedVersion,
  answeredFor,
  isYes,
  knownVersion,
  type TalkVersion,
} from '#contexts/meetings/talks/kept-talk-answer';
import { speakerName } from '#contexts/meetings/talks/present-talk';
import type { ContactedSpeaker } from '#contexts/meetings/talks/speaker-contact';
import type { TalkKey } from '#contexts/meetings/talks/talk-requests.store';
import { type TalkRow, talks } from '#contexts/meetings/talks/talks.store';
import { readCongregationRow } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface RequestedTalk extends AskedTalk {
  key: TalkKey;
  /** Id of the assignment in the contract. */
  dutyId: number;
  /** Null for a talk elsewhere. */
  meetingId: number | null;
  reached: ContactedSpeaker;
  speaker: string;
  number: number;
  answer_word: string | null;
  version: number;
  /**
   * The speaker accepted, or was entered as confirmed; `confirmed` states whether that covers the current
   * version.
   */
  agreed: boolean;
  /** The speaker was notified of the cancellation. */
  calledOff: boolean;
  /** The accepted version, while the talk has another date or time. */
  answeredFor: { date: string; time: string } | null;
  /** The accepted version, current or not; null without a yes. */
  accepted: TalkVersion | null;
  /** The version known to the speaker, if they were not notified of the current one. */
  known: TalkVersion | null;
  /** Local date of the congregation where the talk is given. */
  date: string;
  from: string;
  congregation: string;
  address: string | null;
}

/** Address of a hall on one line. */
export const addressOf = ({
  address,
  suburb,
}: {
  address: string | null;
  suburb: string | null;
}): string | null => [address, suburb].filter(Boolean).join(', ') || null;

export async function localTalk(tenant: Tenant, row: TalkRow): Promise<RequestedTalk> {
  const [meeting] = await meetingsOfIds(tenant, [row.meeting_id]);
  const { zone, name } = await letterheadOf(tenant, meeting!.language_group_id);
  const { held_on: date, starts_at: from, week } = meeting!;
  return {
    key: { talk_id: row.id },
    dutyId: row.duty_id,
    meetingId: row.meeting_id,
    reached: row,
    speaker: speakerName(row),
    number: row.number,
    confirmed: row.confirmed,
    answer: row.answer,
    answer_word: row.answer_word,
    version: row.version,
    agreed: isYes(row),
    calledOff: row.called_off_at !== null,
    answeredFor: answeredFor(row),
    accepted: acceptedVersion(row),
    known: knownVersion(row),
    date,
    from,
    congregation: name,
    address: addressOf(await readCongregationRow(tenant)),
    startsAt: instantOfWallTime(date, from, zone),
    isCancelled: isMeetingCancelled(await cancellingEvents(tenant), week, 'public'),
  };
}

export async function awayTalk(tenant: Tenant, row: AwayRow): Promise<RequestedTalk> {
  const card = row.host_id === null ? undefined : await congregationCard(tenant, row.host_id);
  const [duty] = await awayDutiesOfTalks(tenant, [row.id]);
  const nobodyElse = { speaker_id: null, speaker_name: null, speaker_email: null, speaker_lang: null };
  return {
    key: { away_talk_id: row.id },
    dutyId: duty!.id,
    meetingId: null,
    reached: { ...nobodyElse, speaker_phone: null, person_id: row.person_id },
    speaker: fullName(row),
    number: row.number,
    confirmed: row.confirmed,
    answer: row.answer,
    answer_word: row.answer_word,
    version: row.version,
    agreed: isYes(row),
    calledOff: false,
    answeredFor: answeredFor(row),
    accepted: acceptedVersion(row),
    known: knownVersion(row),
    date: row.held_on,
    from: row.starts_at,
    congregation: row.host_name,
    address: card ? addressOf(card) : null,
    startsAt: instantOfWallTime(row.held_on, row.starts_at, row.zone),
    // It is unknown here whether the host holds its meeting.
    isCancelled: false,
  };
}

/** Locks the talk; undefined if it no longer exists. */
export async function lockByKey(tenant: Tenant, key: TalkKey): Promise<RequestedTalk | undefined> {
  if ('talk_id' in key) {
    const row = await talks.lock(tenant, key.talk_id);
    return row && localTalk(tenant, row);
  }
  const row = await awayTalks.lock(tenant, key.away_talk_id);
  return row && awayTalk(tenant, row);
}

/** Locks a talk by its assignment id. */
export async function lockRequested(tenant: Tenant, dutyId: number): Promise<RequestedTalk | undefined> {
  const local = await talks.lockByDuty(tenant, dutyId);
  if (local) return localTalk(tenant, local);
  const duty = await readAwayDuties(tenant, dutyId);
  return duty && lockByKey(tenant, { away_talk_id: duty.away_talk_id });
}

export const setConfirmed = (tenant: Tenant, key: TalkKey, confirmed: number): Promise<void> =>
  'talk_id' in key
    ? talks.setConfirmed(tenant, key.talk_id, confirmed)
    : awayTalks.setConfirmed(tenant, key.away_talk_id, confirmed);

interface AnsweredTalk {
  confirmed: number;
  answer: TalkAnswer;
  answer_word: string | null;
  answered_at: Date;
}

export const saveAnswer = (tenant: Tenant, key: TalkKey, values: AnsweredTalk): Promise<void> =>
  'talk_id' in key
    ? talks.answer(tenant, key.talk_id, values)
    : awayTalks.answer(tenant, key.away_talk_id, values);

/** Removes a speaker who declined from the duty, without a notification of its withdrawal. */
export async function freeSpeaker({ key, dutyId, reached }: RequestedTalk, tenant: Tenant): Promise<void> {
  if ('talk_id' in key) await fillTalkDuty(tenant, dutyId, null);
  else await editAwayDuty(tenant, key.away_talk_id, { person_id: null });
  if (reached.person_id !== null) await forgetWithdrawnDuties(tenant, reached.person_id, [dutyId]);
}
