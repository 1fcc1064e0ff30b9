import type { congregations as operations } from '@sheaf/contract/congregations';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { Modules } from '@sheaf/contract/settings-parts';
import type { CongregationRow } from '#domains/congregations/congregations.store';
import type { Actor } from '#platform/handle';

/** SYNC-C4: who may not change the settings does not learn whom addresses are mailed to. */
export function presentCongregation(
  { email_addresses_to, ...row }: CongregationRow,
  modules: Modules,
  actor: Actor,
): ReplyOf<typeof operations.readCongregation> {
  return {
    ...row,
    time_format: row.time_format === 24 ? 24 : 12,
    ...(actor.permissions.has('settings.cong.edit') && { email_addresses_to }),
    reporting: modules.field_service_reports.on,
    cart_booking: modules.cart_calendar.cart_booking,
    cart_booking_advance: modules.cart_calendar.booking_advance,
    modules,
  };
}
