/** Facts about people for planning (AVAIL-D1), in one statement. */
import type { Availability } from '@sheaf/rules/people/availability/availability';
import type { PersonPair } from '@sheaf/rules/people/availability/pairs';
import { availability, type SinceRow } from '#contexts/people/availability/availability.store';
import type { Tenant } from '#platform/database/tenant';

export interface PlanningFacts extends Availability {
  pairs: readonly PersonPair[];
  /** Duties before this day do not count for the share. */
  counts_from: string | null;
  /** Day since which the person has it; none for what was given before the first record. */
  since: { qualifications: ReadonlyMap<number, string>; responsibilities: ReadonlyMap<number, string> };
}

const ofPerson = <Row extends { person_id: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ person_id }) => person_id);

const sinceBy = (rows: readonly SinceRow[], key: 'qualification' | 'responsibility_id') =>
  new Map(rows.flatMap((row) => (row[key] === null ? [] : [[row[key], row.since] as const])));

/** A person without any row has no entry. */
export async function planningFactsOf(
  tenant: Tenant,
  ids: readonly number[],
): Promise<Map<number, PlanningFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await availability.factsOf(tenant, ids);
  const [limits, times, hours] = [ofPerson(rows.limits), ofPerson(rows.times), ofPerson(rows.cart_times)];
  const [dates, since] = [ofPerson(rows.dates), ofPerson(rows.since)];
  const pairs = Map.groupBy(
    rows.pairs.flatMap((pair) => [
      { id: pair.person_id, pair },
      { id: pair.other_id, pair },
    ]),
    ({ id }) => id,
  );
  const known = new Set([limits, times, hours, dates, since, pairs].flatMap((of) => [...of.keys()]));
  return new Map(
    ids
      .filter((id) => known.has(id))
      .map((id) => {
        const own = since.get(id) ?? [];
        return [
          id,
          {
            limits: limits.get(id) ?? [],
            times: times.get(id) ?? [],
            cart_times: hours.get(id) ?? [],
            pairs: (pairs.get(id) ?? []).map(({ pair }) => pair),
            counts_from: dates.get(id)?.[0]?.counts_from ?? null,
            since: {
              qualifications: sinceBy(own, 'qualification'),
              responsibilities: sinceBy(own, 'responsibility_id'),
            },
          },
        ];
      }),
  );
}
