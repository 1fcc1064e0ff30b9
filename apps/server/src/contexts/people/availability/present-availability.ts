/** The record of a person as its reader may see it (AVAIL-R5). */

import type { ReplyOf } from '@sheaf/contract/operation';
import type { availability as operations } from '@sheaf/contract/people/availability/availability';
import { availabilityVersion, mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import {
  type AvailabilityRows,
  availability,
  type PairRow,
} from '#contexts/people/availability/availability.store';
import { readPeople } from '#contexts/people/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

type Reply = ReplyOf<typeof operations.readAvailability>;

interface Call {
  tenant: Tenant;
  actor: Actor;
}

/** A person sees their own wishes, and not who wished for them. */
async function presentPairs(
  { tenant, actor }: Call,
  personId: number,
  rows: readonly PairRow[],
): Promise<Reply['pairs']> {
  const shown = mayPlanPeople(actor.permissions)
    ? rows
    : rows.filter(({ wished_by }) => wished_by === personId);
  const otherOf = (row: PairRow): number => (row.person_id === personId ? row.other_id : row.person_id);
  if (shown.length === 0) return [];
  const others = new Map((await readPeople(tenant, shown.map(otherOf))).map((other) => [other.id, other]));
  return shown.flatMap((row) => {
    const other = others.get(otherOf(row));
    if (!other) return [];
    const { wish, scope, wished_by } = row;
    return [{ user_id: other.id, full_name: other.full_name, wish, scope, by_planner: wished_by === null }];
  });
}

/** Values without ids, and without the dates and notes of planners for other readers. */
export function shownRecord({ limits, times, cart_times, dates }: AvailabilityRows, actor: Actor) {
  const notes = mayPlanPeople(actor.permissions) ? dates[0] : undefined;
  return {
    limits: limits.map(({ area, most_a_month, pace }) => ({ area, most_a_month, pace })),
    times: times.map(({ days, from_at, to_at, starts_on, ends_on }) => ({
      days,
      from_at,
      to_at,
      starts_on,
      ends_on,
    })),
    cart_times: cart_times.map(({ day, from_at, to_at }) => ({ day, from_at, to_at })),
    counts_from: notes?.counts_from ?? null,
    note: notes?.note ?? null,
  };
}

export async function presentAvailability(call: Call, personId: number): Promise<Reply> {
  const rows = await availability.ofPeople(call.tenant, [personId]);
  const record = shownRecord(rows, call.actor);
  return {
    user_id: personId,
    ...record,
    pairs: await presentPairs(call, personId, rows.pairs),
    version: availabilityVersion(record),
  };
}
