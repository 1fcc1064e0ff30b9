import type { cartRotation } from '@sheaf/contract/carts/rows';
import { asksForWeek, combinationsOf, type peopleCounts } from '@sheaf/rules/carts/rotation';
import type { z } from 'zod';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { type RotationRow, rotationPeople } from '#contexts/carts/cart-rotations.store';
import { rotationHorizon } from '#contexts/carts/fill-rotations';
import { rotationTurns } from '#contexts/carts/rotation-turns';
import { awayBetween } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type RotationReply = z.output<typeof cartRotation>;

/** Same order as the rows. */
export async function presentRotations(
  tenant: Tenant,
  rows: readonly RotationRow[],
  now: Date,
): Promise<RotationReply[]> {
  const ids = rows.map(({ id }) => id);
  const { today, until } = await rotationHorizon(tenant, now);
  const takers = Map.groupBy(await rotationPeople.of(tenant, ids), ({ rotation_id }) => rotation_id);
  const everybody = [...takers.values()].flat().map(({ person_id }) => person_id);
  const away = await awayBetween(tenant, everybody, today, until);
  const turns = await rotationTurns(tenant, ids, today);
  const places = await cartLocations.ofIds(
    tenant,
    rows.map(({ location_id }) => location_id),
  );
  return rows.map((row) => {
    const users = (takers.get(row.id) ?? []).map(({ person_id }) => person_id);
    const own = turns.get(row.id) ?? [];
    const frequency = row.frequency;
    return {
      id: row.id,
      active: row.active,
      cart_id: row.location_id,
      frequency,
      location: places.find(({ id }) => id === row.location_id)!.label,
      day_of_week: row.day_of_week,
      week_of_month: asksForWeek(frequency) ? row.week_of_month : null,
      start_time: row.starts_at,
      minutes: row.minutes,
      current_date: own.findLast(({ state }) => state !== 'cancelled')?.date ?? null,
      users,
      publisher_count: row.people_count as (typeof peopleCounts)[number],
      combinations: combinationsOf(users, row.people_count),
      anchor: row.anchor,
      until,
      version: row.version,
      turns: own.map(({ date, state, people }) => ({ date, users: people, state })),
      away: away
        .filter(({ person_id }) => users.includes(person_id))
        .map(({ person_id, start_date, end_date }) => ({ user_id: person_id, start_date, end_date })),
    };
  });
}
