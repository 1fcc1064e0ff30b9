/** Search for the maps of a street or an address (ADDR-R50). */
import { z } from 'zod';
import { filledFlattened, idOrZero } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const addressSearch = {
  searchAddresses: operation({
    name: 'addresses.searchAddresses',
    method: 'GET',
    path: '/address-search',
    summary: 'Search streets by name, with their maps, at most 20 (ADDR-R50)',
    description: 'If the text contains a house number, streets with that number come first.',
    permission: 'maps.streets',
    scope: 'congregation',
    query: z.strictObject({
      text: filledFlattened(60).meta({
        examples: ['Foam Street 14'],
        description: 'street, with or without a house number',
      }),
    }),
    reply: z.object({
      streets: z
        .array(
          z.object({
            street_id: idOrZero,
            street: z.string(),
            suburb: z.string().nullable(),
            map_id: idOrZero,
            map_number: z.string(),
            house: z
              .string()
              .nullable()
              .meta({ description: 'house number of the search, if the street has it' }),
          }),
        )
        .meta({ description: 'streets found' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'streets', 'availableAddresses', 'preloadedAddresses'],
  }),
};
