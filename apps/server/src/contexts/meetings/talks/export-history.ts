import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { writeCsv } from '@sheaf/rules/files/csv';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { type GivenTalk, historyRows } from '@sheaf/rules/meetings/talks/talk-history';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { heldMeetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { speakerName } from '#contexts/meetings/talks/present-talk';
import { givenTalks, talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readLetterhead, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { DeferredReply, FileReply } from '#platform/replies';

/** Own speakers are listed with the name of the congregation, so that every row has one. */
async function plannedTalks(tenant: Tenant, own: string): Promise<GivenTalk[]> {
  const rows = (await talks.all(tenant)).filter(holdsMeeting);
  const meetings = await heldMeetingsOfIds(
    tenant,
    rows.map(({ meeting_id }) => meeting_id),
  );
  const dayOf = new Map(meetings.map(({ id, held_on }) => [id, held_on]));
  return rows.flatMap((row) => {
    const date = dayOf.get(row.meeting_id);
    if (date === undefined) return [];
    const congregation = row.person_id === null ? (row.speaker_congregation ?? '') : own;
    return [{ number: row.number, date, speaker: speakerName(row), congregation }];
  });
}

/** Makes the rows after the database connection is released (PRINT-P5). */
export async function exportHistory({ tenant, now }: Handler<typeof operations.exportHistory>) {
  const { name, lang } = await readLetterhead(tenant);
  const today = await readToday(tenant, now);
  const titles = await talkTitles.list(tenant);
  const earlier = (await givenTalks.list(tenant)).map(
    ({ number, date, speaker_name, speaker_congregation }) => ({
      number,
      date,
      speaker: speaker_name ?? '',
      congregation: speaker_congregation ?? '',
    }),
  );
  const given = [...(await plannedTalks(tenant, name)), ...earlier];
  return new DeferredReply(async () => {
    const numbers = [...new Set(titles.map(({ number }) => number))];
    const named = new Map(numbers.map((number) => [number, titleIn(titles, number, [lang]) ?? '']));
    const csv = writeCsv(historyRows(given, named, today));
    return new FileReply(Buffer.from(csv), 'text/csv; charset=utf-8', false);
  });
}
