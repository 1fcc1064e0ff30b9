/** What a phone brings and learns when a session begins, by whichever way. */
import { z } from 'zod';
import { idOrZero, instant } from '../../fields.ts';

/** 32 random bytes as base64url; made by the server for links, by the phone for its session. */
export const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not-a-secret');

/** A random value that a browser makes once and keeps; of the same shape as a secret, and stored as a hash. */
export const device = secret.meta({
  description:
    'random value that the browser keeps: a code counts on the device that asked for it, and what others try does not slow it down',
});

export const sessionReply = z.object({
  session_id: idOrZero.meta({ description: 'id of the signed-in person (AUTH-O6)' }),
  congregation_id: idOrZero,
  user: z.object({
    id: idOrZero,
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    appointment: z.string(),
    lang: z.string(),
    privacy_consent: z.object({ created_at: instant, device: z.string(), ip: z.string() }).nullable(),
  }),
  congregation: z.object({
    id: idOrZero,
    name: z.string(),
    lang: z.string(),
    country: z.string().nullable().meta({
      description: 'two letters, `AU`: telephone numbers of it are written as people dial them there',
    }),
    currency: z.string().meta({ description: 'of all money, three letters' }),
    time_format: z.union([z.literal(12), z.literal(24)]),
    timezone_id: z.string(),
    show_address_date: z.boolean(),
    development: z.boolean().meta({ description: 'an installation for trying out' }),
    translating: z
      .boolean()
      .meta({ description: 'one of those that write the wordings of every language (I18N-R1)' }),
  }),
  permits: z.record(z.string(), z.literal(true)),
  markers: z.record(z.string(), z.string()),
  checked_at: instant,
});
