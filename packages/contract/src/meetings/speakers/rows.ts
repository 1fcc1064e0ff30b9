/** Schemas of directory congregations and speakers, for requests and replies (SPKR-D1..D3). */
import { mostAwaySpans } from '@sheaf/rules/meetings/speakers/away-spans';
import { highestOutline } from '@sheaf/rules/people/people/profile';
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  idOf,
  idOrZero,
  language,
  optional,
  optionalText,
  reference,
} from '../../fields.ts';
import { time, weekday } from '../../settings-fields.ts';

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });

export const congregationFields = {
  name: filled(120).meta({ description: 'name of the congregation' }),
  country_id: optional(reference),
  region_id: optional(reference),
  suburb: optionalText(60),
  postcode: optionalText(12),
  address: optionalText(190),
  circuit: optionalText(30),
  lang: optional(language),
  timezone_id: optional(z.string().max(64, 'too-long').refine(isTimeZone, 'no-such-time-zone')),
  public_day: weekday.default(0).meta({ description: 'day of the week, 0 is Sunday' }),
  public_start_time: time.default('10:00'),
};

export const congregationBody = z.strictObject({ ...congregationFields, version });

/** Body of a new congregation, also used when a talk elsewhere names a new one (AWAY-R3, AWAY-C5). */
export const newCongregationBody = congregationBody.extend({
  ptc: optionalText(190).meta({ description: 'e-mail of its talk coordinator; unknown if omitted' }),
});

export const contactBody = z.strictObject({
  full_name: optionalText(120),
  email: optionalText(190),
  phone: optionalText(40),
  ptc: optional(reference).meta({
    description: 'id of the talk coordinator; only for the caller’s own congregation',
  }),
  version,
});

const outlineNumber = reference.max(highestOutline);

/** Talk numbers, or rows as replies return them. */
export const outlineNumbers = z
  .array(z.union([outlineNumber, z.object({ number: outlineNumber })]))
  .max(highestOutline)
  .transform((rows) => rows.map((row) => (typeof row === 'number' ? row : row.number)));

export const speakerFields = {
  full_name: filled(120),
  email: optionalText(190),
  phone: optionalText(40),
  appointment: z.enum(['elder', 'servant']),
};

export const speakerBody = z.strictObject({
  ...speakerFields,
  congregation_id: reference.optional(),
  outlines: outlineNumbers.optional().meta({ description: 'numbers of the talks; unchanged if omitted' }),
  away_dates: z
    .array(z.strictObject({ start_date: date, end_date: date }))
    .max(mostAwaySpans)
    .optional()
    .meta({ description: 'days away; unchanged if omitted (SPKR-R13)' }),
  version,
});

export const worldCongregation = z.object({
  id: idOf('congregation, as in GET /world/congregations'),
  name: z.string().meta({ description: 'name of the congregation' }),
  country_id: idOrZero.nullable(),
  region_id: idOrZero.nullable(),
  circuit: z.string().nullable(),
  suburb: z.string().nullable(),
  public_day: count,
  public_start_time: z.string(),
  active: z.boolean().meta({ description: 'the caller’s own congregation (SPKR-O1)' }),
  scheduling_active: z
    .boolean()
    .meta({ description: 'uses the schedule of this installation, so only its own members can change it' }),
  speakers: count.meta({ description: 'number of speakers it shows' }),
});

export const contact = z.object({
  id: idOrZero.nullable().meta({ description: 'id of the person; null outside the caller’s congregation' }),
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  congregation: idOrZero.meta({ description: 'id of the congregation, as in GET /world/congregations' }),
  version: count.nullable().meta({ description: 'null for congregations that use this installation' }),
});

export const outline = z.object({ number: count, title: z.string().nullable() });

export const speaker = z.object({
  id: idOf('speaker, as in POST /congregation-speakers'),
  congregation_id: idOrZero,
  congregation: z.string(),
  full_name: z.string(),
  last_first: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_reading: z.string().nullable().meta({
    description:
      'E.164 of a number of a manually maintained speaker that is stored as text, parsed in the country of the congregation; null otherwise (SPKR-R14)',
  }),
  appointment: z.string(),
  outlines: z.array(outline).meta({ description: 'public talks that the speaker has prepared' }),
  away_dates: z
    .array(z.object({ start_date: z.string(), end_date: z.string() }))
    .meta({ description: 'days away of our own speakers and of manually maintained ones; empty for others' }),
  editable: z
    .boolean()
    .meta({ description: 'manually maintained, so the caller’s congregation may change it' }),
  version: count.nullable(),
});

export const partnership = z.enum(['own', 'kept', 'partner', 'asked', 'asks', 'none']).meta({
  description: 'the caller’s own congregation, a manually maintained one, or the state of the partnership',
});

export const congregation = z.object({
  id: idOf('congregation, as in GET /world/congregations'),
  name: z.string().meta({ description: 'name of the congregation' }),
  country_id: idOrZero.nullable(),
  region_id: idOrZero.nullable(),
  suburb: z.string().nullable(),
  postcode: z.string().nullable(),
  address: z.string().nullable(),
  circuit: z.string().nullable(),
  lang: z.string().nullable(),
  timezone_id: z.string().nullable(),
  ptc: contact.nullable(),
  public_day: count,
  public_start_time: z.string(),
  active: z.boolean().meta({ description: 'the congregation of the caller' }),
  scheduling_active: z.boolean(),
  partnership,
  speakers: z.array(speaker),
  version: count.nullable(),
});

export const use = z.object({
  date: z.string(),
  kind: z.enum(['talk', 'away-talk']),
  name: z.string().meta({ description: 'name of the speaker, or of the host congregation' }),
});

export const deleteCheck = z.object({
  deletable: z.boolean(),
  name: z.string().meta({ description: 'name of the congregation' }),
  uses: z.array(use),
});
