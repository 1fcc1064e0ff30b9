/**
 * The documented calls to clear, confirm and remind send the whole assignment, which has to match the stored
 * talk (WKND-C4 to C6).
 */
import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { presentAwayTalk } from '#contexts/meetings/talks/read-away-talks';
import { readWeeksAround } from '#contexts/meetings/talks/read-weeks';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

type Call = Pick<
  Handler<typeof operations.clearTalk> | Handler<typeof operations.confirmTalk>,
  'tenant' | 'body' | 'now' | 'invalid'
>;

/** Fields that identify the talk; an opened mail in between changes none of them. */
const telling = new Set([
  ...['meeting_id', 'meeting_part_id', 'number', 'notes', 'user_id', 'speaker_id', 'confirmed'],
  ...['speaker_name', 'speaker_congregation', 'congregation_id', 'congregation', 'date', 'speaker'],
]);

export async function refuseChangedTalk(
  call: Call,
  talk: { meetingId: number | null; awayId: number | null },
): Promise<void> {
  const { tenant, body, now } = call;
  if (!Object.keys(body).some((field) => telling.has(field))) return;
  const shown =
    talk.awayId === null
      ? (await readWeeksAround(tenant, now, talk.meetingId)).find((week) => week.id === talk.meetingId)?.talk
      : await presentAwayTalk(tenant, talk.awayId);
  const entries = Object.entries(shown ?? {}).filter(([field]) => telling.has(field));
  assertAsShown(call, body, Object.fromEntries(entries));
}
