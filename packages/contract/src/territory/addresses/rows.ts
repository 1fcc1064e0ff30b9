/** Row schemas of the four kinds of addresses (ADDR-D1 to ADDR-D4). */
import { dayParts } from '@sheaf/rules/territory/addresses/hours';
import { z } from 'zod';
import { count, idOf, idOrZero, instant } from '../../fields.ts';

const place = { lat: z.number().nullable(), lng: z.number().nullable() };
const door = {
  house: z.string(),
  suffix: z.string().nullable(),
  unit: z.string().nullable(),
};

const doNotCallMark = z.boolean().meta({ description: 'the address is a do-not-call (ADDR-R20, ADDR-R44)' });

const addressTry = z.object({
  on: z.string().nullable().meta({ description: 'date; null if the congregation hides dates (ADDR-R19)' }),
  day: count.meta({ description: 'day of the week, 1 Monday to 7 Sunday' }),
  part: z.enum(dayParts),
});

export const availableAddress = z.object({
  id: idOf('available address'),
  street_id: idOrZero,
  street: z.string(),
  ...door,
  lang: z.string().nullable(),
  name: z.string().nullable().meta({ description: 'name of a resident; null if unknown' }),
  attempt: count,
  tries: z.array(addressTry).meta({ description: 'visits when nobody was home, oldest first (X-HOUR)' }),
  adjusted_at: instant.nullable().meta({ description: 'null if the congregation hides dates (ADDR-R19)' }),
  number: z
    .string()
    .nullable()
    .meta({ description: 'phone number; null unless the caller reserved the address (ADDR-O14)' }),
  assigned_to: idOrZero.nullable(),
  contact: z
    .string()
    .nullable()
    .meta({ description: 'name noted for the person who works the address; null without one' }),
  do_not_call: doNotCallMark,
  lent_by: z
    .object({ id: idOf('person, as in GET /users'), full_name: z.string() })
    .nullable()
    .meta({ description: 'person who lent the address to the caller; null otherwise (ADDR-C13)' }),
  ...place,
});

export const preloadedAddress = z.object({
  id: idOf('preloaded address'),
  map_id: idOrZero,
  type: z.literal('preloaded').meta({ description: 'always preloaded' }),
  name: z.string().nullable().meta({ description: 'name of a resident; null if unknown' }),
  block: count.nullable(),
  street_id: idOrZero,
  street: z.string(),
  ...door,
  date: z.string().nullable().meta({ description: 'null if the congregation hides dates (ADDR-R19)' }),
  note: z.string().nullable(),
  number: z.string().nullable().meta({ description: 'phone number; null if unknown' }),
  ...place,
  place_unknown: z.boolean().meta({ description: 'the geocoder found no place for the address (ADDR-O8)' }),
  do_not_call: doNotCallMark,
  version: count,
});

export const doNotCall = z.object({
  id: idOf('do-not-call'),
  map_id: idOrZero,
  street_id: idOrZero,
  street: z.string(),
  number: count.meta({ description: 'house number; 0 if the whole number is in `suffix`' }),
  suffix: z.string().nullable(),
  unit: z.string().nullable(),
  date: z.string().meta({ description: 'date of the request, or of its last confirmation' }),
  note: z.string().nullable(),
  due_for_review: z.boolean().meta({ description: 'not confirmed for 24 months (ADDR-O10)' }),
  version: count,
});

export const foreignAddress = z.object({
  id: idOf('foreign address'),
  street: idOrZero.meta({ description: 'id of the street' }),
  street_name: z.string(),
  ...door,
  lang: z.string(),
  assigned_id: idOrZero.nullable(),
  assigned_map_id: idOrZero.nullable(),
  type: z.literal('foreign').meta({ description: 'always foreign' }),
  do_not_call: doNotCallMark,
  version: count,
});
