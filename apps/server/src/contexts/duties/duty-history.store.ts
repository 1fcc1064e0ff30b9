/** What people had before, as a list of candidates asks for it. */
import type { DutyKindName, MeetingDutyKind } from '@sheaf/rules/duties/duty-kind';
import type { LedgerDuty } from '@sheaf/rules/duties/offer-candidates';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

interface HistoryQuery {
  kind: string;
  qualification: number | null;
  responsibilityId: number | null;
  /** Both included. */
  from: string;
  day: string;
  to: string;
  /** What people had in these is nobody's history. */
  cancelledMeetings: readonly number[];
}

/** Of any kind before the day. It stands in the statement: PostgreSQL plans for many more where it does not know how few are wanted. */
const lastParts = 4;

/** Lists of the columns, in the order of their rows: a value made for each row takes twice as long. All null where there is no row. */
type Columns<Values extends readonly unknown[]> = { [At in keyof Values]: Values[At][] | null };

interface StoredHistory {
  personId: number;
  near: Columns<
    [
      id: number,
      kind: DutyKindName,
      qualification: number | null,
      responsibilityId: number | null,
      meetingId: number | null,
      date: string,
      begins: string,
      ends: string,
    ]
  >;
  earlier: string | null;
  last: Columns<[date: string, kind: MeetingDutyKind, qualification: number]>;
}

interface DutyHistory {
  personId: number;
  near: LedgerDuty[];
  /** The last of the kind before the first day; null where there is none. */
  earlier: string | null;
  /** The newest first. */
  last: { date: string; kind: MeetingDutyKind; qualification: number }[];
}

const nearOf = ([
  ids,
  kinds,
  qualifications,
  responsibilities,
  meetings,
  dates,
  begins,
  ends,
]: StoredHistory['near']): LedgerDuty[] =>
  (ids ?? []).map((id, at) => {
    const qualification = qualifications![at] ?? null;
    return {
      id,
      kind: kinds![at]!,
      qualification: qualification === null ? null : meetingParts.decode(qualification),
      responsibilityId: responsibilities![at] ?? null,
      meetingId: meetings![at] ?? null,
      date: dates![at]!,
      from: begins![at]!,
      to: ends![at]!,
    };
  });

const own = `congregation_id = $1 and person_id = p.id
    and (meeting_id is null or meeting_id <> all($9::bigint[]))`;

/**
 * What each of these people has around a day and had before it, looked up person by person in the index: grouping the history of the
 * whole congregation takes many times as long. A row a person, because thousands of rows take long to read one by one. Prepared,
 * because planning it takes a millisecond.
 */
const historyOfPeople = (what: string, isQualification: string): Statement => ({
  name: `duty-history-of-${what}`,
  text: `
  select p.id as "personId", near.duties as near, earlier.on_date as earlier, last.duties as last
  from unnest($2::bigint[]) as p (id)
  left join lateral (select json_build_array(json_agg(id order by on_date, id), json_agg(kind order by on_date, id),
      json_agg(qualification order by on_date, id), json_agg(responsibility_id order by on_date, id), json_agg(meeting_id order by on_date, id),
      json_agg(on_date order by on_date, id), json_agg(starts_at order by on_date, id), json_agg(ends_at order by on_date, id)) as duties
    from duties where ${own} and on_date between $3 and $5) near on true
  left join lateral (select on_date from duties where ${own} and kind = $6 and ${isQualification}
    and responsibility_id is not distinct from $8 and on_date < $3 order by on_date desc limit 1) earlier on true
  left join lateral (select json_build_array(json_agg(on_date), json_agg(kind), json_agg(qualification)) as duties
    from (select on_date, kind, qualification from duties where ${own} and on_date < $4 and qualification is not null
      order by on_date desc, id desc limit ${lastParts}) l) last on true`,
});

/** An index finds a value and the absence of one, but not what is one or the other. */
const ofParts = historyOfPeople('parts', 'qualification = $7');
const ofOthers = historyOfPeople('others', 'qualification is null and $7::int is null');

export async function readDutyHistory(
  tenant: Tenant,
  personIds: readonly number[],
  { kind, qualification, responsibilityId, from, day, to, cancelledMeetings }: HistoryQuery,
): Promise<DutyHistory[]> {
  const rows = await tenant.prepared<StoredHistory>(qualification === null ? ofOthers : ofParts, [
    ...[tenant.congregationId, `{${personIds.join()}}`, from, day, to],
    ...[kind, qualification, responsibilityId, `{${cancelledMeetings.join()}}`],
  ]);
  return rows.map(({ personId, near, earlier, last: before }) => ({
    personId,
    near: nearOf(near),
    earlier,
    last: (before[0] ?? []).map((date, at) => ({
      date,
      kind: before[1]![at]!,
      qualification: before[2]![at]!,
    })),
  }));
}
