/** The fields of a congregation's settings and modules, as they are read and as they are changed (SETTINGS-D1, SETTINGS-D2). */
import { isClockTime, isInSteps } from '@sheaf/rules/time/clock-time';
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import { z } from 'zod';
import { changeableText, count, filled, reference, text } from './fields.ts';

const time = z.string().refine(isClockTime, 'not-a-time').refine(isInSteps, 'not-in-steps');
const weekday = z.number().int().min(0).max(6);
const days = z.number().int().min(0).max(3650);
const link = changeableText(300).refine(
  (value) => !value || /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value),
  'not-a-link',
);
const maybeReference = reference.nullable();
const language = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'not-a-language');

export const modules = z.object({
  meeting_schedule: z.object({
    on: z.boolean(),
    ptc: count.nullable(),
    clam_day: count,
    clam_start_time: z.string(),
    clam_url: z.string().nullable(),
    public_day: count,
    public_start_time: z.string(),
    public_url: z.string().nullable(),
    history: count,
  }),
  meeting_attendance: z.object({ on: z.boolean() }),
  attendants_schedule: z.object({
    on: z.boolean(),
    print_header: z.string().nullable(),
    print_notes: z.boolean(),
    compact: z.boolean(),
    reminder_timing: count,
  }),
  field_service_reports: z.object({ on: z.boolean() }),
  cart_calendar: z.object({ cart_booking: count, booking_advance: count }),
  banner_notification: z.object({ on: z.boolean(), title: z.string(), content: z.string() }),
  automatic_messaging: z.object({
    manual: z.boolean(),
    carts: z.boolean(),
    maps: z.boolean(),
    groups: z.boolean(),
    reports: z.boolean(),
    attendants: z.boolean(),
  }),
});

const cartBooking = z.number().int().min(0).max(1);
const bookingAdvance = z.number().int().min(0).max(52);

const modulesChange = z.strictObject({
  meeting_schedule: z
    .strictObject({
      on: z.boolean(),
      ptc: maybeReference,
      clam_day: weekday,
      clam_start_time: time,
      clam_url: link,
      public_day: weekday,
      public_start_time: time,
      public_url: link,
      history: z.number().int().min(0).max(60),
    })
    .partial()
    .optional(),
  meeting_attendance: z.strictObject({ on: z.boolean() }).partial().optional(),
  attendants_schedule: z
    .strictObject({
      on: z.boolean(),
      print_header: changeableText(500),
      print_notes: z.boolean(),
      compact: z.boolean(),
      reminder_timing: z.number().int().min(1).max(3),
    })
    .partial()
    .optional(),
  field_service_reports: z.strictObject({ on: z.boolean() }).partial().optional(),
  cart_calendar: z
    .strictObject({ cart_booking: cartBooking, booking_advance: bookingAdvance })
    .partial()
    .optional(),
  banner_notification: z
    .strictObject({ on: z.boolean(), title: text(120), content: text(2000) })
    .partial()
    .optional(),
  automatic_messaging: z
    .strictObject({
      manual: z.boolean(),
      carts: z.boolean(),
      maps: z.boolean(),
      groups: z.boolean(),
      reports: z.boolean(),
      attendants: z.boolean(),
    })
    .partial()
    .optional(),
});

/** What is not named stays as it is. */
export const settingsChange = z
  .strictObject({
    name: filled(120),
    country_id: maybeReference,
    region_id: maybeReference,
    suburb: changeableText(60),
    postcode: changeableText(12),
    address: changeableText(190),
    circuit: changeableText(30),
    lang: language,
    time_format: z.union([z.literal(12), z.literal(24)]),
    timezone_id: z.string().max(64, 'too-long').refine(isTimeZone, 'no-such-time-zone'),
    accounts_pub: maybeReference,
    assigned_map_cutoff: days,
    stagnant_map_threshold: days,
    blocks_as_letters: z.boolean(),
    address_option_limit: z.number().int().min(1).max(50),
    address_attempts: z.number().int().min(0).max(50),
    address_timeout: days,
    expired_addresses: z.number().int().min(0).max(1),
    email_addresses_to: changeableText(190),
    show_address_date: z.boolean(),
    reporting: z.boolean(),
    cart_booking: cartBooking.meta({ description: 'as modules.cart_calendar.cart_booking (CF-9)' }),
    cart_booking_advance: bookingAdvance.meta({ description: 'as modules.cart_calendar.booking_advance' }),
    modules: modulesChange,
    version: count.meta({ description: 'version seen; a stale one is refused with the current row' }),
  })
  .partial();

export const congregationSettings = z.object({
  id: count,
  name: z.string(),
  country_id: count.nullable(),
  region_id: count.nullable(),
  suburb: z.string().nullable(),
  postcode: z.string().nullable(),
  address: z.string().nullable(),
  circuit: z.string().nullable(),
  lang: z.string(),
  time_format: z.union([z.literal(12), z.literal(24)]),
  timezone_id: z.string(),
  accounts_pub: count.nullable(),
  assigned_map_cutoff: count,
  stagnant_map_threshold: count,
  blocks_as_letters: z.boolean(),
  address_option_limit: count,
  address_attempts: count,
  address_timeout: count,
  expired_addresses: count,
  email_addresses_to: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'only for those who may change the settings' }),
  show_address_date: z.boolean(),
  reporting: z.boolean(),
  cart_booking: count,
  cart_booking_advance: count,
  modules,
  version: count,
});
