/** Row schemas of maps: list, page, history (MAPS-D1 to MAPS-D6). */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { z } from 'zod';
import {
  count,
  idOf,
  idOrZero,
  instant,
  numericText,
  optional,
  optionalText,
  reference,
} from '../../fields.ts';
import { availableAddress, doNotCall, foreignAddress, preloadedAddress } from '../addresses/rows.ts';

export const typeId = z.literal(mapTypes.codes);
export const campaign = z.literal(campaigns.codes);

/** Further fields of the Assign Maps form (ASSIGN-D3); only assigning and reassigning use them. */
export const assignForm = {
  number: optional(numericText(10)).meta({ description: 'number of the map; another one is refused' }),
  type_id: typeId.optional(),
  personal: z.boolean().optional(),
  user: reference.nullish(),
  campaign: campaign.optional(),
  campaign_name: optionalText(60),
};

/** The assignment by its id, or as an object of a map; blank if the map has none. */
export const seenAssignment = z
  .union([
    reference,
    z
      .object({ id: reference.meta({ description: 'id of the assignment of the map' }) })
      .transform((assignment) => assignment.id),
    z.literal('').transform(() => null),
  ])
  .nullish();

const suburb = z.object({
  id: idOf('suburb, as in GET /suburbs'),
  suburb: z.string(),
  code: z.string().nullable(),
  region_id: idOrZero.nullable(),
  map_id: idOrZero.nullable(),
});

const street = z.object({
  id: idOf('street, as in GET /maps/{number}'),
  name: z.string().meta({ description: 'name of the street' }),
  suburb_id: idOrZero.nullable(),
  map_id: idOrZero,
  version: count,
});

const holderId = idOrZero.nullable().meta({ description: 'null for an imported name without a person' });

export const currentAssignment = z.object({
  id: idOf('assignment of the map'),
  user: z
    .object({ id: holderId, full_name: z.string() })
    .nullable()
    .meta({ description: 'holder of the map' }),
  personal: z.boolean(),
  assigned_at: instant,
  started: z.boolean(),
  progress: z.object({ blocks: z.array(count) }).meta({ description: 'completed blocks' }),
  completed: z.int().min(0).max(100).meta({ description: 'percent (MAPS-O4)' }),
  time_out: count.meta({ description: 'whole days since it was assigned (MAPS-O3)' }),
  homes_marked: z.boolean().meta({
    description: 'the holder added the preloaded addresses of a residential map to its list (ADDR-R67)',
  }),
});

export const map = z.object({
  id: idOf('map, as in GET /maps'),
  number: z.string().meta({ description: 'number of the map' }),
  name: z.string().nullable().meta({ description: 'name of the map; null without one' }),
  suburb: suburb.nullable().meta({ description: 'suburb of the map; null without one' }),
  type_id: typeId,
  order: count,
  blocks_as_letters: z.boolean(),
  total_blocks: count,
  completed_blocks: count,
  address_count: count,
  address_with_phone_count: count,
  unassigned_address_count: count,
  asset: z
    .object({
      location: z
        .string()
        .meta({ description: 'path of the picture under /api; a new picture has a new path' }),
      filename: z.string(),
      width: count,
      height: count,
    })
    .nullable(),
  assignment: currentAssignment.nullable(),
  user: holderId.meta({
    description: 'id of the holder; null if unassigned or held by an imported name',
  }),
  time_out: count.nullable().meta({ description: 'whole days since it was assigned (MAPS-O3)' }),
  campaign,
  campaign_name: z.string().nullable(),
  locked: z.boolean(),
  last_completed: z.string().nullable(),
});

const turn = { assigned_at: instant, returned_at: instant.nullable() };

export const historyRow = z.object({
  id: idOf('assignment of the map'),
  map_id: idOrZero,
  assigned_at: instant,
  returned_at: instant.nullable(),
  personal: z.boolean(),
  campaign,
  campaign_name: z.string().nullable(),
  completed: z.boolean().meta({ description: 'the map was completed' }),
  started: z.boolean(),
  progress: z.object({ blocks: z.array(count) }).meta({ description: 'completed blocks' }),
  start_unknown: z
    .boolean()
    .meta({ description: 'only the completion date was imported, and `assigned_at` is that date' }),
  note: z.string().nullable().meta({ description: 'note of the person who handed the map in (MAPS-X1)' }),
  users: z
    .array(
      z.object({
        id: holderId,
        full_name: z.string(),
        ...turn,
        pivot: z.object(turn).meta({ description: 'same values, nested as in the specification' }),
      }),
    )
    .meta({ description: 'successive holders' }),
});

/** Lists that a person may not see are missing, never empty (MAPS-R6). */
export const mapPage = z.object({
  map: map.meta({ description: 'the map' }),
  suburbs: z.array(suburb.extend({ version: count })).optional(),
  streets: z.array(street).meta({ description: 'streets of the map' }),
  foreign: z.array(foreignAddress).optional(),
  availableAddresses: z.array(availableAddress).optional(),
  preloadedAddresses: z.array(preloadedAddress).optional(),
  homesToMark: count.optional().meta({
    description:
      'number of preloaded addresses that the holder may add to the list of a residential map; missing for others and once added (ADDR-R67)',
  }),
  doNotCalls: z.array(doNotCall).optional(),
  ownDoNotCalls: z.array(idOrZero).optional().meta({
    description: 'ids of do-not-calls that the caller added; only without the permission to change all',
  }),
  assignments: z.array(historyRow).optional(),
});
