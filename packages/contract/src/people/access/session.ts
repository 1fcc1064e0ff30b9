/** Request and reply fields shared by all ways of signing in. */
import { z } from 'zod';
import { idOf, idOrZero, instant } from '../../fields.ts';

/** 32 random bytes as base64url, created by the server for links and by the device for its session. */
export const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not-a-secret');

/**
 * A random value that a browser creates once and stores; has the shape of a secret and is stored as a hash.
 */
export const device = secret.meta({
  description:
    'random value that the browser stores: a code only works on the device that requested it, and attempts from other devices do not slow it down',
});

export const installed = z
  .boolean()
  .meta({ description: 'whether the app runs from the home screen of the device' });

export const sessionReply = z.object({
  session_id: idOrZero.meta({ description: 'id of the signed-in person (AUTH-O6)' }),
  congregation_id: idOrZero,
  user: z
    .object({
      id: idOf('person, as in GET /users'),
      first_name: z.string(),
      last_name: z.string(),
      full_name: z.string(),
      appointment: z.string(),
      lang: z.string(),
      privacy_consent: z.object({ created_at: instant, device: z.string(), ip: z.string() }).nullable(),
    })
    .meta({ description: 'the signed-in person' }),
  congregation: z
    .object({
      id: idOf('congregation'),
      name: z.string(),
      lang: z.string(),
      country: z.string().nullable().meta({
        description: 'two letters, `AU`: telephone numbers without a country code belong to this country',
      }),
      currency: z.string().meta({ description: 'currency of all amounts, three letters' }),
      time_format: z.union([z.literal(12), z.literal(24)]),
      timezone_id: z.string(),
      show_address_date: z.boolean(),
      development: z.boolean().meta({ description: 'a development installation' }),
      translating: z
        .boolean()
        .meta({ description: 'the congregation edits the wordings of every language (I18N-R1)' }),
    })
    .meta({ description: 'the congregation of the person' }),
  permits: z.record(z.string(), z.literal(true)),
  markers: z.record(z.string(), z.string()),
  checked_at: instant,
});
