import type { Settings } from './settings-form.tsx';

export const ministryValues = (settings: Settings) => ({
  assigned_map_cutoff: settings.assigned_map_cutoff as number | null,
  stagnant_map_threshold: settings.stagnant_map_threshold as number | null,
  blocks_as_letters: settings.blocks_as_letters,
  address_option_limit: settings.address_option_limit as number | null,
  address_attempts: settings.address_attempts as number | null,
  address_timeout: settings.address_timeout as number | null,
  expired_addresses: settings.expired_addresses,
  email_addresses_to: settings.email_addresses_to ?? '',
  show_address_date: settings.show_address_date,
  reporting: settings.reporting,
  start_month: settings.modules.field_service_reports.start_month ?? '',
  cart_booking: settings.cart_booking,
  cart_booking_advance: settings.cart_booking_advance as number | null,
});

export type Ministry = ReturnType<typeof ministryValues>;
