import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { isProposable } from '@sheaf/rules/meetings/proposals/proposal';
import { hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { askCongregation } from '#contexts/meetings/proposals/ask-congregation';
import { type Host, hostOfProposal } from '#contexts/meetings/proposals/host-of-proposal';
import { ourGroup } from '#contexts/meetings/proposals/our-group';
import { findSpeaker } from '#contexts/meetings/speakers/speakers.api';
import { closedWeekend, isSpeakerAway, plannedWeekend } from '#contexts/meetings/talks/talks.api';
import { readSettings, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.inviteSpeaker>;

/**
 * Only the name is sent, never the contact data of a visible speaker. Empty if the other side chooses the
 * speaker.
 */
async function nameOfSpeaker({ tenant, body, invalid }: Call, { host_id }: Host): Promise<string> {
  const { speaker_id: id, speaker_name: name } = body;
  if (id === undefined) return name ?? '';
  if (name !== null) return invalid({ speaker_name: ['not-valid'] });
  const found = await findSpeaker(tenant, id);
  return found?.congregation_id === host_id ? found.full_name : invalid({ speaker_id: ['no-such-person'] });
}

/** Invites for the weekend meeting in the week of the given day (PROP-C2, PROP-R13). */
export async function inviteSpeaker(call: Call) {
  const { tenant, body, now } = call;
  const group = await ourGroup(call);
  const { public_day } = group ?? (await readSettings(tenant, meetingSchedule));
  const meeting = await plannedWeekend(tenant, body.date, group?.id ?? null);
  const date = meeting?.date ?? hostDayOf(body.date, public_day);
  const today = await readToday(tenant, now);
  if (![body.date, date].every((day) => isProposable(day, today))) return call.refuse('proposal-date-wrong');
  const host = await hostOfProposal(call);
  const speaker_name = await nameOfSpeaker(call, host);
  const closed = await closedWeekend(tenant, date, now, group?.id ?? null);
  if (closed) return call.refuse(closed);
  if (!body.even_away && (await isSpeakerAway(tenant, body.speaker_id ?? null, date)))
    return call.refuse('speaker-away');
  const onThatDay = { ...call, body: { ...body, date } };
  return askCongregation(onThatDay, host, { direction: 'invite', speaker_name, meeting }, null, {
    invitedId: body.speaker_id ?? null,
    groupId: group?.id ?? null,
  });
}
