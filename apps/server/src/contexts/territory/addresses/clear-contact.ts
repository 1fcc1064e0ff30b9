import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { decideReturn } from '@sheaf/rules/territory/addresses/lending';
import { readCongregationRow } from '#contexts/people/people.api';
import { lending } from '#contexts/territory/addresses/lending.store';
import { presentMyAddress } from '#contexts/territory/addresses/present-my-address';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import { type LendingChange, saveLending } from '#contexts/territory/addresses/save-lending';
import type { Handler } from '#platform/handle';

/**
 * ADDR-C14, ADDR-O7: recalls assigned addresses to the caller at once and notifies the borrower; removes a
 * noted contact name.
 */
export async function clearContact(call: Handler<typeof addresses.clearContact>) {
  const { tenant, actor, body, now } = call;
  const ids = [...new Set(body.addresses)];
  const found = await lending.lock(tenant, ids);
  // Addresses that the borrower has completed no longer exist; they must not block the recall of the others.
  if (found.length === 0) return call.refuse('address-not-yours');
  const changes: LendingChange[] = [];
  for (const address of found) {
    const decision = decideReturn(address.reservation, actor.personId);
    if (!decision.allowed) return call.refuse(decision.reason);
    changes.push({ address, effect: decision.value });
  }
  await saveLending(tenant, changes, now);
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  const rows = await reservations.mineOf(tenant, actor.personId, ids, now);
  return rows.map((row) => presentMyAddress(row, actor.personId, showDate));
}
