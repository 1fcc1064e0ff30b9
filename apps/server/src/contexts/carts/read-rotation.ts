/** Parses the rotation form (CARTS-R11, CARTS-R12, CARTS-R14). */
import type { carts } from '@sheaf/contract/carts/carts';
import { asksForWeek } from '@sheaf/rules/carts/rotation';
import { spanOfShift } from '@sheaf/rules/carts/shift';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { isApproved } from '#contexts/carts/cart-actor';
import { cartLocations, type LocationRow } from '#contexts/carts/cart-locations.store';
import type { RotationRow, RotationValues } from '#contexts/carts/cart-rotations.store';
import { presentRotations } from '#contexts/carts/present-rotation';
import { lockCartPeople, readToday } from '#contexts/people/people.api';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.addRotation> | Handler<typeof carts.editRotation>;

/** People already on the list may have lost their approval; new ones must be approved. */
async function readTakers({ tenant, body, invalid }: Call, known: ReadonlySet<number>): Promise<void> {
  const people = new Map((await lockCartPeople(tenant, body.users)).map((row) => [row.id, row]));
  if (people.size < body.users.length) invalid({ users: ['no-such-person'] });
  if (!body.users.every((id) => known.has(id) || isApproved(people.get(id))))
    invalid({ users: ['not-for-carts'] });
  if (body.users.length < body.publisher_count) invalid({ users: ['too-few-takers'] });
}

/** Combinations follow from the order of the people; unknown people and another size are invalid. */
function readCombinations({ body, invalid }: Call): void {
  const users = new Set(body.users);
  const fits = (together: readonly number[]): boolean =>
    new Set(together).size === body.publisher_count && together.every((id) => users.has(id));
  if (!(body.combinations ?? []).every(fits)) invalid({ combinations: ['combinations-follow'] });
}

function readTimes({ body, invalid }: Call, location: LocationRow): void {
  const span = spanOfShift({ startsAt: body.start_time, minutes: body.minutes });
  if (span.from < minutesOf(location.opens_at) || span.to > minutesOf(location.closes_at))
    invalid({ start_time: ['outside-cart-hours'] });
}

/** The last booked date is derived from the rotation: a form may repeat it and not change it. */
async function readCurrentDate(call: Call, before: RotationRow | undefined): Promise<void> {
  if (!call.body.current_date) return;
  const [shown] = before ? await presentRotations(call.tenant, [before], call.now) : [];
  assertAsShown(call, call.body, { current_date: shown?.current_date ?? null });
}

/**
 * @param before the stored rotation; its count of fortnights continues while day and frequency stay. @param
 * known ids of the people already on the list.
 */
export async function readRotation(
  call: Call,
  before?: RotationRow,
  known: readonly number[] = [],
): Promise<RotationValues> {
  const { tenant, body } = call;
  await readTakers(call, new Set(known));
  readCombinations(call);
  await readCurrentDate(call, before);
  const location = await cartLocations.lock(tenant, body.cart_id);
  if (!location) return call.invalid({ cart_id: ['no-such-cart'] });
  const { active, frequency, day_of_week, minutes, start_time: starts_at } = body;
  if (asksForWeek(frequency) && body.week_of_month == null) call.invalid({ week_of_month: ['required'] });
  if (active) readTimes(call, location);
  const counted = before && before.frequency === frequency && before.day_of_week === day_of_week;
  return {
    location_id: location.id,
    active,
    frequency,
    day_of_week,
    starts_at,
    minutes,
    people_count: body.publisher_count,
    week_of_month: body.week_of_month ?? 0,
    anchor: counted ? before.anchor : await readToday(tenant, call.now),
  };
}
