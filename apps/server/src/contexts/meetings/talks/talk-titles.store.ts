/** Queries on titles of talks, and on talks given before the stored schedule. */
import type { TalkTitle } from '@sheaf/rules/meetings/talks/title-list';
import { sql } from 'kysely';
import { amongGiven, idList, preparedQuery } from '#platform/database/prepared-query';
import type { Tenant } from '#platform/database/tenant';

export interface EarlierTalk {
  number: number;
  date: string;
  speaker_name: string | null;
  speaker_congregation: string | null;
}

const titleColumns = ['number', 'title', 'lang'] as const;

const ofMeetings = preparedQuery('titles-of-meetings', (db) =>
  db
    .selectFrom('talk_titles')
    .select(titleColumns)
    .where('number', 'in', (of) =>
      of.selectFrom('talks').select('number').where('meeting_id', '=', amongGiven(1)),
    )
    .orderBy('number')
    .orderBy('lang'),
);

export const talkTitles = {
  /** Titles of past and planned talks at these meetings. */
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]): Promise<TalkTitle[]> =>
    ofMeetings(tenant, idList(meetingIds)),

  list: (tenant: Tenant): Promise<TalkTitle[]> =>
    tenant.db.selectFrom('talk_titles').select(titleColumns).orderBy('number').orderBy('lang').execute(),

  ofNumbers: (tenant: Tenant, numbers: readonly number[]): Promise<TalkTitle[]> =>
    tenant.db
      .selectFrom('talk_titles')
      .select(titleColumns)
      .where('number', '=', sql<number>`any (${[...numbers]}::int[])`)
      .orderBy('number')
      .orderBy('lang')
      .execute(),

  /** Replaces existing titles. */
  async save(tenant: Tenant, titles: readonly TalkTitle[]): Promise<void> {
    await sql`insert into talk_titles as t (congregation_id, lang, number, title)
      select ${tenant.congregationId}::bigint, g.lang, g.number, g.title
      from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as g (lang text, number int, title text)
      order by g.lang, g.number
      on conflict (congregation_id, lang, number) do update set title = excluded.title
        where t.title <> excluded.title`.execute(tenant.db);
  },

  /** Removes the title in all languages if none is given. */
  async remove(tenant: Tenant, number: number, lang: string | null): Promise<void> {
    await tenant.db
      .deleteFrom('talk_titles')
      .where('number', '=', number)
      .$if(lang !== null, (query) => query.where('lang', '=', lang!))
      .execute();
  },
};

export const givenTalks = {
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('given_talks')
      .select(['number', 'given_on as date', 'speaker_name', 'speaker_congregation'])
      .orderBy('given_on')
      .execute(),

  /** @returns the number of new talks. */
  async add(tenant: Tenant, given: readonly EarlierTalk[]): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into given_talks (congregation_id, number, given_on, speaker_name, speaker_congregation)
      select ${tenant.congregationId}::bigint, g.number, g.date::date, g.speaker_name, g.speaker_congregation
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g (number int, date text, speaker_name text, speaker_congregation text)
      on conflict do nothing returning id`.execute(tenant.db);
    return rows.length;
  },
};
