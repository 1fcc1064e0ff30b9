import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { confirmations } from '@sheaf/rules/meetings/talks/request';
import { fullName } from '@sheaf/rules/people/people/names';
import type { CodeOf } from '@sheaf/rules/wire-code';
import { answeredFor } from '#contexts/meetings/talks/kept-talk-answer';
import type { Channel } from '#contexts/meetings/talks/speaker-contact';
import type { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import type { TalkRow } from '#contexts/meetings/talks/talks.store';

export type TalkReply = ReplyOf<typeof operations.bookTalk>;
export type WeekReply = ReplyOf<typeof operations.listTalks>[number];
type RequestRow = Awaited<ReturnType<typeof talkRequests.ofTalks>>[number];

export interface AroundTalk {
  partId: number | null;
  /** The speaker reported that they cannot. */
  cannot: boolean;
  title: string | null;
  /** Channel to the speaker. */
  reachedBy: Channel;
  requests: readonly RequestRow[];
}

/** `{number}. {title}`, or the number alone without a title of the congregation (WKND-D1). */
export const notesOf = (number: number, title: string | null): string =>
  title === null ? `${number}.` : `${number}. ${title}`;

export const speakerName = (row: Pick<TalkRow, 'first_name' | 'last_name' | 'speaker_name'>): string =>
  row.first_name === null || row.last_name === null
    ? (row.speaker_name ?? '')
    : fullName({ first_name: row.first_name, last_name: row.last_name });

export const sentOf = ({ channel, sent_at, seen_at }: RequestRow) => ({
  channel,
  logs: { sent_at: sent_at.toISOString(), opened_at: seen_at?.toISOString() ?? null },
});

export const presentTalk = (
  row: TalkRow,
  { partId, cannot, title, reachedBy, requests }: AroundTalk,
): TalkReply => ({
  id: row.duty_id,
  meeting_id: row.meeting_id,
  meeting_part_id: partId,
  number: row.number,
  title,
  notes: notesOf(row.number, title),
  user_id: row.person_id,
  speaker_id: row.person_id ?? row.speaker_id,
  congregation_id: row.host_id,
  speaker_name: speakerName(row),
  speaker_congregation: row.speaker_congregation,
  reached_by: reachedBy,
  confirmed: row.confirmed as CodeOf<typeof confirmations>,
  answer: row.answer,
  answer_word: row.answer_word,
  answered_at: row.answered_at?.toISOString() ?? null,
  answered_for: answeredFor(row),
  cannot,
  emails: requests.map(sentOf),
  version: row.version,
});
