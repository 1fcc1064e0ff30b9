/** What people had before, as a list of candidates asks for it. */
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import type { LedgerDuty } from '@sheaf/rules/duties/offer-candidates';
import { meetingParts } from '@sheaf/rules/people/meeting-part';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

interface HistoryAsked {
  kind: string;
  qualification: number | null;
  responsibilityId: number | null;
  /** Both included. */
  from: string;
  day: string;
  to: string;
  /** How many of any kind before the day. */
  last: number;
}

interface StoredHistory {
  personId: number;
  near: [number, DutyKindName, number | null, number | null, number | null, string, string, string][] | null;
  earlier: string | null;
  last: [string, string, number][] | null;
}

interface DutyHistory {
  personId: number;
  near: LedgerDuty[];
  /** The last of the kind before the first day; null where there is none. */
  earlier: string | null;
  /** The newest first. */
  last: { date: string; kind: string; qualification: number }[];
}

/**
 * What each of these people has around a day and had before it, looked up person by person in the index: grouping the history of the
 * whole congregation takes many times as long. A row a person, because thousands of rows take long to read one by one.
 */
export async function readDutyHistory(
  tenant: Tenant,
  personIds: readonly number[],
  { kind, qualification, responsibilityId, from, day, to, last }: HistoryAsked,
): Promise<DutyHistory[]> {
  const own = sql`congregation_id = ${tenant.congregationId} and person_id = p.id`;
  const { rows } = await sql<StoredHistory>`
    select p.id as "personId", near.duties as near, earlier.on_date as earlier, last.duties as last
    from unnest(${[...personIds]}::int[]) as p (id)
    left join lateral (select json_agg(json_build_array(id, kind, qualification, responsibility_id, meeting_id, on_date, starts_at, ends_at)
      order by on_date, id) as duties from duties where ${own} and on_date between ${from} and ${to}) near on true
    left join lateral (select on_date from duties where ${own} and kind = ${kind} and qualification is not distinct from ${qualification}
      and responsibility_id is not distinct from ${responsibilityId} and on_date < ${from} order by on_date desc limit 1) earlier on true
    left join lateral (select json_agg(json_build_array(on_date, kind, qualification) order by on_date desc) as duties
      from (select on_date, kind, qualification from duties where ${own} and on_date < ${day} and qualification is not null
        order by on_date desc limit ${last}) l) last on true`.execute(tenant.db);
  return rows.map(({ personId, near, earlier, last: before }) => ({
    ...{ personId, earlier },
    near: (near ?? []).map(([id, of, needed, responsibility, meetingId, date, begins, ends]) => ({
      id,
      kind: of,
      qualification: needed === null ? null : meetingParts.decode(needed),
      responsibilityId: responsibility,
      meetingId,
      date,
      from: begins,
      to: ends,
    })),
    last: (before ?? []).map(([date, of, needed]) => ({ date, kind: of, qualification: needed })),
  }));
}
