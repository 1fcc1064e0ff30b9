/** Notifies the own speaker that the host congregation moved its meeting (PROP-R15). */
import type { MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
import { talksNotifications } from '@sheaf/rules/meetings/talks/notifications';
import { hasRequestEnded } from '@sheaf/rules/meetings/talks/request';
import { letterTo } from '#contexts/meetings/talks/ask-speaker';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { hostMovedMail, hostMovedText } from '#contexts/meetings/talks/changed-mail';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { awayTalk } from '#contexts/meetings/talks/requested-talk';
import { type NoticeContext, writeNews } from '#contexts/meetings/talks/tell-speaker';
import { notify } from '#platform/notifications/notifications.store';

/**
 * The own schedule changes only with the coordinator's answer. @param was null if the meeting was moved back
 * to the agreed version.
 */
export async function tellHostMoved(
  telling: NoticeContext,
  { id, round }: { id: number; round: number },
  { was, now: meeting }: { was: MeetingTime | null; now: MeetingTime },
): Promise<void> {
  const { tenant, now } = telling;
  const [, away] = await changedTalks.ofProposals(tenant, [id]);
  const row = away[0] && (await awayTalks.lock(tenant, away[0].id));
  const talk = row && (await awayTalk(tenant, row));
  if (!talk || hasRequestEnded(talk, now.getTime())) return;
  const { date, time } = meeting;
  const versions = { ...{ date, time }, ...(was && { was: was.date, was_time: was.time }) };
  const type = was ? ('own-talk-host-moved' as const) : ('own-talk-as-agreed' as const);
  const details = { congregation: talk.congregation, ...versions };
  await notify(tenant, talksNotifications, [{ personId: row.person_id, type, details }], now);
  const letter = { ...(await letterTo(tenant, talk)).letter, date, time };
  const words = { mail: hostMovedMail(letter, was), text: hostMovedText(letter, was) };
  await writeNews(telling, talk, words, `talk-host-moved:${id}:${round}`);
}
