/**
 * Requests a new answer from speakers who accepted another date or time than their talk has now, once for
 * each change (TALK-R3). A talk that is again at the accepted time needs no new answer.
 */

import { talksNotifications } from '@sheaf/rules/meetings/talks/notifications';
import { hasRequestEnded } from '@sheaf/rules/meetings/talks/request';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { askSpeaker, type Call } from '#contexts/meetings/talks/ask-speaker';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import type { TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { lockByKey, type RequestedTalk } from '#contexts/meetings/talks/requested-talk';
import type { TalkKey } from '#contexts/meetings/talks/talk-requests.store';
import { tellNews, wasAsked } from '#contexts/meetings/talks/tell-speaker';
import { notify } from '#platform/notifications/notifications.store';

/** Rolls back a notification held back by balance or limits; the hourly job retries. */
class WithheldSending extends Error {}

/** Skips speakers who were never asked, or only by a shared text: the coordinator notifies them. */
async function ask(call: Call, talk: RequestedTalk, was: TalkVersion): Promise<void> {
  if (!(await wasAsked(call, talk))) return;
  const refusal = await askSpeaker(call, talk, was);
  if (refusal !== null && refusal !== 'speaker-without-address') throw new WithheldSending(refusal);
}

async function tellCoordinator(
  { tenant, now }: Call,
  talk: RequestedTalk,
  accepted: TalkVersion,
): Promise<void> {
  const coordinator = await findCoordinator(tenant);
  if (!coordinator) return;
  const details = {
    name: talk.speaker,
    was: accepted.date,
    was_time: accepted.time,
    date: talk.date,
    time: talk.from,
  };
  const type = talk.answeredFor ? ('talk-changed' as const) : ('talk-as-agreed' as const);
  const told = [{ personId: coordinator.id, type, details }];
  await notify(tenant, talksNotifications, told, now);
}

/** Notifies when an event cancels the meeting, and when it is held again (TALK-R4). */
async function tellEvent(call: Call, talk: RequestedTalk): Promise<number> {
  const { tenant, now } = call;
  if (talk.calledOff === talk.isCancelled || !('talk_id' in talk.key)) return 0;
  if (hasRequestEnded(talk, now.getTime())) return 0;
  await tellNews(call, talk, talk.isCancelled ? 'calledOff' : 'restored');
  const coordinator = await findCoordinator(tenant);
  const type = talk.isCancelled ? ('talk-called-off' as const) : ('talk-restored' as const);
  const details = { name: talk.speaker, date: talk.date };
  if (coordinator)
    await notify(tenant, talksNotifications, [{ personId: coordinator.id, type, details }], now);
  await changedTalks.markCalledOff(tenant, talk.key.talk_id, talk.isCancelled ? now : null);
  return 1;
}

async function tellOne(call: Call, key: TalkKey): Promise<number> {
  const { tenant, now } = call;
  const talk = await lockByKey(tenant, key);
  if (!talk) return 0;
  const told = await tellEvent(call, talk);
  const was = talk.known;
  // A cancelled meeting has no other date to state.
  if (!was || talk.isCancelled) return told;
  if (!hasRequestEnded(talk, now.getTime())) {
    if (talk.answeredFor) await ask(call, talk, was);
    else await tellNews(call, talk, 'asAgreed');
    await tellCoordinator(call, talk, talk.accepted ?? was);
  }
  await changedTalks.markTold(tenant, key);
  return 1;
}

/** Idempotent. @returns the number of settled talks. */
export async function tellChangedTalks(call: Call): Promise<number> {
  let told = 0;
  for (const key of await changedTalks.keys(call.tenant, addDays(call.now.toISOString().slice(0, 10), -1)))
    told += await call.tenant.attempt(
      () => tellOne(call, key),
      (error) => (error instanceof WithheldSending ? 0 : undefined),
    );
  return told;
}
