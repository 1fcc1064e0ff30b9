/** Talks elsewhere with requests, answers and clashes (AWAY-D2). */

import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { homeSpanOf } from '@sheaf/rules/meetings/talks/away-talk';
import type { confirmations } from '@sheaf/rules/meetings/talks/request';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { fullName } from '@sheaf/rules/people/people/names';
import type { CodeOf } from '@sheaf/rules/wire-code';
import { awayDutiesOfTalks } from '#contexts/duties/duties.api';
import { congregationCards } from '#contexts/meetings/speakers/speakers.api';
import { type AwayRow, awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { answeredFor } from '#contexts/meetings/talks/kept-talk-answer';
import { notesOf, sentOf } from '#contexts/meetings/talks/present-talk';
import { readHindrances, type ToldClash } from '#contexts/meetings/talks/read-clashes';
import { addressOf } from '#contexts/meetings/talks/requested-talk';
import { type Channel, channelsOfTalks } from '#contexts/meetings/talks/speaker-contact';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type AwayReply = ReplyOf<typeof operations.saveAwayTalk>;

interface AwayTalkContext {
  duty: { id: number; cannot_at: Date | null };
  address: string | null;
  title: string | null;
  reachedBy: Channel;
  emails: AwayReply['emails'];
  clashes: ToldClash[];
}

const present = (
  row: AwayRow,
  { duty, address, title, reachedBy, emails, clashes }: AwayTalkContext,
): AwayReply => ({
  id: duty.id,
  congregation_id: row.host_id,
  congregation: row.host_name,
  address,
  date: row.held_on,
  time: row.starts_at,
  user_id: row.person_id,
  speaker: fullName(row),
  number: row.number,
  title,
  notes: notesOf(row.number, title),
  reached_by: reachedBy,
  confirmed: row.confirmed as CodeOf<typeof confirmations>,
  answer: row.answer,
  answer_word: row.answer_word,
  answered_at: row.answered_at?.toISOString() ?? null,
  answered_for: answeredFor(row),
  cannot: duty.cannot_at !== null,
  emails,
  clashes,
  version: row.version,
});

async function readClashes(
  tenant: Tenant,
  rows: readonly AwayRow[],
  dutyOf: ReadonlyMap<number, { id: number }>,
) {
  const { zone } = await readLetterhead(tenant);
  const spans = rows.map((row) => ({ row, span: homeSpanOf(row, zone) }));
  const days = spans.map(({ span }) => span.date).sort();
  const hindrances = await readHindrances(
    tenant,
    rows.map(({ person_id }) => person_id),
    days[0]!,
    days.at(-1)!,
  );
  return new Map(
    spans.map(({ row, span }) => {
      const talk = { ...span, id: dutyOf.get(row.id)!.id, kind: 'away-talk' as const, meetingId: null };
      return [row.id, hindrances(row.person_id, talk)];
    }),
  );
}

export async function presentAwayTalks(tenant: Tenant, rows: readonly AwayRow[]): Promise<AwayReply[]> {
  if (rows.length === 0) return [];
  const { lang } = await readLetterhead(tenant);
  const ids = rows.map(({ id }) => id);
  const duties = new Map((await awayDutiesOfTalks(tenant, ids)).map((duty) => [duty.away_talk_id, duty]));
  const titles = await talkTitles.ofNumbers(
    tenant,
    rows.map(({ number }) => number),
  );
  const cards = await congregationCards(
    tenant,
    rows.flatMap(({ host_id }) => host_id ?? []),
  );
  const requests = Map.groupBy(
    await talkRequests.ofAwayTalks(tenant, ids),
    ({ away_talk_id }) => away_talk_id!,
  );
  const channels = await channelsOfTalks(
    tenant,
    rows.map(({ id, person_id }) => ({
      id,
      person_id,
      speaker_id: null,
      speaker_email: null,
      speaker_phone: null,
    })),
  );
  const clashes = await readClashes(tenant, rows, duties);
  return rows.map((row) => {
    const card = row.host_id === null ? undefined : cards.get(row.host_id);
    return present(row, {
      duty: duties.get(row.id)!,
      address: card ? addressOf(card) : null,
      title: titleIn(titles, row.number, [lang]),
      reachedBy: channels.get(row.id) ?? null,
      emails: (requests.get(row.id) ?? []).map(sentOf),
      clashes: clashes.get(row.id)!,
    });
  });
}

export async function presentAwayTalk(tenant: Tenant, id: number): Promise<AwayReply> {
  const [talk] = await presentAwayTalks(tenant, [(await awayTalks.read(tenant, id))!]);
  return talk!;
}
