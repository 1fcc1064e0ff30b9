import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { decideReturn } from '@sheaf/rules/territory/addresses/lending';
import { readCongregationRow } from '#contexts/people/people.api';
import { lending } from '#contexts/territory/addresses/lending.store';
import { presentMyAddress } from '#contexts/territory/addresses/present-my-address';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import { type LendingChange, saveLending } from '#contexts/territory/addresses/save-lending';
import type { Handler } from '#platform/handle';

/** ADDR-C14, ADDR-O7: assigned addresses are the caller's again at once, and the borrower is told; a noted name is removed. */
export async function clearContact(call: Handler<typeof addresses.clearContact>) {
  const { tenant, actor, body, now } = call;
  const ids = [...new Set(body.addresses)];
  const found = await lending.lock(tenant, ids);
  // What the borrower completed meanwhile is gone; that must not keep the rest with them.
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
