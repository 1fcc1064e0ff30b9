import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { answeredFor, awayDutiesOfPerson } from '#contexts/duties/duties.api';
import { congregationCards } from '#contexts/meetings/speakers/speakers.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { notesOf } from '#contexts/meetings/talks/present-talk';
import { addressOf } from '#contexts/meetings/talks/requested-talk';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { OwnDutySource } from '#platform/own-duty-source';

export const ownAwayTalks: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await awayDutiesOfPerson(tenant, personId, from, to);
  if (own.length === 0) return [];
  const { lang } = await readLetterhead(tenant);
  const rows = await awayTalks.ofIds(
    tenant,
    own.map(({ away_talk_id }) => away_talk_id),
  );
  const talks = new Map(rows.map((row) => [row.id, row]));
  const cards = await congregationCards(
    tenant,
    rows.flatMap(({ host_id }) => host_id ?? []),
  );
  const titles = await talkTitles.ofNumbers(
    tenant,
    rows.map(({ number }) => number),
  );
  return own.map(({ id, away_talk_id, on_date, starts_at, ends_at, ...answered }) => {
    const { number, host_id, host_name } = talks.get(away_talk_id)!;
    const card = host_id === null ? undefined : cards.get(host_id);
    const notes = notesOf(number, titleIn(titles, number, [lang]));
    return {
      id,
      kind: 'away-talk' as const,
      base_type: 'talk' as const,
      date: on_date,
      starts_at,
      ends_at,
      title: notes,
      talk: { notes, congregation: host_name },
      cannot: answered.cannot_at !== null,
      with: [],
      user_id: personId,
      helper_id: null,
      meeting: null,
      coordinates: null,
      link: null,
      acknowledged: answered.acknowledged,
      answered_for: answeredFor(answered),
      location: [host_name, card ? addressOf(card) : null].filter(Boolean).join(', '),
      note: null,
    };
  });
};
