import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { smsText } from '@sheaf/rules/territory/addresses/sms-text';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import type { Handler } from '#platform/handle';
import { sayPlain } from '#platform/texts';

/** ADDR-C15, ADDR-R25: omits do-not-calls (ADDR-R20). */
export async function writeAddressSms(call: Handler<typeof addresses.writeAddressSms>) {
  const { tenant, actor, body, now } = call;
  const rows = await reservations.heldOf(tenant, actor.personId, [...new Set(body.addresses)], now);
  if (rows.length === 0) return call.refuse('address-not-yours');
  const found = rows.map((row) => ({ ...row, mapNumber: row.map_number }));
  return { text: smsText(found, (number) => sayPlain(actor.lang, 'maps:title', { number })) };
}
