import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { decideLend } from '@sheaf/rules/territory/addresses/lending';
import { holdPerson, readCongregationRow } from '#contexts/people/people.api';
import { type LendableAddress, lending } from '#contexts/territory/addresses/lending.store';
import { presentMyAddress } from '#contexts/territory/addresses/present-my-address';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import { type LendingChange, saveLending } from '#contexts/territory/addresses/save-lending';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof addresses.lendAddresses>;

/** All or none: one refused address refuses the whole request (ADDR-R14). */
async function lendTo(call: Call, found: readonly LendableAddress[], userId: number): Promise<void> {
  const { tenant, actor, now } = call;
  const to = await holdPerson(tenant, userId);
  if (!to) return call.invalid({ user: ['no-such-person'] });
  const changes: LendingChange[] = [];
  for (const address of found) {
    const decision = decideLend(address.reservation, actor.personId, to);
    if (!decision.allowed) return call.refuse(decision.reason);
    changes.push({ address, effect: decision.value });
  }
  await saveLending(tenant, changes, now);
}

/**
 * ADDR-C13: assigns the addresses to a person; with a name only they stay with the caller, who notes the name
 * (ADDR-O7).
 */
export async function lendAddresses(call: Call) {
  const { tenant, actor, body, now } = call;
  const ids = [...new Set(body.addresses)];
  if (!body.user && !body.name) return call.invalid({ user: ['required'] });
  if (body.user && body.name) return call.invalid({ name: ['user-or-name'] });
  const found = await lending.lock(tenant, ids);
  const known = body.user
    ? await reservations.mineOf(tenant, actor.personId, ids, now)
    : await reservations.heldOf(tenant, actor.personId, ids, now);
  if (found.length < ids.length || known.length < ids.length) return call.refuse('address-not-yours');
  for (const { mapId } of found) assertAsShown(call, body, { map: mapId });
  if (body.user) await lendTo(call, found, body.user);
  else await reservations.setContact(tenant, ids, body.name);
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  const rows = await reservations.mineOf(tenant, actor.personId, ids, now);
  return rows.map((row) => presentMyAddress(row, actor.personId, showDate));
}
