/** Row schemas of maps: list, page, history (MAPS-D1 to MAPS-D6). */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { z } from 'zod';
import { count, idOrZero, instant, numericText, optional, optionalText, reference } from '../../fields.ts';
import { availableAddress, doNotCall, foreignAddress, preloadedAddress } from '../addresses/rows.ts';

export const typeId = z.literal(mapTypes.codes);
export const campaign = z.literal(campaigns.codes);

/** Further fields of the Assign Maps form (ASSIGN-D3); only assigning and reassigning use them. */
export const assignForm = {
  number: optional(numericText(10)),
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
    z.object({ id: reference }).transform((assignment) => assignment.id),
    z.literal('').transform(() => null),
  ])
  .nullish();

const suburb = z.object({
  id: idOrZero,
  suburb: z.string(),
  code: z.string().nullable(),
  region_id: idOrZero.nullable(),
  map_id: idOrZero.nullable(),
});

const street = z.object({
  id: idOrZero,
  name: z.string(),
  suburb_id: idOrZero.nullable(),
  map_id: idOrZero,
  version: count,
});

const holderId = idOrZero.nullable().meta({ description: 'null for an imported name without a person' });

export const currentAssignment = z.object({
  id: idOrZero,
  user: z.object({ id: holderId, full_name: z.string() }).nullable(),
  personal: z.boolean(),
  assigned_at: instant,
  started: z.boolean(),
  progress: z.object({ blocks: z.array(count) }),
  completed: z.int().min(0).max(100).meta({ description: 'percent (MAPS-O4)' }),
  time_out: count.meta({ description: 'whole days since it was assigned (MAPS-O3)' }),
});

export const map = z.object({
  id: idOrZero,
  number: z.string(),
  name: z.string().nullable(),
  suburb: suburb.nullable(),
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
  id: idOrZero,
  map_id: idOrZero,
  assigned_at: instant,
  returned_at: instant.nullable(),
  personal: z.boolean(),
  campaign,
  campaign_name: z.string().nullable(),
  completed: z.boolean(),
  started: z.boolean(),
  progress: z.object({ blocks: z.array(count) }),
  start_unknown: z
    .boolean()
    .meta({ description: 'only the completion date was imported, and `assigned_at` is that date' }),
  note: z.string().nullable().meta({ description: 'note of the person who handed the map in (MAPS-X1)' }),
  users: z.array(
    z.object({
      id: holderId,
      full_name: z.string(),
      ...turn,
      pivot: z.object(turn).meta({ description: 'same values, nested as in the specification' }),
    }),
  ),
});

/** Lists that a person may not see are missing, never empty (MAPS-R6). */
export const mapPage = z.object({
  map,
  suburbs: z.array(suburb.extend({ version: count })).optional(),
  streets: z.array(street),
  foreign: z.array(foreignAddress).optional(),
  availableAddresses: z.array(availableAddress).optional(),
  preloadedAddresses: z.array(preloadedAddress).optional(),
  doNotCalls: z.array(doNotCall).optional(),
  ownDoNotCalls: z.array(idOrZero).optional().meta({
    description: 'ids of do-not-calls that the caller added; only without the permission to change all',
  }),
  assignments: z.array(historyRow).optional(),
});
