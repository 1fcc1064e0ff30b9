/** Reads the duty history of people for the ranking of candidates. */
import type { DutyKindName, MeetingDutyKind } from '@sheaf/rules/duties/duty-kind';
import type { LedgerDuty } from '@sheaf/rules/duties/offer-candidates';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export interface HistoryQuery {
  kind: string;
  qualification: number | null;
  responsibilityId: number | null;
  /** Inclusive, like `to`. */
  from: string;
  day: string;
  to: string;
  /** Meetings that do not count as history. */
  cancelledMeetings: readonly number[];
  /** People whose history before `from` is read too. */
  candidates: readonly number[];
}

/**
 * Number of latest parts of any kind. A literal in the statement, because PostgreSQL plans for many more rows
 * if the limit is a parameter.
 */
const lastParts = 4;

/** Column lists in row order: an object for each row takes twice as long. All null without rows. */
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
  /** Date of the last duty of the kind before `from`; null without one. */
  earlier: string | null;
  /** Newest first. */
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

const own = `congregation_id = $1 and person_id = p.id and not suspended
    and (meeting_id is null or meeting_id <> all($9::bigint[]))`;

const isCandidate = 'p.id = any ($10::bigint[])';

/**
 * Duties of each person around a day and the latest before it, looked up by person in the index: grouping the
 * history of the whole congregation takes many times as long. Returns one row for each person, because
 * decoding thousands of rows is slow. Prepared, because planning takes a millisecond.
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
  left join lateral (select on_date from duties where ${isCandidate} and ${own} and kind = $6 and ${isQualification}
    and responsibility_id is not distinct from $8 and on_date < $3 order by on_date desc limit 1) earlier on true
  left join lateral (select json_build_array(json_agg(on_date), json_agg(kind), json_agg(qualification)) as duties
    from (select on_date, kind, qualification from duties where ${isCandidate} and ${own} and on_date < $4 and qualification is not null
      order by on_date desc, id desc limit ${lastParts}) l) last on true`,
});

/** Two statements, because an index serves `= value` or `is null` and not a condition that covers both. */
const ofParts = historyOfPeople('parts', 'qualification = $7');
const ofOthers = historyOfPeople('others', 'qualification is null and $7::int is null');

export async function readDutyHistory(
  tenant: Tenant,
  personIds: readonly number[],
  { kind, qualification, responsibilityId, from, day, to, cancelledMeetings, candidates }: HistoryQuery,
): Promise<DutyHistory[]> {
  const rows = await tenant.prepared<StoredHistory>(qualification === null ? ofOthers : ofParts, [
    ...[tenant.congregationId, `{${personIds.join()}}`, from, day, to],
    ...[kind, qualification, responsibilityId, `{${cancelledMeetings.join()}}`, `{${candidates.join()}}`],
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

/** Dates of the open places of a kind, found by the index of the duties of nobody. */
const openPlaces = (what: string, isQualification: string): Statement => ({
  name: `open-places-of-${what}`,
  text: `
  select on_date as date from duties where congregation_id = $1 and person_id is null and group_id is null
    and not suspended and kind = $4 and ${isQualification} and responsibility_id is not distinct from $6 and on_date between $2 and $3
    and (meeting_id is null or meeting_id <> all($7::bigint[]))`,
});
const openParts = openPlaces('parts', 'qualification = $5');
const openOthers = openPlaces('others', 'qualification is null and $5::int is null');

export async function readOpenPlaces(
  tenant: Tenant,
  { kind, qualification, responsibilityId, from, to, cancelledMeetings }: HistoryQuery,
): Promise<string[]> {
  const rows = await tenant.prepared<{ date: string }>(qualification === null ? openOthers : openParts, [
    ...[tenant.congregationId, from, to, kind, qualification, responsibilityId],
    `{${cancelledMeetings.join()}}`,
  ]);
  return rows.map(({ date }) => date);
}
