/** Clashes of people with a duty, from the ledger and their days away. */
import { type Clash, clashesOf, type DutySpan } from '@sheaf/rules/duties/clash';
import type { LedgerDuty } from '@sheaf/rules/duties/offer-candidates';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { type DutyRow, duties, type LedgerRow } from '#contexts/duties/duties.store';
import { awayBetween } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

const spanOf = (row: LedgerRow): DutySpan => ({
  id: row.id,
  kind: row.kind,
  meetingId: row.meeting_id,
  date: row.on_date,
  from: row.starts_at,
  to: row.ends_at,
});

export const ledgerDutyOf = (row: LedgerRow): LedgerDuty => ({
  ...spanOf(row),
  qualification: row.qualification === null ? null : meetingParts.decode(row.qualification),
  responsibilityId: row.responsibility_id,
});

/** Clashes of the person who has the duty; empty for an open duty. */
export async function clashesNow(tenant: Tenant, row: DutyRow): Promise<Clash[]> {
  if (row.person_id === null) return [];
  const monday = mondayOf(row.on_date);
  const ids = [row.person_id];
  const others = await duties.ledgerOf(tenant, ids, monday, addDays(monday, 6));
  const away = await awayBetween(tenant, ids, row.on_date, row.on_date);
  return clashesOf(spanOf(row), others.map(spanOf), away);
}

/** Duties of these people between two dates (inclusive). */
export const ledgerSpans = async (
  tenant: Tenant,
  personIds: readonly number[],
  from: string,
  to: string,
): Promise<(DutySpan & { personId: number })[]> =>
  (await duties.ledgerOf(tenant, personIds, from, to)).map((row) => ({
    ...spanOf(row),
    personId: row.person_id!,
  }));

/** All duties between two dates (inclusive), including open ones. */
export const ledgerBetween = async (
  tenant: Tenant,
  from: string,
  to: string,
): Promise<(LedgerDuty & { personId: number | null })[]> =>
  (await duties.ledgerBetween(tenant, from, to)).map((row) => ({
    ...ledgerDutyOf(row),
    personId: row.person_id,
  }));
