import type { ReplyOf } from '@sheaf/contract/operation';
import type { congregations as operations } from '@sheaf/contract/people/congregations/congregations';
import type { Modules } from '@sheaf/contract/settings-parts';
import type { CongregationRow } from '#contexts/people/congregations/congregations.store';
import type { Actor } from '#platform/actor';
import { writtenMoney } from '#platform/written-money';

interface Viewer {
  actor: Actor;
  balanceCents: number;
  currency: string;
}

type Wire = ReplyOf<typeof operations.readCongregation>;

const seesBalance = ({ permissions }: Actor): boolean =>
  permissions.has('settings.cong.edit') || permissions.has('settings.account');

/**
 * SYNC-C4: hides the mail recipient of addresses and the SMS account from people who may not edit the
 * settings.
 */
export function presentCongregation(
  { email_addresses_to, sms_user, device, ...row }: CongregationRow,
  modules: Modules,
  { actor, balanceCents, currency }: Viewer,
): Wire {
  return {
    ...row,
    expired_addresses: row.expired_addresses,
    time_format: row.time_format === 24 ? 24 : 12,
    ...(actor.permissions.has('settings.cong.edit') && { email_addresses_to, sms_user, device }),
    ...(seesBalance(actor) && {
      balance: writtenMoney(balanceCents, actor.lang, currency),
      raw_balance: { total: balanceCents },
    }),
    reporting: modules.field_service_reports.on,
    cart_booking: modules.cart_calendar.cart_booking,
    cart_booking_advance: modules.cart_calendar.booking_advance,
    modules,
  };
}
