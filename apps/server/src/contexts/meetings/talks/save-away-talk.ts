import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { type AwayTalkSave, decideAwaySaving, hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { instantOfWallTime, mondayOf } from '@sheaf/rules/time/wall-time';
import {
  addAwayDuty,
  editAwayDuty,
  forgetWithdrawnDuties,
  readAwayDuties,
} from '#contexts/duties/duties.api';
import { congregationCard } from '#contexts/meetings/speakers/speakers.api';
import { askSpeaker, tellOutline } from '#contexts/meetings/talks/ask-speaker';
import { type AwayRow, type AwayValues, awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { dutyTimesOf, isHostGroup } from '#contexts/meetings/talks/book-away';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import { hostOfAwayTalk } from '#contexts/meetings/talks/host-of-away-talk';
import { agreedVersion, type TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { presentAwayTalk } from '#contexts/meetings/talks/read-away-talks';
import { awayTalk, type RequestedTalk } from '#contexts/meetings/talks/requested-talk';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { tellMoved, tellNews, wasAsked } from '#contexts/meetings/talks/tell-speaker';
import { holdQualifiedPeople, readLetterhead } from '#contexts/people/people.api';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.saveAwayTalk>;

const unanswered = { answer: null, answer_word: null, answered_at: null };

/** The talk to change, locked; null for a new one. */
async function readBefore(call: Call): Promise<AwayRow | null> {
  const { tenant, body } = call;
  if (!body.id) return null;
  const duty = await readAwayDuties(tenant, body.id);
  const row = duty && (await awayTalks.lock(tenant, duty.away_talk_id));
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentAwayTalk(tenant, row.id));
  return row;
}

/**
 * Locks the speaker until the end of the transaction, so that the qualification cannot be removed in between
 * (AWAY-R12).
 */
async function checkSpeaker(call: Call): Promise<void> {
  const [person] = await holdQualifiedPeople(call.tenant, [call.body.speaker]);
  if (!person) return call.invalid({ speaker: ['no-such-person'] });
  if (!person.active || !person.qualified_parts.includes(meetingParts.encode('away-talk')))
    return call.invalid({ speaker: ['not-qualified'] });
}

/** An agreed talk at a language group of the host retains its name, weekday and time (X-LANG-GROUP). */
function meetingOfGroup(before: AwayRow | null, host: { id: number; name: string }, date: string) {
  if (!before || before.host_id !== host.id || !isHostGroup(before.host_name, host.name)) return null;
  const { host_name, held_on, starts_at } = before;
  return { host_name, held_on: hostDayOf(date, new Date(held_on).getUTCDay()), starts_at };
}

async function valuesOf(call: Call, before: AwayRow | null): Promise<Omit<AwayValues, 'confirmed'>> {
  const { tenant, body } = call;
  await checkSpeaker(call);
  const host = await hostOfAwayTalk(call);
  const { zone } = await readLetterhead(tenant);
  return {
    person_id: body.speaker,
    host_id: host.id,
    host_name: host.name,
    held_on: hostDayOf(body.date, host.public_day),
    starts_at: host.public_start_time,
    zone: host.timezone_id ?? zone,
    number: body.talk,
    ...meetingOfGroup(before, host, body.date),
  };
}

type Refusal = 'no-talk-coordinator' | 'away-date-past' | 'away-host-taken' | 'away-speaker-taken';

/** First reason against the talk (AWAY-R14, WKND-R10, WKND-O2, AWAY-R11). */
async function refusalOf(
  { tenant, now }: Call,
  values: Omit<AwayValues, 'confirmed'>,
  { asks }: AwayTalkSave,
  before: AwayRow | null,
): Promise<Refusal | null> {
  if (!(await findCoordinator(tenant))) return 'no-talk-coordinator';
  if (asks) {
    if (instantOfWallTime(values.held_on, values.starts_at, values.zone) <= now.getTime())
      return 'away-date-past';
  }
  const [other] = await awayTalks.besides(tenant, values, before?.id ?? null);
  if (other) return other.person_id === values.person_id ? 'away-speaker-taken' : 'away-host-taken';
  const card = await congregationCard(tenant, values.host_id);
  // Weekends of language groups are independent of those of the congregation.
  if (card && isHostGroup(values.host_name, card.name)) return null;
  return (await awayTalks.isTaken(tenant, values.host_id, mondayOf(values.held_on)))
    ? 'away-host-taken'
    : null;
}

/** Returns the id; undefined if a conflicting talk is inserted simultaneously. */
async function write(
  { tenant }: Call,
  before: AwayRow | null,
  values: AwayValues,
  saving: AwayTalkSave,
): Promise<number | undefined> {
  const { zone } = await readLetterhead(tenant);
  const goes = values.confirmed !== confirmations.encode('declined');
  const duty = { ...dutyTimesOf(values, zone), person_id: goes ? values.person_id : null };
  if (!before) {
    const id = await awayTalks.add(tenant, values);
    if (id !== undefined) await addAwayDuty(tenant, id, duty);
    return id;
  }
  const { confirmed, ...arranged } = values;
  await awayTalks.edit(tenant, before.id, arranged);
  if (saving.resets) await awayTalks.answer(tenant, before.id, { ...unanswered, confirmed });
  else if (confirmed !== before.confirmed) await awayTalks.setConfirmed(tenant, before.id, confirmed);
  await editAwayDuty(tenant, before.id, duty);
  if (saving.resets) await talkRequests.removeOf(tenant, { away_talk_id: before.id });
  return before.id;
}

interface WithdrawalNotice {
  /**
   * Version that the speaker accepted after a request; null without one or if another speaker replaces them.
   */
  version: TalkVersion | null;
  /** Former speaker, who was notified of the replacement. */
  leaver: number | null;
}

async function toBeTold(call: Call, before: AwayRow, speaker: number): Promise<WithdrawalNotice> {
  const talk = await awayTalk(call.tenant, before);
  if (!talk.agreed || !(await wasAsked(call, talk))) return { version: null, leaver: null };
  if (before.person_id === speaker) return { version: agreedVersion(before), leaver: null };
  await tellNews(call, talk, 'calledOff');
  return { version: null, leaver: before.person_id };
}

const isMoved = (before: AwayRow | null, { date, congregation }: RequestedTalk): boolean =>
  before !== null && (before.held_on !== date || before.host_name !== congregation);

/** Writes nothing to the schedule of the host (AWAY-C2, AWAY-R7, AWAY-R9). */
export async function saveAwayTalk(call: Call) {
  const { tenant, body } = call;
  // Meetings of another congregation have no id here (AWAY-O3).
  assertAsShown(
    call,
    { meeting_id: body.meeting_id || null, new_meeting_id: body.new_meeting_id || null },
    { meeting_id: null, new_meeting_id: null },
  );
  const before = await readBefore(call);
  const values = await valuesOf(call, before);
  const asked = before ? await talkRequests.of(tenant, { away_talk_id: before.id }) : [];
  const saving = decideAwaySaving(
    before && { ...before, wasAsked: asked.length > 0 },
    values,
    body.confirmation,
  );
  const refusal = await refusalOf(call, values, saving, before);
  if (refusal) return call.refuse(refusal);
  const told = before && (await toBeTold(call, before, body.speaker));
  const id = await write(call, before, { ...values, confirmed: saving.confirmed }, saving);
  if (id === undefined) return call.refuse('away-host-taken');
  const talk = await awayTalk(tenant, (await awayTalks.read(tenant, id))!);
  const version = told?.version ?? null;
  if (told?.leaver) await forgetWithdrawnDuties(tenant, told.leaver, [talk.dutyId]);
  const unasked = saving.asks && (await askSpeaker(call, talk, version));
  if (unasked) return call.refuse(unasked);
  if (saving.tells) await tellOutline(call, talk);
  if (version && !saving.asks && isMoved(before, talk)) await tellMoved(call, talk, version);
  return presentAwayTalk(tenant, id);
}
