import type { carts } from '@sheaf/contract/carts/carts';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { cancelEmpty, leaveVisit, tellOthers } from '#contexts/carts/leaving';
import { tellAt } from '#contexts/carts/tell-shift';
import { placeOfVisit } from '#contexts/carts/visits';
import { cartDutyOf, removeCartDuty, visitDutiesOfVisits } from '#contexts/duties/duties.api';
import { readWallNow } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/**
 * CARTS-C12: removes the caller from a shift that has not begun and notifies the others. Locks the shift
 * first, so that it is cancelled if its last two people leave at once.
 */
export async function leaveShift(call: Handler<typeof carts.leaveShift>): Promise<{ ok: true }> {
  const { tenant, actor, params, now } = call;
  const duty = await cartDutyOf(tenant, actor.personId, params.id);
  if (!duty) return call.missing();
  if (wallTimeAt(duty.on_date, duty.starts_at) <= (await readWallNow(tenant, now)))
    return call.refuse('cart-past');
  const { id, shift_id: shiftId, visit_id: visitId, place } = duty;
  if (shiftId !== null) {
    await cartShifts.lock(tenant, shiftId);
    await removeCartDuty(tenant, id);
    await cancelEmpty(tenant, [shiftId]);
    await tellOthers(tenant, [shiftId], now);
    return { ok: true };
  }
  const [known] = await cartVisits.ofIds(tenant, [visitId!]);
  const visit = known && (await cartVisits.lock(tenant, known.host_shift));
  if (!visit) return call.missing();
  await leaveVisit(tenant, { id, place }, visit);
  const others = (await visitDutiesOfVisits(tenant, [visit.id])).map(({ person_id }) => person_id);
  await tellAt(tenant, 'cart-left', placeOfVisit(visit), others, now);
  return { ok: true };
}
