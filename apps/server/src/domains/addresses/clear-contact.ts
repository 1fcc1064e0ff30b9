import type { addresses } from '@sheaf/contract/addresses/addresses';
import { decideTakeBack, type LentReservation } from '@sheaf/rules/addresses/lending';
import { type LendableAddress, lending } from '#domains/addresses/lending.store';
import { notifyOfLending } from '#domains/addresses/notify-of-lending';
import { presentMyAddress } from '#domains/addresses/present-my-address';
import { reservations } from '#domains/addresses/reservations.store';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import type { Handler } from '#platform/handle';

/** ADDR-C14, ADDR-O7: assigned addresses are the caller's again at once, and the borrower is told; a noted name is removed. */
export async function clearContact(call: Handler<typeof addresses.clearContact>) {
  const { tenant, actor, body, now } = call;
  const ids = [...new Set(body.addresses)];
  const found = await lending.lock(tenant, ids);
  // What the borrower completed meanwhile is gone; that must not keep the rest with them.
  if (found.length === 0) return call.refuse('address-not-yours');
  const changes: { address: LendableAddress; next: LentReservation }[] = [];
  for (const address of found) {
    const decision = decideTakeBack(address.reservation, actor.personId);
    if (!decision.allowed) return call.refuse(decision.reason);
    changes.push({ address, next: decision.value });
  }
  await lending.set(
    tenant,
    changes.map(({ address, next }) => ({ id: address.id, next })),
  );
  const borrowed = changes.filter(({ address, next }) => address.reservation?.personId !== next.personId);
  await notifyOfLending(
    tenant,
    'addresses-taken-back',
    borrowed.map(({ address }) => ({ ...address, personId: address.reservation!.personId })),
    now,
  );
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  const rows = await reservations.mineOf(tenant, actor.personId, ids, now);
  return rows.map((row) => presentMyAddress(row, actor.personId, showDate));
}
