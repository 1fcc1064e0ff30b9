/** Changes, ends and reports shifts at carts of another congregation (CARTS-O8). */
import type { carts } from '@sheaf/contract/carts/carts';
import { decideEnd, decideReport } from '@sheaf/rules/carts/report';
import { hasBegun } from '@sheaf/rules/carts/shift';
import { readCartTerms, readGuestActor } from '#contexts/carts/cart-actor';
import { cartSeats } from '#contexts/carts/cart-seats.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartVisits, type VisitRow } from '#contexts/carts/cart-visits.store';
import { presentForGuest } from '#contexts/carts/present-for-guest';
import { presentShifts } from '#contexts/carts/present-shift';
import { refuseVisit } from '#contexts/carts/refuse-booking';
import { ruleVisit } from '#contexts/carts/rule-shift';
import { saveVisit } from '#contexts/carts/save-visit';
import { tellAt } from '#contexts/carts/tell-shift';
import { visitDutiesOfVisits } from '#contexts/duties/duties.api';
import { atOtherCongregation } from '#platform/database/guest-section';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

export const placeOfVisit = ({ host_location, label, on_date, starts_at }: VisitRow) => ({
  cart: host_location,
  location: label,
  date: on_date,
  time: starts_at,
});

const shiftAtHost = ({ host_congregation, host_shift }: VisitRow) =>
  ({ congregationId: host_congregation, by: 'shift', id: host_shift }) as const;

const peopleOf = async (tenant: Tenant, { id }: VisitRow): Promise<number[]> =>
  (await visitDutiesOfVisits(tenant, [id])).map(({ person_id }) => person_id);

/** The shift with its row at the host, locked there; undefined if the host has removed it. */
const shownAtHost = (tenant: Tenant, visit: VisitRow, personId: number, now: Date) =>
  atOtherCongregation(tenant, shiftAtHost(visit), async (there) => {
    const terms = await readCartTerms(there, now);
    const row = await cartShifts.lock(there, visit.host_shift);
    if (!row) return undefined;
    const [shown] = await presentShifts(there, [row], { personId, wallNow: terms.wallNow, isGuest: true });
    return { terms, row, shown: shown! };
  });

const isSameTime = (before: VisitRow, after: VisitRow): boolean =>
  before.host_location === after.host_location &&
  before.on_date === after.on_date &&
  before.starts_at === after.starts_at &&
  before.minutes === after.minutes;

export async function changeVisit(call: Handler<typeof carts.changeShift>, visit: VisitRow) {
  const { tenant, body, now } = call;
  const caller = call.actor;
  const people = await peopleOf(tenant, visit);
  const there = (await shownAtHost(tenant, visit, caller.personId, now))?.done;
  if (!there) return call.missing();
  const actor = await readGuestActor(tenant, caller, there.terms);
  if (!actor.keeps && !people.includes(caller.personId)) return call.refuse('cart-not-yours');
  if (body.version !== undefined && body.version !== there.row.version)
    return call.stale((await presentForGuest(tenant, [there.shown], caller.personId))[0]!);
  if (visit.state !== 'booked') return call.refuse('cart-not-held');
  if (hasBegun(ruleVisit(visit), visit.zone, now.getTime())) return call.refuse('cart-past');
  const saved = await saveVisit(tenant, { caller, asked: body, before: visit, now });
  if ('unknown' in saved) return call.invalid(saved.unknown);
  if (!saved.allowed) return refuseVisit(call, saved, visit);
  const { visit: after, shown } = saved.value;
  const came = body.publishers.filter((id) => !people.includes(id));
  const stayed = body.publishers.filter((id) => people.includes(id));
  const left = people.filter((id) => !body.publishers.includes(id));
  await tellAt(tenant, 'cart-booked', placeOfVisit(after), came, now);
  if (!isSameTime(visit, after)) await tellAt(tenant, 'cart-changed', placeOfVisit(after), stayed, now);
  else if (came.length + left.length > 0)
    await tellAt(tenant, 'cart-company', placeOfVisit(after), stayed, now);
  await tellAt(tenant, 'cart-cancelled', placeOfVisit(visit), left, now);
  return shown;
}

export async function endVisit(call: Handler<typeof carts.endShift>, visit: VisitRow): Promise<{ ok: true }> {
  const { tenant, actor, now } = call;
  const people = await peopleOf(tenant, visit);
  const mayEnd = people.includes(actor.personId) || actor.permissions.has('settings.cart_locations');
  const decision = decideEnd(ruleVisit(visit), mayEnd, visit.zone, now.getTime());
  if (!decision.allowed) return call.refuse(decision.reason);
  const state = decision.value;
  const ended = await atOtherCongregation(tenant, shiftAtHost(visit), async (there) => {
    if (state === 'cancelled') await cartSeats.removeOfShifts(there, [visit.host_shift]);
    await cartShifts.setState(there, [visit.host_shift], state);
  });
  if (!ended) return call.missing();
  if (state === 'no-show') await cartVisits.edit(tenant, visit.id, { state, reported_at: null });
  else {
    await cartVisits.remove(tenant, visit.id);
    await tellAt(tenant, 'cart-cancelled', placeOfVisit(visit), people, now);
  }
  return { ok: true };
}

export async function reportVisit(call: Handler<typeof carts.reportShift>, visit: VisitRow) {
  const { tenant, body, actor, now } = call;
  const takesPart = (await peopleOf(tenant, visit)).includes(actor.personId);
  const decision = decideReport(ruleVisit(visit), takesPart, visit.zone, now.getTime());
  if (!decision.allowed) return call.refuse(decision.reason);
  const reported_at = visit.reported_at ?? now;
  const reported = await atOtherCongregation(tenant, shiftAtHost(visit), async (there) => {
    const { wallNow } = await readCartTerms(there, now);
    const row = await cartShifts.edit(there, visit.host_shift, { ...body, reported_by: null, reported_at });
    return (await presentShifts(there, [row], { personId: actor.personId, wallNow, isGuest: true }))[0]!;
  });
  if (!reported) return call.missing();
  await cartVisits.edit(tenant, visit.id, { reported_at });
  const report = { ...body, reported_by: actor.personId, reported_at: reported_at.toISOString() };
  const [shown] = await presentForGuest(tenant, [{ ...reported.done, report }], actor.personId);
  return { ...shown!, ...body };
}
