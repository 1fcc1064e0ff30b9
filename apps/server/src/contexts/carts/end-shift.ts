import type { carts } from '@sheaf/contract/carts/carts';
import { decideEnd } from '@sheaf/rules/carts/report';
import { cancelShifts } from '#contexts/carts/cancel-shifts';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { endGuestShift, isOfGuests } from '#contexts/carts/end-guest-shifts';
import { ruleShift } from '#contexts/carts/rule-shift';
import { endVisit } from '#contexts/carts/visits';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Handler } from '#platform/handle';

/** CARTS-C4, CARTS-O4. */
export async function endShift(call: Handler<typeof carts.endShift>): Promise<{ ok: true }> {
  const { tenant, params, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const row = await cartShifts.lock(tenant, params.id);
  if (!row) {
    const visit = await cartVisits.lock(tenant, params.id);
    return visit ? endVisit(call, visit) : call.missing();
  }
  if (row.state === 'cancelled') return call.missing();
  const people = (await dutiesOfShifts(tenant, [row.id])).map(({ person_id }) => person_id);
  const decision = decideEnd(
    ruleShift(row),
    actor.keeps || people.includes(actor.personId),
    actor.zone,
    now.getTime(),
  );
  if (!decision.allowed) return call.refuse(decision.reason);
  if (decision.value === 'cancelled') await cancelShifts(tenant, [row], now);
  else {
    await cartShifts.setState(tenant, [row.id], 'no-show');
    if (isOfGuests(row)) await endGuestShift(tenant, row, 'no-show', now);
  }
  return { ok: true };
}
