/** What a new congregation starts with (SETTINGS-D1, SETTINGS-D2, MAPS-O8, MAPS-O9, ADDR-O1 to O4, SETTINGS-R7). */
export const congregationDefaults = {
  time_format: 12,
  assigned_map_cutoff: 120,
  stagnant_map_threshold: 30,
  blocks_as_letters: true,
  address_option_limit: 5,
  address_attempts: 3,
  address_timeout: 14,
  expired_addresses: 0,
  show_address_date: true,
} as const;

export const moduleDefaults = {
  meeting_schedule: {
    on: true,
    ptc: null,
    clam_day: 3,
    clam_start_time: '19:00',
    clam_url: null,
    public_day: 0,
    public_start_time: '10:00',
    public_url: null,
    history: 6,
  },
  meeting_attendance: { on: true },
  attendants_schedule: {
    on: true,
    print_header: null,
    print_notes: null,
    compact: false,
    reminder_timing: 1,
  },
  field_service_reports: { on: true },
  cart_calendar: { cart_booking: 1, booking_advance: 0 },
  banner_notification: { on: false, title: '', content: '' },
  automatic_messaging: {
    manual: false,
    carts: false,
    maps: false,
    groups: false,
    reports: false,
    attendants: false,
  },
} as const;
