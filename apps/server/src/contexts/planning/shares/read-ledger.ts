/** Duties of some days, with the people who share them. */
import { firstAwayDay, unknownSince } from '@sheaf/rules/duties/turn';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { compareByLastName } from '@sheaf/rules/people/people/qualification';
import { ledgerBetween } from '#contexts/duties/duties.api';
import { cancelledMeetings, responsibilityTakers } from '#contexts/meetings/meetings.api';
import { awayBetween, listActivePeople, planningFactsOf } from '#contexts/people/people.api';
import { takersOf } from '#contexts/planning/takers-of';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

interface LedgerCall {
  tenant: Tenant;
  actor: Actor;
}

/**
 * Limits, pace, times and the day set by hand are left out for callers who may not know them: everybody counts
 * with a usual pace, because an even share of another pace would tell it (AVAIL-R3).
 */
async function readPeople({ tenant, actor }: LedgerCall, from: string, to: string) {
  const active = await listActivePeople(tenant);
  const ids = active.map(({ id }) => id);
  const away = Map.groupBy(
    await awayBetween(tenant, ids, firstAwayDay(from), to),
    ({ person_id }) => person_id,
  );
  const planning = await planningFactsOf(tenant, ids);
  const knows = mayPlanPeople(actor.permissions);
  return active.sort(compareByLastName).map((person) => {
    const said = planning.get(person.id);
    const told = knows ? said : undefined;
    return {
      ...person,
      away: away.get(person.id) ?? [],
      since: said?.since ?? unknownSince,
      limits: told?.limits ?? [],
      times: told?.times ?? [],
      counts_from: told?.counts_from ?? null,
    };
  });
}

/** Between two days (inclusive), without cancelled meetings; active people by last name. */
export async function readLedger(call: LedgerCall, from: string, to: string) {
  const { tenant } = call;
  const people = await readPeople(call, from, to);
  const cancelled = new Set(await cancelledMeetings(tenant));
  const duties = await ledgerBetween(tenant, from, to);
  return {
    people,
    duties: duties.filter(({ meetingId }) => meetingId === null || !cancelled.has(meetingId)),
    takers: takersOf(await responsibilityTakers(tenant)),
  };
}
