import type { carts } from '@sheaf/contract/carts/carts';
import { decideReport } from '@sheaf/rules/carts/report';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { presentShifts } from '#contexts/carts/present-shift';
import { ruleShift } from '#contexts/carts/rule-shift';
import { reportVisit } from '#contexts/carts/visits';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Handler } from '#platform/handle';

/** CARTS-C5, CARTS-X2. */
export async function reportShift(call: Handler<typeof carts.reportShift>) {
  const { tenant, params, body, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const row = await cartShifts.lock(tenant, params.id);
  if (!row) {
    const visit = await cartVisits.lock(tenant, params.id);
    return visit ? reportVisit(call, visit) : call.missing();
  }
  if (row.state === 'cancelled') return call.missing();
  const duties = await dutiesOfShifts(tenant, [row.id]);
  const takesPart = duties.some(({ person_id }) => person_id === actor.personId);
  const decision = decideReport(ruleShift(row), takesPart, actor.zone, now.getTime());
  if (!decision.allowed) return call.refuse(decision.reason);
  const fields = Object.keys(body) as (keyof typeof body)[];
  const isSame = row.reported_at !== null && fields.every((field) => body[field] === row[field]);
  const reported = await cartShifts.edit(tenant, row.id, {
    ...body,
    // A changed comment is shown under the name of the person who changed it.
    reported_by: isSame ? row.reported_by : actor.personId,
    reported_at: isSame ? row.reported_at : now,
  });
  return { ...(await presentShifts(tenant, [reported], actor))[0]!, ...body };
}
