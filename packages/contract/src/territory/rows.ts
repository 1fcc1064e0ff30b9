/** Rows of the territory as its editors see them (MAPS-D3 to MAPS-D7, ADDR-D4). */
import { z } from 'zod';
import { count } from '../fields.ts';
import { typeId } from '../maps/rows.ts';

export const mapDetails = z.object({
  id: count,
  number: z.string(),
  name: z.string().nullable(),
  suburb: count.nullable().meta({ description: 'suburb id' }),
  type_id: typeId,
  lang: z.string().nullable(),
  blocks: count,
  blocks_as_letters: z.boolean(),
  order: count,
  last_completed: z.string().nullable(),
  picture: z.string().nullable().meta({ description: 'path under /api' }),
  assigned: z.boolean(),
  version: count,
});

export const listedSuburb = z.object({
  id: count,
  suburb: z.string(),
  code: z.string().nullable(),
  region_id: count.nullable(),
  map_id: count.nullable(),
  version: count,
});

export const listedStreet = z.object({
  id: count,
  name: z.string(),
  suburb_id: count.nullable(),
  map_id: count,
  version: count,
});

export const region = z.object({ id: count, code: z.string(), name: z.string(), country_id: count });
export const country = z.object({ id: count, code: z.string(), name: z.string() });
