/** Fields of the settings of a congregation, for requests and replies (SETTINGS-D1, SETTINGS-D2). */
import { expiredAddresses } from '@sheaf/rules/people/congregations/setting-kinds';
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import { z } from 'zod';
import { bookingAdvance, cartBooking } from '../../carts/settings.ts';
import { changeableText, count, filled, idOf, idOrZero, language, reference, text } from '../../fields.ts';
import { modules, modulesChange } from '../../settings-parts.ts';

const days = z.number().int().min(0).max(3650);
const maybeReference = reference.nullable();

/** Missing fields are unchanged. */
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
    expired_addresses: z.literal(expiredAddresses.codes),
    email_addresses_to: changeableText(190).meta({ description: 'e-mail address for expired addresses' }),
    show_address_date: z.boolean(),
    sms_user: changeableText(),
    sms_pass: text()
      .nullable()
      .transform((value) => value || undefined)
      .meta({ description: 'write-only; unchanged if blank' }),
    device: changeableText().meta({ description: 'id of the congregation’s own phone at the SMS gateway' }),
    reporting: z.boolean(),
    cart_booking: cartBooking.accepts.meta({
      description: 'same as modules.cart_calendar.cart_booking (CF-9)',
    }),
    cart_booking_advance: bookingAdvance.accepts.meta({
      description: 'same as modules.cart_calendar.booking_advance',
    }),
    modules: modulesChange,
    version: count.meta({
      description: 'version that was read; a stale one is refused with 409 and the current row',
    }),
  })
  .partial();

export const congregationSettings = z.object({
  id: idOf('congregation'),
  name: z.string(),
  country_id: idOrZero.nullable(),
  region_id: idOrZero.nullable(),
  suburb: z.string().nullable(),
  postcode: z.string().nullable(),
  address: z.string().nullable(),
  circuit: z.string().nullable(),
  lang: z.string(),
  time_format: z.union([z.literal(12), z.literal(24)]),
  timezone_id: z.string(),
  accounts_pub: idOrZero.nullable(),
  assigned_map_cutoff: count,
  stagnant_map_threshold: count,
  blocks_as_letters: z.boolean(),
  address_option_limit: count,
  address_attempts: count,
  address_timeout: count,
  expired_addresses: z.literal(expiredAddresses.codes),
  email_addresses_to: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'only for people who may change the settings' }),
  show_address_date: z.boolean(),
  balance: z
    .string()
    .optional()
    .meta({ description: 'amount with its currency; up to an hour old in a cached reply' }),
  raw_balance: z.object({ total: z.number().int() }).optional().meta({
    description:
      'cents in the currency of the installation; only for people who may change the settings or see the account',
  }),
  sms_user: z.string().nullable().optional(),
  device: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'id of the congregation’s own phone at the SMS gateway' }),
  reporting: z.boolean(),
  cart_booking: cartBooking.reads,
  cart_booking_advance: count,
  modules,
  version: count,
});
