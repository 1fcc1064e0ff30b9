/**
 * Future talks that refer to a congregation or speaker of the directory, and the titles it shows (SPKR-R5).
 */
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { type DirectoryEntry, talks } from '#contexts/meetings/talks/talks.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Talk that refers to the directory entry. */
export interface DirectoryUse {
  date: string;
  kind: 'talk' | 'away-talk';
  /** Name of the speaker of a talk, or of the congregation of a talk elsewhere. */
  name: string;
}

/** Talks from this day on. */
export async function talksAhead(
  tenant: Tenant,
  entry: DirectoryEntry,
  today: string,
): Promise<DirectoryUse[]> {
  const named = await talks.ofDirectory(tenant, entry);
  const meetings = await meetingsOfIds(
    tenant,
    named.map(({ meeting_id }) => meeting_id),
  );
  const away = 'congregation' in entry ? await awayTalks.aheadAt(tenant, entry.congregation, today) : [];
  const visits = named.flatMap(({ meeting_id, speaker_name }) => {
    const date = meetings.find(({ id }) => id === meeting_id)?.held_on;
    return date && date >= today ? [{ date, kind: 'talk' as const, name: speaker_name ?? '' }] : [];
  });
  return [
    ...visits,
    ...away.map(({ held_on: date, host_name: name }) => ({ date, kind: 'away-talk' as const, name })),
  ];
}

/** Titles of public talks in the congregation, by number. */
export async function titlesByNumber(tenant: Tenant): Promise<ReadonlyMap<number, string>> {
  const { lang } = await readLetterhead(tenant);
  const all = await talkTitles.list(tenant);
  const byNumber = Map.groupBy(all, ({ number }) => number);
  return new Map([...byNumber].map(([number, titles]) => [number, titleIn(titles, number, [lang])!]));
}
