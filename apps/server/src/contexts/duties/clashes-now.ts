/** Clashes of people with a duty, from the ledger, their days away and what they said about their time. */
import { type Clash, clashesOf, type DutySpan, withoutPrivate } from '@sheaf/rules/duties/clash';
import type { LedgerDuty } from '@sheaf/rules/duties/offer-candidates';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { addDays, addMonths } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { type DutyRow, duties, type LedgerRow } from '#contexts/duties/duties.store';
import { apartPartner } from '#contexts/duties/student-pair';
import { awayBetween, planningFactsOf } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
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

/** Week and month of the day: two duties may be too much for a week, and limits count months. */
export function daysAround(day: string): { from: string; to: string } {
  const monday = mondayOf(day);
  const month = day.slice(0, 7);
  const [first, last] = [`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)];
  const sunday = addDays(monday, 6);
  return { from: monday < first ? monday : first, to: sunday > last ? sunday : last };
}

interface Call {
  tenant: Tenant;
  actor: Actor;
}

/** Reasons that the caller may learn (AVAIL-R3). */
export const toldTo = ({ permissions }: Actor, clashes: readonly Clash[]): Clash[] =>
  mayPlanPeople(permissions) ? [...clashes] : withoutPrivate(clashes);

/** Clashes of the person who has the duty; empty for an open duty. */
export async function clashesNow({ tenant, actor }: Call, row: DutyRow): Promise<Clash[]> {
  const { person_id: personId, on_date: day } = row;
  if (personId === null) return [];
  const { from, to } = daysAround(day);
  const others = await duties.ledgerOf(tenant, [personId], from, to);
  const away = await awayBetween(tenant, [personId], day, day);
  const said = (await planningFactsOf(tenant, [personId])).get(personId);
  const apart = said === undefined ? null : await apartPartner(tenant, row, said.pairs);
  const clashes = clashesOf(spanOf(row), others.map(spanOf), {
    away,
    times: said?.times ?? [],
    limits: said?.limits ?? [],
  });
  return toldTo(actor, [...clashes, ...(apart === null ? [] : [{ code: 'pair' as const, with: apart }])]);
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
